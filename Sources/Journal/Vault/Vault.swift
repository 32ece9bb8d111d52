// Vault: the folder a person calls their diary, and the keys that open it.
//
// In come a path and a secret (a passphrase or a key file); out go the vault's identity and the
// master keys of every epoch the secret opens. A vault folder is known by its marker, so that
// nothing is ever written into a folder that is none. Key files are added and never edited, but for
// a change of secret, which puts another whole file in the place of each of the vault's own; they
// are useless without the secret. The bytes are described in `Schemas/vault-format.md`. This layer
// knows nothing of events, records or segments.
