/// What the platform is told of a spec's links, by the file that it goes into.
package enum PlatformPart: String, CaseIterable, Sendable {
  case association
  case infoPlist = "info-plist"
  case entitlements
}
