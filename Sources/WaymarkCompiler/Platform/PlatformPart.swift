/// The platform files that contain information about a spec's links.
package enum PlatformPart: String, CaseIterable, Sendable {
  case association
  case infoPlist = "info-plist"
  case entitlements
}
