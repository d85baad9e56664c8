// The built-in types of the language, as the section "Types as sets of strings" of its reference defines them.
extension RegularSet {
  /// The nonempty strings without control characters, in well-formed UTF-8 (RFC 3629).
  package static let anyText = builtIn(".+")

  package static let bool = builtIn("true|false")

  package static let slug = builtIn("[A-Za-z0-9_-]+")

  /// The UUID strings of RFC 9562, section 4, with uppercase or lowercase letters.
  package static let uuid = builtIn("[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}")

  /// The real dates of the proleptic Gregorian calendar from year 0000 to year 9999, in ISO 8601 format.
  ///
  /// The regular expression has four alternatives: days 1 to 28, days 29 and 30 outside February, day 31, and February
  /// 29 in leap years.
  package static let date = builtIn(
    #"""
    \d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])|\d{4}-(0[13-9]|1[0-2])-(29|30)|\d{4}-(0[13578]|1[02])-31|\#
    (\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29
    """#)

  private static func builtIn(_ expression: String) -> RegularSet {
    do throws(RegularExpressionError) {
      return try matching(expression)
    } catch {
      preconditionFailure("\(expression): \(error.message)")
    }
  }
}
