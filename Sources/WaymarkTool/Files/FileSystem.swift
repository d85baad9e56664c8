#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package enum FileSystem {
  package static var currentFolder: String { FileManager.default.currentDirectoryPath }
  @discardableResult package static func enter(_ folder: String) -> Bool { chdir(folder) == 0 }
  package static func exists(_ path: String) -> Bool { status(of: path) != nil }
  package static func isFolder(_ path: String) -> Bool { status(of: path).map { kind($0) == S_IFDIR } ?? false }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && kind(status) == S_IFLNK
  }

  package static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 && !isFolder(path) }

  /// Follows symbolic links.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func kind(_ status: stat) -> mode_t { status.st_mode & S_IFMT }

  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Empty for only a file name, and `/` for `/`. Foundation's function crashes on Linux for a path of one character.
  package static func folder(of path: String) -> String {
    var rest = path.unicodeScalars[...]
    func dropSlashes() { while rest.last == "/" { rest.removeLast() } }
    dropSlashes()
    rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    dropSlashes()
    return rest.isEmpty && path.unicodeScalars.first == "/" ? "/" : String(rest)
  }

  package static func name(of path: String) -> String {
    path.unicodeScalars.split(separator: "/").last.map { String($0) } ?? ""
  }

  /// Simplifies the relative path first: `./a/../b` becomes `b`.
  package static func joined(_ folder: String, _ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    return appending(to: folder, components.joined(separator: "/"))
  }

  package static func appending(to folder: String, _ path: String) -> String {
    var folder = folder.unicodeScalars[...]
    var path = path.unicodeScalars[...]
    while folder.count > 1, folder.last == "/" { folder.removeLast() }
    while path.last == "/" { path.removeLast() }
    while path.first == "/" { path.removeFirst() }
    guard !path.isEmpty, !folder.isEmpty else { return String(folder) + String(path) }
    return String(folder) + (folder.last == "/" ? "" : "/") + String(path)
  }

  /// Both arguments must be absolute paths without symbolic links.
  package static func relative(_ path: String, to folder: String) -> String {
    let path = path.unicodeScalars.split(separator: "/").map(String.init)
    let folder = folder.unicodeScalars.split(separator: "/").map(String.init)
    let common = zip(path, folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - common) + path[common...]).joined(separator: "/")
  }

  package static func names(in folder: String) throws(CommandError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CommandError("cannot read the folder \(folder): \(reason(error))")
    }
  }

  /// This order is the same on every machine.
  package static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package static func read(
    _ path: String, shownAs shown: String? = nil, limit: Int, noun: String = "a spec file"
  ) throws(CommandError) -> [UInt8] {
    let shown = shown ?? path
    let size = try sizeOfRegularFile(path, shownAs: shown)
    guard size <= limit else {
      throw tooLarge(shown, size, limit, noun: noun)
    }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw CommandError("cannot read \(shown): \(reason(error))")
    }
  }

  static func sizeOfRegularFile(_ path: String, shownAs shown: String) throws(CommandError) -> Int {
    guard let status = status(of: path) else {
      let code = errno
      let link = code == ELOOP ? "the symbolic link leads back to itself" : "the symbolic link is broken"
      throw CommandError("cannot read \(shown): \(isLink(path) ? link : reason(code))")
    }
    switch kind(status) {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw CommandError("cannot read \(shown): the path is a folder")
    // A read from a named pipe may block, and a read from a device may never end.
    default: throw CommandError("cannot read \(shown): the path is not a regular file")
    }
  }

  package static func tooLarge(_ shown: String, _ size: Int, _ limit: Int, noun: String = "a spec file") -> CommandError
  {
    CommandError(
      "\(shown) has \(size / 1_048_576) MiB, but \(noun) can have at most \(limit / 1_048_576) MiB; check the path")
  }

  /// An existing file keeps its permissions.
  package static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let parent = folder(of: path)
    guard parent.isEmpty || exists(parent) else {
      throw CommandError("cannot write \(path): there is no folder \(parent); create the folder")
    }
    let permissions = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
      }
    } catch {
      throw CommandError("cannot write \(path): \(reason(error))")
    }
  }

  package static func makePrivateFolder(_ name: String, in shared: String) throws(CommandError) -> String {
    let path = appending(to: shared, "\(name)-\(getuid())")
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      throw CommandError("cannot create the folder \(path): \(reason(errno))")
    }
    var status = stat()
    guard lstat(path, &status) == 0, kind(status) == S_IFDIR, status.st_uid == getuid(), status.st_mode & 0o077 == 0
    else {
      throw CommandError("\(path) is not a private folder of this user; remove it, or set TMPDIR to another folder")
    }
    return path
  }

  package static func makeFolder(_ path: String) throws(CommandError) {
    var ancestor = path
    while !ancestor.isEmpty, ancestor != "/", !exists(ancestor) { ancestor = folder(of: ancestor) }
    if exists(ancestor), !isFolder(ancestor) {
      throw CommandError("cannot write into \(path): \(ancestor) is a file, not a folder")
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError("cannot create the folder \(path): \(reason(error))")
    }
  }

  /// The error message already contains the path.
  private static func reason(_ error: any Error) -> String {
    let cocoaError = error as? CocoaError
    if let posixError = (cocoaError?.underlying ?? error) as? POSIXError { return reason(posixError.code.rawValue) }
    switch cocoaError?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: return "there is no such file"
    case .fileReadNoPermission?, .fileWriteNoPermission?: return "permission denied"
    case .fileWriteOutOfSpace?: return "the disk is full"
    default: return "\(error)"
    }
  }

  static func reason(_ code: Int32) -> String {
    code == ENOENT ? "there is no such file" : String(cString: strerror(code)).lowercased()
  }
}

extension FileSystem {
  /// The memory does not depend on the size of the file.
  package static func forEachChunk(of path: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    _ = try sizeOfRegularFile(path, shownAs: path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CommandError("cannot read \(path): \(reason(errno))") }
    defer { systemClose(descriptor) }
    try forEachChunk(of: descriptor, named: path, body)
  }

  package static func forEachChunkOfInput(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    try forEachChunk(of: STDIN_FILENO, named: "standard input", body)
  }

  private static func forEachChunk(
    of descriptor: Int32, named name: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = systemRead(descriptor, &buffer)
      if count == 0 { return }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw CommandError("cannot read \(name): \(reason(errno))")
      }
      try buffer.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// Writes temporary files in the same folders, and then renames them. Never replaces a file; an error removes the
  /// created files and folders.
  package static func writeNew(_ files: [(path: String, bytes: [UInt8])], to folder: String) throws(CommandError) {
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

package struct CommandError: Error {
  package let message: String

  package init(_ message: String) { self.message = message }
}
