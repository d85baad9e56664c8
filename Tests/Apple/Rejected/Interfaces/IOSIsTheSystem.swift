// The conditions `os(iOS)` and `canImport`, which must be true for iOS.
// Target: ios17.0
// Expected: ^this is iOS$

#if os(iOS) && canImport(UIKit) && canImport(SwiftUI) && !os(macOS) && !os(Linux)
  #error("this is iOS")
#endif
