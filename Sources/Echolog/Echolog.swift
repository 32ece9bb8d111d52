// The room Echolog.
