/// A build setting in a property list, such as `$(APP_SCHEME)` or `${APP_SCHEME}`, which Xcode puts its value for.
package enum BuildSetting {
  /// Whether a text has one, so that nobody can know it here.
  package static func isUsed(in text: String) -> Bool {
    var isAfterDollar = false
    for byte in text.utf8 {
      if isAfterDollar, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { return true }
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }
}
