import Dispatch
import SpecText

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

/// Tests create their own console.
struct Console {
  var outputIsTerminal: Bool
  var errorIsTerminal: Bool
  var color: ColorPreference
  var write: (String) -> Void
  var writeError: (String) -> Void
  /// Up to one byte more than the limit.
  var readAll: (_ limit: Int) throws(CommandError) -> [UInt8] = Console.readInput
  var forEachChunk: ((UnsafeBufferPointer<UInt8>) throws -> Void) throws -> Void = FileSystem.forEachChunkOfInput

  static var process: Console {
    Console(
      outputIsTerminal: isatty(STDOUT_FILENO) != 0, errorIsTerminal: isatty(STDERR_FILENO) != 0,
      color: ColorPreference(environment: ProcessInfo.processInfo.environment),
      write: { Self.write($0, to: STDOUT_FILENO) }, writeError: { Self.write($0, to: STDERR_FILENO) })
  }

  private static func readInput(_ limit: Int) throws(CommandError) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while result.count <= limit {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count == 0 { break }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw CommandError("cannot read standard input: \(String(cString: strerror(errno)).lowercased())")
      }
      result += buffer[..<count]
    }
    return result
  }

  /// If the reader is gone, the system ends the process, as for any Unix tool.
  static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        rest = rest.dropFirst(max(count, 0))
        guard count < 0 else { continue }
        switch errno {
        case EINTR: break
        case EAGAIN:
          // The descriptor does not block, for example because another process shares the terminal.
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
        default: return
        }
      }
    }
  }
}

enum ExitStatus: Int32, CaseIterable {
  case clean = 0
  case findings = 1
  case failure = 2

  var meaning: String {
    switch self {
    case .clean: "success"
    case .findings: "findings"
    case .failure: "wrong usage or a file that cannot be read or written"
    }
  }
}

extension Console {
  func show(_ findings: [Diagnostic], of files: [SourceFile], isBuild: Bool = false) {
    let text = text(of: findings, in: files, isBuild: isBuild)
    if !text.isEmpty { writeError(text) }
  }

  /// Includes source lines on a terminal, or if the user forces colors.
  func text(of findings: [Diagnostic], in files: [SourceFile], isBuild: Bool = false) -> String {
    let style: TextRenderer.Style =
      errorIsTerminal || (color == .always && !isBuild)
      ? .excerpts(color: color.allows(isTerminal: errorIsTerminal)) : .compact
    return TextRenderer(files: files, style: style).render(findings)
  }

  /// Shows a message on a terminal after a second.
  func showingProgress<Result>(_ what: String, _ work: () throws -> Result) rethrows -> Result {
    guard errorIsTerminal else { return try work() }
    let deadline = DispatchTime.now() + 1
    let notice = DispatchWorkItem { Console.write("\(PrintableText.of(what)) …", to: 2) }
    DispatchQueue.global().asyncAfter(deadline: deadline, execute: notice)
    defer {
      notice.cancel()
      if DispatchTime.now() >= deadline {
        notice.wait()
        // Returns to the start of the line and erases the line (ECMA-48 EL).
        writeError("\r\u{1B}[K")
      }
    }
    return try work()
  }
}

enum ColorPreference {
  /// Colors only on a terminal.
  case automatic
  case always
  case never

  /// `NO_COLOR` wins, then `FORCE_COLOR` and `CLICOLOR_FORCE`, then `CLICOLOR` and `TERM`. See <https://no-color.org>,
  /// <https://force-color.org>, and <https://bixense.com/clicolors/>.
  init(environment: [String: String]) {
    func isOn(_ name: String) -> Bool { !["", "0", "false"].contains(environment[name, default: ""].lowercased()) }
    if environment["NO_COLOR", default: ""] != "" {
      self = .never
    } else if isOn("FORCE_COLOR") || isOn("CLICOLOR_FORCE") {
      self = .always
    } else if environment["TERM"] == "dumb" || environment["CLICOLOR"] == "0" || environment["FORCE_COLOR"] == "0" {
      self = .never
    } else {
      self = .automatic
    }
  }

  func allows(isTerminal: Bool) -> Bool {
    switch self {
    case .automatic: isTerminal
    case .always: true
    case .never: false
    }
  }
}

enum ClockTime {
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
