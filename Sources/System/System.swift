// The room System.
