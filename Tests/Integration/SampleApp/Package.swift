// swift-tools-version: 6.2
// The package of a sample app, which ../plugin.sh builds. The default isolation below requires version 6.2 of the
// tools.

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
    // Xcode 26 creates app targets with this default isolation. Declarations without another isolation are on the main
    // actor.
    .target(
      name: "IsolatedNavigation",
      dependencies: [.product(name: "WaymarkNavigation", package: "waymark")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "WaymarkGenerate", package: "waymark")]
    ),
    .executableTarget(name: "sample", dependencies: ["SampleNavigation"], swiftSettings: strict),
    // `swift package waymark-write` writes the generated code to this target's folder.
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
    // UI tests run in a separate process and cannot import the app.
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
