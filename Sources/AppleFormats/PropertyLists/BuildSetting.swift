/// A reference to a build setting in a property list, such as `$(APP_SCHEME)` or `${APP_SCHEME}`.
///
/// Xcode replaces the reference with the value of the build setting.
package enum BuildSetting {
  /// The final value of such a string is unknown.
  package static func isUsed(in text: String) -> Bool {
    var isAfterDollar = false
    for byte in text.utf8 {
      if isAfterDollar, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { return true }
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }
}
