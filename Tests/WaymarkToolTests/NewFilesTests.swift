import Foundation
import Testing

@testable import WaymarkTool

@Suite("New files")
struct NewFilesTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("Writing several new files also creates their missing folders")
  func written() throws {
    try withScratchFolder { scratch in
      let folder = scratch.appendingPathComponent("a/b").path
      try FileSystem.writeNew([("x.txt", Self.bytes("x")), ("c/y.txt", Self.bytes("y"))], to: folder)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() == ["c", "c/y.txt", "x.txt"])
      #expect(try String(contentsOfFile: folder + "/c/y.txt", encoding: .utf8) == "y")
    }
  }

  @Test("Writing several new files writes nothing if one of the files exists")
  func exists() throws {
    try withScratchFolder { scratch in
      try Data("old".utf8).write(to: scratch.appendingPathComponent("y"))
      #expect(throws: CommandError.self) {
        try FileSystem.writeNew([("n/x", Self.bytes("x")), ("y", Self.bytes("y"))], to: scratch.path)
      }
      #expect(try FileManager.default.subpathsOfDirectory(atPath: scratch.path) == ["y"])
      #expect(try String(contentsOf: scratch.appendingPathComponent("y"), encoding: .utf8) == "old")
    }
  }

  @Test("A failed write of several new files removes the files and folders that the write created")
  func failure() throws {
    try withScratchFolder { scratch in
      // The name of the second file is too long for a file system.
      let long = String(repeating: "x", count: 300)
      #expect(throws: CommandError.self) {
        try FileSystem.writeNew(
          [("a/x", Self.bytes("x")), ("b/c/\(long)", Self.bytes("y"))],
          to: scratch.appendingPathComponent("deep/er").path)
      }
      let rest = try FileManager.default.subpathsOfDirectory(atPath: scratch.path)
      #expect(rest.isEmpty)
    }
  }

  @Test("A write of new files does not follow a broken symbolic link")
  func link() throws {
    try withScratchFolder { scratch in
      let target = scratch.appendingPathComponent("target").path
      try FileManager.default.createSymbolicLink(
        atPath: scratch.appendingPathComponent("x").path, withDestinationPath: target)
      #expect(throws: CommandError.self) { try FileSystem.writeNew([("x", Self.bytes("x"))], to: scratch.path) }
      #expect(!FileManager.default.fileExists(atPath: target))
    }
  }
}

@Suite("Files in chunks")
struct ChunkTests {
  @Test(
    "The chunks of a file together contain exactly the bytes of the file",
    arguments: [0, 1, 262_143, 262_144, 262_145, 1_000_000])
  func chunks(_ size: Int) throws {
    try withScratchFolder { scratch in
      let file = scratch.appendingPathComponent("file")
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try Data(bytes).write(to: file)
      var read: [UInt8] = []
      try FileSystem.forEachChunk(of: file.path) { read += $0 }
      #expect(read == bytes)
    }
  }

  @Test("Reading a file in chunks rejects folders, pipes, devices, and missing files")
  func irregular() throws {
    try withScratchFolder { scratch in
      let pipe = scratch.appendingPathComponent("pipe").path
      mkfifo(pipe, 0o600)
      for path in [scratch.path, pipe, "/dev/zero", scratch.appendingPathComponent("none").path] {
        #expect(throws: CommandError.self) { try FileSystem.forEachChunk(of: path) { _ in } }
      }
    }
  }

  @Test("A fast reader and a slow reader of the same spool file both get the right bytes")
  func spool() throws {
    let file = try SpoolFile()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for start in stride(from: 0, to: bytes.count, by: 1_000) { try file.append(bytes[start..<start + 1_000]) }
    try file.flush()
    var slow = file.reader()
    #expect(try slow.next(10).map(Array.init) == Array(bytes[..<10]))
    var fast = file.reader()
    var read: [UInt8] = []
    var size = 1
    while let next = try fast.next(min(size, bytes.count - read.count)), !next.isEmpty {
      read += next
      size = size * 3 % 400_009
    }
    #expect(read == bytes)
    #expect(try fast.next(1) == nil)
    #expect(try slow.next(10).map(Array.init) == Array(bytes[10..<20]))
    #expect(try slow.next(2_000_000) == nil)
  }
}
