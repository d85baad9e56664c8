import Foundation

/// A project as Xcode keeps it: objects by their identifiers, which name one another by them.
struct XcodeProject {
  typealias Object = [String: Any]

  /// The folder that the project is in.
  let folder: URL
  let bundle: URL
  let objects: [String: Object]
  let root: String

  enum Mistake: Error {
    case noProject
    case format(String)
  }

  init(at path: String) throws {
    bundle = URL(fileURLWithPath: path)
    folder = bundle.deletingLastPathComponent()
    let data = try Data(contentsOf: bundle.appendingPathComponent("project.pbxproj"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? Object, let objects = list["objects"] as? [String: Object],
      let root = list["rootObject"] as? String
    else { throw Mistake.noProject }
    // The first with folders whose files need not be listed.
    let version = list["objectVersion"] as? String ?? ""
    guard version == "77" else { throw Mistake.format(version) }
    self.objects = objects
    self.root = root
  }

  /// The objects that a key of an object names.
  func objects(_ key: String, of object: Object) -> [Object] { names(key, of: object).compactMap { objects[$0] } }

  func names(_ key: String, of object: Object) -> [String] {
    switch object[key] {
    case let name as String: [name]
    case let names as [String]: names
    default: []
    }
  }

  /// All objects of a kind, by identifier.
  func all(_ isa: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value["isa"] as? String == isa }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What to call an object in a message.
  func title(of id: String) -> String {
    let object = objects[id] ?? [:]
    let name = ["name", "path", "productName", "relativePath"].compactMap { object[$0] as? String }.first
    return [object["isa"] as? String, name, id].compactMap { $0 }.joined(separator: " ")
  }
}
