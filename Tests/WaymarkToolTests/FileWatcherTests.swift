import Foundation
import Testing
import WaymarkTool

/// Tests of the watcher with a simulated clock.
@Suite("A watcher of files")
struct FileWatcherTests {
  @Test("An unchanged file causes no report of the file watcher")
  func nothing() throws {
    try withScratchFolder { folder in
      var watch = Watch(folder.appendingPathComponent("a"))
      for _ in 0..<50 { expect(watch.hasChanges(after: 100), false) }
    }
  }

  @Test("A file watcher reports a burst of changes a few times and always reports the last change")
  func burst() throws {
    try withScratchFolder { folder in
      let file = folder.appendingPathComponent("a")
      var watch = Watch(file)
      var reports = 0
      for number in 1...1_000 {
        // Each content has another size, because two writes can have the same time.
        try Data(repeating: 0x61, count: number).write(to: file)
        if watch.hasChanges(after: 10) { reports += 1 }
      }
      // The burst takes 10 seconds.
      #expect((8...11).contains(reports))
      expect(watch.settles(), true)
      expect(watch.settles(), false)
    }
  }

  @Test("A file watcher reports changes of a file only after the file stops changing for a while")
  func settling() throws {
    try withScratchFolder { folder in
      let file = folder.appendingPathComponent("a")
      var watch = Watch(file)
      try Data("1".utf8).write(to: file)
      expect(watch.hasChanges(after: 100), false)
      try Data("22".utf8).write(to: file)
      expect(watch.hasChanges(after: 50), false)
      expect(watch.hasChanges(after: 50), false)
      expect(watch.hasChanges(after: 50), true)
    }
  }

  @Test("A file that another program moves away and back causes no report of the file watcher")
  func undone() throws {
    try withScratchFolder { folder in
      let (file, other) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
      try Data("1".utf8).write(to: file)
      var watch = Watch(file)
      try FileManager.default.moveItem(at: file, to: other)
      expect(watch.hasChanges(after: 100), false)
      try FileManager.default.moveItem(at: other, to: file)
      expect(watch.settles(), false)
    }
  }

  @Test(
    "A file watcher reports changes of the mode, the kind, and the symbolic link of a file", arguments: [0, 1, 2, 3])
  func kinds(_ kind: Int) throws {
    try withScratchFolder { folder in
      let manager = FileManager.default
      let file = folder.appendingPathComponent("a")
      let (one, two) = (folder.appendingPathComponent("one"), folder.appendingPathComponent("two"))
      for target in [one, two] { try Data("1".utf8).write(to: target) }
      try manager.createSymbolicLink(at: file, withDestinationURL: one)
      var watch = Watch(file)
      switch kind {
      case 0: try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: one.path)
      case 1:
        try manager.removeItem(at: file)
        try manager.createSymbolicLink(at: file, withDestinationURL: two)
      case 2:
        try manager.removeItem(at: one)
        try manager.createDirectory(at: one, withIntermediateDirectories: false)
      default:
        try manager.removeItem(at: file)
        #expect(mkfifo(file.path, 0o600) == 0)
      }
      expect(watch.settles(), true)
    }
  }

  @Test("A file watcher distinguishes a changed list of files in a folder from a changed file")
  func listings() throws {
    try withScratchFolder { folder in
      let file = folder.appendingPathComponent("a")
      let record = FileRecord()
      record.add(folder.path, isListing: true)
      record.add(file.path)
      var watcher = FileWatcher(record)
      try Data().write(to: folder.appendingPathComponent("b"))
      let now = ContinuousClock.now
      expect(watcher.check(at: now) == nil, true)
      expect(watcher.check(at: now + .seconds(1))?.isOnlyListings == true, true)
      try Data().write(to: file)
      expect(watcher.check(at: now + .seconds(3))?.isOnlyListings == false, true)
    }
  }

  /// The macro `#expect` can't contain calls of mutating methods.
  private func expect(_ result: Bool, _ expected: Bool, at location: SourceLocation = #_sourceLocation) {
    #expect(result == expected, sourceLocation: location)
  }

  /// A watcher of one path with a simulated clock.
  private struct Watch {
    private let path: String
    private var watcher: FileWatcher
    private var now = ContinuousClock.now

    init(_ file: URL) {
      path = file.path
      watcher = Self.watcher(of: path)
    }

    private static func watcher(of path: String) -> FileWatcher {
      let record = FileRecord()
      record.add(path)
      return FileWatcher(record)
    }

    /// Checks the file after a time in milliseconds.
    mutating func hasChanges(after milliseconds: Int) -> Bool {
      now += .milliseconds(milliseconds)
      guard watcher.check(at: now) != nil else { return false }
      watcher = Self.watcher(of: path)
      return true
    }

    /// Checks the file until changes have settled.
    mutating func settles() -> Bool { (0..<20).contains { _ in hasChanges(after: 100) } }
  }
}
