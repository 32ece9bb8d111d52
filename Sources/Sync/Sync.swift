// The room Sync: two devices, one history, any folder between them.
//
// In come the sealed segments that this device holds and those that lie in a shared folder; out
// goes a plan of which to fetch and which to ship, and then the copies themselves, each written
// whole and renamed into place. What is compared are stretches of numbers, never names of files.
// The carrier sees ciphertext, sizes and random names. A file that is missing is never a wish to
// delete, a file that can not be read delays nothing, and nothing that lies in the shared folder is
// edited or removed. What the received events mean is decided above.
