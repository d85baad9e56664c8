import WaymarkDiagnostics

extension FileTree {
  package func replacingContents(with texts: [String: [UInt8]]) -> FileTree {
    guard !texts.isEmpty else { return self }
    let tree = self
    func path(_ path: String) -> String? {
      if let resolved = tree.resolved(path) { return resolved }
      // The file is new, and only its folder exists.
      guard let folder = tree.resolved(tree.folder(of: path)) else { return nil }
      let whole = FileSystem.appending(to: folder, FileSystem.name(of: path))
      return texts[whole] == nil ? nil : whole
    }
    return FileTree(
      exists: { path($0) != nil }, isFolder: tree.isFolder, isLink: tree.isLink, obstacle: tree.obstacle,
      isPackage: tree.isPackage,
      resolved: path,
      names: { folder throws(CommandError) in
        let names = try tree.names(folder)
        guard let folder = tree.resolved(folder) else { return names }
        let added = texts.keys.filter { FileSystem.folder(of: $0) == folder }.map { FileSystem.name(of: $0) }
        return added.isEmpty ? names : Array(Set(names).union(added))
      },
      read: { name, shown, limit throws(CommandError) in
        guard let text = path(name).flatMap({ texts[$0] }) else { return try tree.read(name, shown, limit) }
        guard text.count <= limit else { throw FileSystem.tooLarge(shown, text.count, limit) }
        return text
      },
      prefix: tree.prefix)
  }
}
