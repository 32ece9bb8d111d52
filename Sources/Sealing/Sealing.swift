// The room Sealing.
