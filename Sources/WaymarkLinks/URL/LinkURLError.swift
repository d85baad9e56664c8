/// The reason that a URL is rejected before matching.
///
/// URLs are untrusted input. A URL is rejected if two parsers could interpret the URL differently. The command `waymark
/// resolve` prints the raw value.
public enum LinkURLError: String, Error, Hashable, Sendable, CaseIterable {
  /// The original or the canonical form of the URL has more than 2,048 bytes.
  case tooLong = "too-long"
  /// The URL has no scheme, or its scheme violates RFC 3986.
  case noScheme = "no-scheme"
  /// The scheme is `http` or `https`, and the URL has no host.
  case noHost = "no-host"
  /// The host is neither a domain name nor an IPv4 address.
  case badHost = "bad-host"
  /// The host contains a percent escape.
  case encodedHost = "encoded-host"
  /// The URL has `user@` or `user:password@` before the host.
  case userinfo = "userinfo"
  /// The port is not a number from 1 to 65535.
  case badPort = "bad-port"
  /// The URL has a custom scheme and a port. A URL with a custom scheme cannot have a port.
  case portInAppScheme = "port-in-app-scheme"
  /// The path has two consecutive slashes.
  case emptySegment = "empty-segment"
  /// The path has a `.` or `..` segment, literally or in percent-encoded form.
  case dotSegment = "dot-segment"
  /// The path exceeds 32 segments.
  case tooManySegments = "too-many-segments"
  /// A `%` is not followed by two hexadecimal digits.
  case badPercent = "bad-percent"
  /// The URL contains invalid UTF-8, literally or in percent-encoded form.
  case badUTF8 = "bad-utf8"
  /// The URL contains a control character, literally or in percent-encoded form.
  case controlCharacter = "control-char"
  /// The URL contains a space that is not percent-encoded.
  case rawSpace = "raw-space"
  /// The URL contains a backslash, which some parsers interpret as a slash.
  case backslash = "backslash"
}

extension LinkURLError {
  /// A clause that explains why the URL is rejected, for example `it has no host`.
  public var explanation: String {
    switch self {
    case .tooLong: "it has over 2,048 bytes"
    case .noScheme: "it has no scheme"
    case .noHost: "it has no host"
    case .badHost: "its host is not a domain name"
    case .encodedHost: "its host has a percent escape"
    case .userinfo: "it has a user name before the host"
    case .badPort: "its port is not a number from 1 to 65535"
    case .portInAppScheme: "it has a port, which URLs with a custom scheme cannot have"
    case .emptySegment: "it has two slashes in a row"
    case .dotSegment: "it has a segment `.` or `..`"
    case .tooManySegments: "it has over 32 segments"
    case .badPercent: "it has a `%` without two hexadecimal digits"
    case .badUTF8: "it has bytes that are not UTF-8"
    case .controlCharacter: "it has a control character"
    case .rawSpace: "it has a space, which is written `%20`"
    case .backslash: "it has a backslash"
    }
  }
}
