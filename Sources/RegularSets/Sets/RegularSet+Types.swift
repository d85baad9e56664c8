// The language's types, as "Types as sets of strings" in its reference has them.
extension RegularSet {
  /// Every text of one or more characters: well-formed UTF-8 (RFC 3629) without control characters, which no URL has.
  package static let anyText = builtIn(".+")

  package static let bool = builtIn("true|false")

  package static let slug = builtIn("[A-Za-z0-9_-]+")

  /// RFC 9562, section 4, in either case.
  package static let uuid = builtIn("[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}")

  /// The real days of the proleptic Gregorian calendar from year 0000 to 9999, as ISO 8601 writes them: days that all
  /// months have, that all but February have, that long months have, and leap days.
  package static let date = builtIn(
    #"""
    \d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])|\d{4}-(0[13-9]|1[0-2])-(29|30)|\d{4}-(0[13578]|1[02])-31|\#
    (\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29
    """#)

  /// A set that is known here, so that nothing can be wrong with its expression.
  private static func builtIn(_ expression: String) -> RegularSet {
    do throws(RegularExpressionError) {
      return try matching(expression)
    } catch {
      preconditionFailure("\(expression): \(error.message)")
    }
  }
}
