/// A file in which an app declares its links to the operating system.
package enum PlatformPart: String, CaseIterable, Sendable {
  case association
  case infoPlist = "info-plist"
  case entitlements
}
