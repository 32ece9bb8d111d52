// Schema: what is written in a record, and how it is read back.
//
// In come the bytes of one record, or an event that a decision made; out go `Event` values, the
// bytes of a record, single texts of it, or the JSON mapping of proto3. The schema is
// `Schemas/echolog/v1`; `Generated` is made from it by Tools/generate-schema, the rest is how
// single fields are spelled.
//
// The promises: decoding for the fold allocates nothing for texts, reads unknown fields over, turns
// a body of a later version into `.unknown`, and answers any bytes whatever with an event or an
// `EventDecodingError`. Equal events have equal bytes.
