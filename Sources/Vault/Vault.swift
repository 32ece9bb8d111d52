// The room Vault.
