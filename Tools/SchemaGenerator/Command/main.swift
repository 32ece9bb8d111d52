import Foundation
import SchemaGeneration

// Reads the descriptor set of the schema and writes the generated Swift files; run it through
// Tools/generate-schema, from the root of the tree.
let descriptors = try Data(contentsOf: URL(filePath: "Schemas/echolog/v1/events.descriptors"))
let schema = try Schema(descriptorSet: [UInt8](descriptors))
for (path, text) in schema.files {
  let url = URL(filePath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}
