/// Why a URL is refused before any link is looked at.
///
/// A URL is hostile input: whatever two parsers could read differently is not guessed at. The raw value is the reason that
/// `waymark resolve` prints.
public enum LinkURLError: String, Error, Hashable, Sendable, CaseIterable {
  /// Over 2,048 bytes, as it came or in canonical form.
  case tooLong = "too-long"
  /// No scheme, or one that RFC 3986 does not allow.
  case noScheme = "no-scheme"
  /// `http` or `https` without a host.
  case noHost = "no-host"
  /// A host that is no domain name or IPv4 address.
  case badHost = "bad-host"
  /// A percent escape in a host.
  case encodedHost = "encoded-host"
  /// `user@` or `user:password@` before the host.
  case userinfo = "userinfo"
  /// A port that is not a number from 1 to 65535.
  case badPort = "bad-port"
  /// A port on a custom scheme, where the host is a path segment.
  case portInAppScheme = "port-in-app-scheme"
  /// Two slashes in a row.
  case emptySegment = "empty-segment"
  /// A segment `.` or `..`, percent-encoded or not.
  case dotSegment = "dot-segment"
  /// Over 32 segments.
  case tooManySegments = "too-many-segments"
  /// A `%` without two hexadecimal digits.
  case badPercent = "bad-percent"
  /// Bytes that are not UTF-8, percent-encoded or not.
  case badUTF8 = "bad-utf8"
  /// A control character or NUL, percent-encoded or not.
  case controlCharacter = "control-char"
  /// A space that is not percent-encoded.
  case rawSpace = "raw-space"
  /// A backslash, which some parsers read as a slash.
  case backslash = "backslash"
}

extension LinkURLError {
  /// The reason as part of a sentence.
  public var explanation: String {
    switch self {
    case .tooLong: "it has over 2,048 bytes"
    case .noScheme: "it has no scheme"
    case .noHost: "it has no host"
    case .badHost: "its host is no domain name"
    case .encodedHost: "its host has a percent escape"
    case .userinfo: "it has a user name before the host"
    case .badPort: "its port is no number from 1 to 65535"
    case .portInAppScheme: "it has a port, and a custom scheme has none"
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
