package enum PlatformPart: String, CaseIterable, Sendable {
  case association
  case infoPlist = "info-plist"
  case entitlements
}
