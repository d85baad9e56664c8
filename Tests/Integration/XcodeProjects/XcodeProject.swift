import Foundation

/// An Xcode project as objects with identifiers, which refer to each other.
struct XcodeProject {
  typealias Object = [String: Any]

  /// The folder that contains the project.
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
    // Version 77 of the project format is the first version with synchronized folders, whose files the project does not
    // list.
    let version = list["objectVersion"] as? String ?? ""
    guard version == "77" else { throw Mistake.format(version) }
    self.objects = objects
    self.root = root
  }

  /// Returns the objects that a key of an object refers to.
  func objects(_ key: String, of object: Object) -> [Object] { names(key, of: object).compactMap { objects[$0] } }

  func names(_ key: String, of object: Object) -> [String] {
    switch object[key] {
    case let name as String: [name]
    case let names as [String]: names
    default: []
    }
  }

  /// Returns all objects of a kind with their identifiers, in the order of the identifiers.
  func all(_ isa: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value["isa"] as? String == isa }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the name of an object for messages.
  func title(of id: String) -> String {
    let object = objects[id] ?? [:]
    let name = ["name", "path", "productName", "relativePath"].compactMap { object[$0] as? String }.first
    return [object["isa"] as? String, name, id].compactMap { $0 }.joined(separator: " ")
  }
}
