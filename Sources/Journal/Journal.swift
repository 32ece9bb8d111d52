// The room Journal.
