import Foundation

/// The folders of a target that Xcode 16 or later keeps in step with the disk.
///
/// The files of these folders are in no build phase, so Xcode may not list them for a plugin. The folders are in the
/// project file, a property list in ASCII with objects that refer to each other.
struct SynchronizedFolders {
  private typealias Objects = [String: [String: Any]]

  private let folder: URL
  private let projects: [Objects]

  /// Reads the project file in a folder. If the file cannot be read, its targets have no synchronized folders.
  init(ofProjectAt folder: URL) {
    self.folder = folder
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    projects = files.filter { $0.pathExtension == "xcodeproj" }.compactMap { file in
      guard let data = try? Data(contentsOf: file.appending(path: "project.pbxproj")) else { return nil }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: Any])?["objects"] as? Objects
    }
  }

  /// Returns the specs in the synchronized folders of a target, in any order.
  func specs(of target: String) -> [URL] {
    projects.flatMap { folders(of: target, $0) }.flatMap(Self.specs)
  }

  private static func specs(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles, .skipsPackageDescendants])
    return (files?.compactMap { $0 as? URL } ?? []).filter(\.isSpec)
  }

  private func folders(of target: String, _ objects: Objects) -> [URL] {
    var groups: [String: String] = [:]
    for (id, object) in objects { for child in object["children"] as? [String] ?? [] { groups[child] = id } }
    return objects.values
      .filter { ($0["isa"] as? String)?.hasSuffix("Target") == true && $0["name"] as? String == target }
      .flatMap { $0["fileSystemSynchronizedGroups"] as? [String] ?? [] }
      .map {
        folder.appending(path: Self.path(of: $0, objects, groups).joined(separator: "/"), directoryHint: .isDirectory)
      }
  }

  /// The path of a folder, which is relative to the folder of its group, or to the folder of the project.
  private static func path(
    of id: String, _ objects: Objects, _ groups: [String: String]
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
