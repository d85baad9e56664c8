// swift-tools-version: 6.2
// An app's package as its author would write it, outside Waymark's own. ../plugin.sh builds it. 6.2 is for the settings below.

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "SampleApp",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "waymark", path: "../../..")],
  targets: [
    .target(
      name: "SampleNavigation",
      dependencies: [.product(name: "WaymarkNavigation", package: "waymark")],
      swiftSettings: strict,
      plugins: [.plugin(name: "WaymarkGenerate", package: "waymark")]
    ),
    // The default of new app targets in Xcode 26: all that does not say otherwise is on the main actor.
    .target(
      name: "IsolatedNavigation",
      dependencies: [.product(name: "WaymarkNavigation", package: "waymark")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "WaymarkGenerate", package: "waymark")]
    ),
    .executableTarget(name: "sample", dependencies: ["SampleNavigation"], swiftSettings: strict),
    // What `swift package waymark-write` writes here is part of the sources.
    .target(
      name: "WrittenNavigation",
      dependencies: [.product(name: "WaymarkNavigation", package: "waymark")],
      exclude: ["Written.nav.yaml"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SampleLinkTests",
      dependencies: ["SampleNavigation"],
      swiftSettings: strict,
      plugins: [.plugin(name: "WaymarkLinkTests", package: "waymark")]
    ),
    // UI tests run beside the app and cannot import it.
    .testTarget(
      name: "SampleUITests",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "WaymarkAccessibilityIDs", package: "waymark")]
    ),
    .testTarget(
      name: "SampleTests",
      dependencies: ["SampleNavigation", "IsolatedNavigation"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
