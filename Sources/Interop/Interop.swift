// The room Interop.
