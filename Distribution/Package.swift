// swift-tools-version: 6.1
// The package that apps use. It contains the libraries, the plugins, and a compiled tool, so apps do not compile the
// tool. Scripts/release.sh in Waymark's repository writes the package.

import Foundation
import PackageDescription

/// The release that contains the compiled tool.
let release = (url: "", checksum: "")

/// A downloaded distribution contains the tool in its folder. A clone of the published package does not contain the
/// tool, so SwiftPM downloads the tool.
let bundle = "waymark.artifactbundle"
let hasBundle = FileManager.default.fileExists(atPath: Context.packageDirectory + "/" + bundle)
let tool: Target =
  hasBundle || release.url.isEmpty
  ? .binaryTarget(name: "waymark", path: bundle)
  : .binaryTarget(name: "waymark", url: release.url, checksum: release.checksum)

let package = Package(
  name: "waymark",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "WaymarkNavigation", targets: ["WaymarkNavigation"]),
    .library(name: "WaymarkUI", targets: ["WaymarkUI"]),
    .plugin(name: "WaymarkGenerate", targets: ["WaymarkGenerate"]),
    .plugin(name: "WaymarkAccessibilityIDs", targets: ["WaymarkAccessibilityIDs"]),
    .plugin(name: "WaymarkLinkTests", targets: ["WaymarkLinkTests"]),
    .plugin(name: "WaymarkLint", targets: ["WaymarkLint"]),
    .plugin(name: "WaymarkWrite", targets: ["WaymarkWrite"]),
  ],
  targets: [
    .target(name: "WaymarkLinks"),
    .target(
      name: "WaymarkNavigation", dependencies: ["WaymarkLinks"], resources: [.process("PrivacyInfo.xcprivacy")]),
    .target(name: "WaymarkUI", dependencies: ["WaymarkNavigation"]),
    tool,
    .plugin(name: "WaymarkGenerate", capability: .buildTool(), dependencies: ["waymark"]),
    .plugin(name: "WaymarkAccessibilityIDs", capability: .buildTool(), dependencies: ["waymark"]),
    .plugin(name: "WaymarkLinkTests", capability: .buildTool(), dependencies: ["waymark"]),
    .plugin(
      name: "WaymarkLint",
      capability: .command(intent: .custom(verb: "waymark-lint", description: "Check the specs of all targets.")),
      dependencies: ["waymark"]
    ),
    .plugin(
      name: "WaymarkWrite",
      capability: .command(
        intent: .custom(verb: "waymark-write", description: "Write the Swift of a target's spec into its folder."),
        permissions: [.writeToPackageDirectory(reason: "The Swift of the spec becomes part of the target's sources.")]
      ),
      dependencies: ["waymark"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
