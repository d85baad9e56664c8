/// A platform file that declares the links of an app to the system.
package enum PlatformPart: String, CaseIterable, Sendable {
  case association
  case infoPlist = "info-plist"
  case entitlements
}
