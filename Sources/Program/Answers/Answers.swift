// Answers: what a person or a script reads.
//
// In come statements that were understood, answers of the diary, and errors; out go pages. A page
// is the same answer three ways: lines for people (with width, colour and ASCII fallback), rows
// separated by tabs, and JSON with a schema name. Every sentence of the program is among the
// messages. Nothing here reads or writes a stream, asks a terminal or knows the time.
//
// It promises that words from the journal can not steer a terminal: control characters end here.
