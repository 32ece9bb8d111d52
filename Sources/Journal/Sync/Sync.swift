// Sync: two devices, one history, any folder between them.
//
// In come the sealed segments of this device and those that lie in a shared folder; out goes a plan
// of which to fetch and which to ship, and then the copies themselves, each written whole and
// renamed into place. What is compared are extents, never names of files, and records only where no
// chain hash shows whether two of them are one history. The carrier sees ciphertext, sizes and
// random names. A file that is missing is never a wish to delete, and one that can not be read
// delays nothing. Every byte of segments on both sides is read: a copy that is damaged there is
// replaced by the good one here, and what is damaged here is fetched from there. A file with words
// that are redacted in another one is taken away once all else that it has was read whole in
// others. The files of attachments follow, compared by names and lengths; those that nobody wants
// any more go on both sides. Nothing else that lies in the shared folder is edited or removed. A
// `Replica` heals the copy that a repair writes, from a shared folder or from another vault. What
// the received events mean is decided above.
