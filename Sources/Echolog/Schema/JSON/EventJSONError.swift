/// Why a JSON text is no event. The names are those of members.
package enum EventJSONError: Error, Equatable, Hashable, Sendable {
  case syntax(JSONError)
  /// A message must be an object.
  case noObject
  case unknownField(String)
  case duplicateField(String)
  /// More than one member of a oneof.
  case severalBodies(String)
  /// The value has not the kind that the field has in the schema.
  case wrongKind(field: String)
  /// A number that does not fit the field's type, or no whole number.
  case outOfRange(field: String, value: String)
  case unknownName(field: String, value: String)
  case badBase64(field: String)
}
