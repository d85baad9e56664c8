import Foundation

/// Files beside the tests.
enum Fixture {
  static func decode<Value: Decodable>(_: Value.Type, from name: String) throws -> Value {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures").appendingPathComponent(name)
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
  }
}
