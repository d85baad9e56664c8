/// A build setting in a property list, such as `$(APP_SCHEME)` or `${APP_SCHEME}`, which Xcode replaces with its value.
package enum BuildSetting {
  /// Returns whether a text contains a build setting, so that its value is unknown.
  package static func isUsed(in text: String) -> Bool {
    var isAfterDollar = false
    for byte in text.utf8 {
      if isAfterDollar, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { return true }
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }
}
