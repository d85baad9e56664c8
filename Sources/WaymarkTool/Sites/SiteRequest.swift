import SpecText

struct SiteRequest: Sendable {
  let url: String
  let largestBody: Int
  let userAgent: String

  static let longestDuration = 10
}

#if canImport(Darwin) || WAYMARK_URLSESSION
  typealias SiteTransport = URLSessionTransport
#else
  /// The release for Linux is a static executable: no static libcurl exists, and FoundationNetworking, which uses the
  /// same library as `curl`, would exceed the size limit.
  typealias SiteTransport = CurlTransport
#endif

/// May disappear without a change of the site.
enum SiteError: Error, Equatable {
  case unknownHost
  /// No program accepts connections, or a firewall rejects them.
  case unreachable
  /// The answer was not complete after ``SiteRequest/longestDuration`` seconds.
  case slow(bytes: Int)
  case interrupted(bytes: Int)
  case missingProgram
  case other(String)
}

extension SiteError {
  func message(url: String, host: String, port: Int) -> String {
    switch self {
    case .unknownHost:
      "cannot find `\(host)`, because DNS has no address for this name; check the spelling, the DNS records of the "
        + "site, and the network of this machine"
    case .unreachable:
      "cannot connect to port \(port) of `\(host)`; check that the site is online, and that no firewall rejects the "
        + "connection"
    case .slow(bytes: 0):
      "cannot fetch \(url), because the site sent no part of the file within \(SiteRequest.longestDuration) seconds; "
        + "check that the site is online, and that no firewall drops the connection"
    case .slow(let bytes):
      "cannot fetch \(url), because the site sent only \(counted(bytes, "byte")) within "
        + "\(SiteRequest.longestDuration) seconds; find out why the site is slow, and try again"
    case .interrupted(bytes: 0):
      "cannot fetch \(url), because the connection ended without an answer; try again, and check the log of the server"
    case .interrupted(let bytes):
      "cannot fetch \(url), because the connection ended after \(counted(bytes, "byte")), before the answer was complete; "
        + "try again, and check the log of the server"
    case .missingProgram:
      "`--live` requires curl, which is not in PATH; install curl, for example with `apt-get install curl`, or "
        + "download the file, and compare the copy with `--check`"
    case .other(let reason): "cannot fetch \(url): \(reason); for the details, run `curl --verbose \(url)`"
    }
  }
}

/// RFC 9112, sections 4 and 5.
struct HTTPHead {
  let status: Int
  private let fields: [(name: String, value: String)]
  let end: Int

  /// `nil` without a complete head. Interim responses, with a status below 200, are skipped.
  init?(_ bytes: [UInt8]) {
    var position = 0
    func line() -> String? {
      guard let newline = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      var line = bytes[position..<newline]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      position = newline + 1
      return String(decoding: line, as: UTF8.self)
    }
    while true {
      guard let start = line(), start.hasPrefix("HTTP/") else { return nil }
      let words = start.split(separator: " ", maxSplits: 2)
      guard words.count > 1, let status = Int(words[1]) else { return nil }
      var fields: [(name: String, value: String)] = []
      while true {
        guard let field = line() else { return nil }
        if field.isEmpty { break }
        guard let colon = field.firstIndex(of: ":") else { continue }
        fields.append((field[..<colon].lowercased(), Self.trimmed(field[field.index(after: colon)...])))
      }
      guard 100..<200 ~= status else {
        self.status = status
        self.fields = fields
        end = position
        return
      }
    }
  }

  /// The values of repeated headers are separated by commas.
  subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
