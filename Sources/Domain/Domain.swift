// The room Domain.
