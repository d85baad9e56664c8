/// The identifier of an app: the prefix, which is usually the team ID, a dot, and the bundle identifier.
package enum AppID {
  /// An ECMAScript regular expression. Apple's prefixes have only uppercase letters and digits, unlike the first label
  /// of a bundle identifier.
  package static let expression = "^[0-9A-Z]+\\.[0-9A-Za-z._*-]+$"

  package static func isValid(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 || byte &- 0x30 < 10 }
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && parts[0].allSatisfy(isUpper)
      && parts[1].allSatisfy { isUpper($0) || $0 &- 0x61 < 26 || "._*-".utf8.contains($0) }
  }

  package static func error(_ text: String) -> (message: String, help: String) {
    (
      "`\(text)` is not an app ID, which has the form TEAMID.BUNDLEID",
      "write the prefix in uppercase letters and digits, which is usually the team ID, in front of the bundle identifier: "
        + "`ABCDE12345.com.example.app`"
    )
  }
}
