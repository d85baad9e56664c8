import Foundation

/// The folders of a target that Xcode 16 or later keeps in step with the disk.
///
/// The files of these folders are in no build phase, so Xcode may not list them for a plugin. The folders are in the
/// project file, a property list in ASCII with objects that refer to each other.
enum SynchronizedFolders {
  /// Returns the specs in the synchronized folders of a target.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - folder: The folder of the project.
  /// - Returns: The specs, in any order, or no specs if the project file cannot be read.
  static func specs(of target: String, inProjectAt folder: URL) -> [URL] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "xcodeproj" }
      .compactMap { try? Data(contentsOf: $0.appending(path: "project.pbxproj")) }
      .flatMap { folders(of: target, inProject: $0, at: folder) }
      .flatMap(specs)
  }

  private static func specs(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles, .skipsPackageDescendants])
    return (files?.compactMap { $0 as? URL } ?? []).filter(\.isSpec)
  }

  private static func folders(of target: String, inProject file: Data, at folder: URL) -> [URL] {
    let list = try? PropertyListSerialization.propertyList(from: file, format: nil)
    guard let objects = (list as? [String: Any])?["objects"] as? [String: [String: Any]] else { return [] }
    var groups: [String: String] = [:]
    for (id, object) in objects { for child in object["children"] as? [String] ?? [] { groups[child] = id } }
    return objects.values
      .filter { ($0["isa"] as? String)?.hasSuffix("Target") == true && $0["name"] as? String == target }
      .flatMap { $0["fileSystemSynchronizedGroups"] as? [String] ?? [] }
      .map { folder.appending(path: path(of: $0, objects, groups).joined(separator: "/"), directoryHint: .isDirectory) }
  }

  /// The path of a folder, which is relative to the folder of its group, or to the folder of the project.
  private static func path(
    of id: String, _ objects: [String: [String: Any]], _ groups: [String: String]
  ) -> [String] {
    var path: [String] = []
    var next: String? = id
    var visited: Set<String> = []
    while let id = next, let object = objects[id], visited.insert(id).inserted {
      if let name = object["path"] as? String { path.insert(name, at: 0) }
      next = object["sourceTree"] as? String == "<group>" ? groups[id] : nil
    }
    return path
  }
}
