// The room Files.
