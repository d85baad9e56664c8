import Foundation
import Testing
import WaymarkTool

/// Tests with programs that read and write in every order.
@Suite("Streams of other programs")
struct SubprocessStreamTests {
  private struct Result {
    var status: Int32 = -1
    var output: [UInt8] = []
    var errors: [UInt8] = []
    /// The number of calls of the closure for the input.
    var inputs = 0
  }

  /// Runs a command line, and writes lines with consecutive numbers to its standard input.
  private static func run(
    _ command: String, lines: Int = 0, limits: Subprocess.StreamLimits = .init(),
    output: ((ArraySlice<UInt8>) throws -> Void)? = nil
  ) throws -> Result {
    var result = Result()
    var next = 0
    result.status = try Subprocess.stream(
      "/bin/sh", ["-c", command], environment: ["PATH": "/usr/bin:/bin"], limits: limits,
      input: { input in
        result.inputs += 1
        while next < lines, input.count < 65_536 {
          input += Array("\(next)\n".utf8)
          next += 1
        }
      },
      output: {
        result.output += $0
        try output?($0)
      }, errors: { result.errors += $0 })
    return result
  }

  private static func limits(_ silence: Duration) -> Subprocess.StreamLimits {
    var limits = Subprocess.StreamLimits()
    limits.silence = silence
    return limits
  }

  private static func text(lines: Int) -> [UInt8] { (0..<lines).flatMap { Array("\($0)\n".utf8) } }

  @Test(
    "A program that echoes its input at once gets all input and returns all output",
    arguments: ["cat", "cat | cat", "exec cat"])
  func immediate(_ command: String) throws {
    let result = try Self.run(command, lines: 200_000)
    #expect(result.status == 0)
    #expect(result.output == Self.text(lines: 200_000))
  }

  @Test("All input reaches a program that writes its output only after the end of its input")
  func buffered() throws {
    let result = try Self.run("sort -n", lines: 200_000)
    #expect(result.output == Self.text(lines: 200_000))
  }

  @Test("A program that reads no input can write more bytes than a pipe holds")
  func ignoresInput() throws {
    let result = try Self.run("head -c 1000000 /dev/zero", lines: 200_000)
    #expect(result.status == 0)
    #expect(result.output.count == 1_000_000)
  }

  @Test(
    "The input of a program stops soon after the program exits or closes its standard input",
    arguments: ["exit 3", "read line; exit 3", "exec <&-; sleep 0.1; exit 3"])
  func earlyExit(_ command: String) throws {
    let result = try Self.run(command, lines: 1_000_000)
    #expect(result.status == 3)
    // The input stops soon after the program closed its end of the pipe.
    #expect(result.inputs < 10)
  }

  @Test("A stream returns the output, the errors, and the status of a program that closes its output early")
  func closesOutput() throws {
    let result = try Self.run("echo a; exec >&-; cat >/dev/null; sleep 0.1; echo b >&2; exit 4", lines: 3)
    #expect(result.status == 4)
    #expect(result.output == Array("a\n".utf8))
    #expect(result.errors == Array("b\n".utf8))
  }

  @Test("A program that dies from signal 9 has the status 137")
  func signal() throws {
    #expect(try Self.run("kill -9 $$").status == 137)
  }

  @Test("A command that the shell cannot find has the status 127 and an error message")
  func missing() throws {
    let result = try Self.run("waymark-no-such-program")
    #expect(result.status == 127)
    #expect(!result.errors.isEmpty)
  }

  @Test("A stream with a program that does not exist throws a start error")
  func noProgram() {
    #expect(throws: Subprocess.StartError.self) {
      try Subprocess.stream(
        "/no/such/program", [], environment: [:], input: { _ in }, output: { _ in }, errors: { _ in })
    }
  }

  @Test(
    "A program without output throws the error for silence after the time limit for silence",
    arguments: ["sleep 600", "sleep 600 & wait", "cat >/dev/null; sleep 600 | sleep 600", "sleep 600 >&- 2>&-"])
  func silent(_ command: String) throws {
    #expect(throws: Subprocess.StreamError.silent) {
      try Self.run(command, lines: 100_000, limits: Self.limits(.milliseconds(300)))
    }
  }

  @Test("A background program that keeps standard output open causes the error for silence")
  func daemon() throws {
    #expect(throws: Subprocess.StreamError.silent) {
      try Self.run("sleep 600 & echo a", limits: Self.limits(.milliseconds(300)))
    }
  }

  @Test("A background program that keeps only standard error open does not delay the end of the stream")
  func quietDaemon() throws {
    let result = try Self.run("sleep 600 >/dev/null & echo a")
    #expect(result.status == 0)
    #expect(result.output == Array("a\n".utf8))
  }

  @Test("A slow program that prints within the time limit for silence runs to its end")
  func slow() throws {
    let result = try Self.run(
      "for i in 1 2 3 4 5 6; do sleep 0.2; echo $i; done", limits: Self.limits(.seconds(1)))
    #expect(result.output == Array("1\n2\n3\n4\n5\n6\n".utf8))
  }

  @Test("A stream drops standard error beyond its limit and ends a program that writes only further errors")
  func errors() throws {
    var limits = Self.limits(.milliseconds(500))
    limits.errorBytes = 1_000
    var count = 0
    #expect(throws: Subprocess.StreamError.silent) {
      try Subprocess.stream(
        "/bin/sh", ["-c", "yes >&2"], environment: ["PATH": "/usr/bin:/bin"], limits: limits, input: { _ in },
        output: { _ in }, errors: { count += $0.count })
    }
    #expect(count == 1_000)
  }

  @Test("An error of the output closure ends a program that never stops writing")
  func thrown() throws {
    struct Enough: Error {}
    var count = 0
    #expect(throws: Enough.self) {
      try Self.run("yes") { chunk in
        count += chunk.count
        if count > 100_000 { throw Enough() }
      }
    }
  }

  @Test("A readable interruption descriptor makes the stream throw the error for an interruption")
  func interruption() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data([0]))
    var limits = Subprocess.StreamLimits()
    limits.interruption = pipe.fileHandleForReading.fileDescriptor
    #expect(throws: Subprocess.StreamError.interrupted) { try Self.run("sleep 600", limits: limits) }
  }

  @Test("Repeated streams leave no file descriptors open, even after programs that cannot start")
  func leaks() throws {
    func descriptors() -> Int { (0..<1_024).count { fcntl($0, F_GETFD) >= 0 } }
    _ = try Self.run("cat", lines: 1)
    // Other tests open files at the same time, so the number is not exact.
    let before = descriptors()
    for _ in 0..<100 {
      _ = try Self.run("exit 1", lines: 1_000)
      _ = try? Subprocess.stream(
        "/no/such/program", [], environment: [:], input: { _ in }, output: { _ in }, errors: { _ in })
    }
    #expect(descriptors() < before + 60)
  }
}
