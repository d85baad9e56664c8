#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// The function writes the bytes to temporary files in the same folders first, and then renames these files. If an
  /// error occurs, the function removes the files and the folders that it created. The function never replaces a file.
  package static func writeNew(
    _ files: [(path: String, bytes: [UInt8])], to folder: String
  ) throws(CommandError) {
    let paths = files.map { appending(to: folder, $0.path) }
    for path in paths { try checkIsNew(path) }
    var undo: [() -> Void] = []
    do throws(CommandError) {
      for parent in Set([folder] + paths.map(self.folder)).sorted() where !parent.isEmpty {
        for missing in missingFolders(parent) { undo.append { rmdir(missing) } }
        try makeFolder(parent)
      }
      var staged: [(temporary: String, path: String)] = []
      for (path, file) in zip(paths, files) {
        let temporary = appending(to: self.folder(of: path), ".\(name(of: path)).\(getpid())")
        undo.append { unlink(temporary) }
        try create(temporary, file.bytes, shownAs: path)
        staged.append((temporary, path))
      }
      for file in staged {
        try checkIsNew(file.path)
        guard rename(file.temporary, file.path) == 0 else {
          throw CommandError("cannot write \(file.path): \(reason(errno))")
        }
        undo.append { unlink(file.path) }
      }
    } catch {
      for action in undo.reversed() { action() }
      throw error
    }
  }

  package static func checkIsNew(_ path: String) throws(CommandError) {
    guard !exists(path), !isLink(path) else {
      throw CommandError("\(path) already exists, so nothing was written; choose another folder or move that file")
    }
  }

  private static func missingFolders(_ path: String) -> [String] {
    var missing: [String] = []
    var ancestor = path
    while !ancestor.isEmpty, ancestor != "/", !exists(ancestor) {
      missing.append(ancestor)
      ancestor = folder(of: ancestor)
    }
    return missing.reversed()
  }

  private static func create(_ path: String, _ bytes: [UInt8], shownAs shown: String) throws(CommandError) {
    func fail() -> CommandError { CommandError("cannot write \(shown): \(reason(errno))") }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw fail() }
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: $0[start...])) }
      guard count >= 0 || errno == EINTR else {
        let error = fail()
        systemClose(descriptor)
        throw error
      }
      start += max(count, 0)
    }
    systemClose(descriptor)
  }
}
