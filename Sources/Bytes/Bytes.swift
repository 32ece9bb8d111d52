// The room Bytes.
