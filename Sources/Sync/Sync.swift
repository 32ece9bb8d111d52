// The room Sync.
