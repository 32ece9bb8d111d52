// The room Content.
