/// The parts of a spec's links that are configured in files of the platform.
package enum PlatformPart: String, CaseIterable, Sendable {
  case association
  case infoPlist = "info-plist"
  case entitlements
}
