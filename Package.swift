// swift-tools-version: 6.1
// 6.1 is the first version that reads `nonisolated` on a type, which generated code needs under default MainActor isolation.

import PackageDescription

let package = Package(
  name: "waymark",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "WaymarkNavigation", targets: ["WaymarkNavigation"]),
    .library(name: "WaymarkUI", targets: ["WaymarkUI"]),
    .executable(name: "waymark", targets: ["waymark"]),
    .plugin(name: "WaymarkGenerate", targets: ["WaymarkGenerate"]),
  ],
  targets: [
    // What an app links.
    .target(name: "WaymarkNavigation"),
    .target(name: "WaymarkUI", dependencies: ["WaymarkNavigation"]),

    // The compiler, a phase a module, in the order a spec passes through them.
    .systemLibrary(
      name: "CYaml",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "WaymarkSource"),
    .target(name: "WaymarkYAML", dependencies: ["CYaml", "WaymarkSource"]),
    .target(name: "WaymarkSpec", dependencies: ["WaymarkYAML", "WaymarkSource"]),
    .target(name: "RegularSets"),
    .target(
      name: "WaymarkModel",
      dependencies: ["RegularSets", "WaymarkSpec", "WaymarkYAML", "WaymarkSource", "WaymarkNavigation"]
    ),
    .target(name: "WaymarkRules", dependencies: ["WaymarkModel", "RegularSets", "WaymarkNavigation", "WaymarkSource"]),
    .target(name: "SwiftWriter"),
    .target(
      name: "WaymarkEmit",
      dependencies: ["WaymarkModel", "WaymarkSpec", "WaymarkSource", "WaymarkNavigation", "SwiftWriter"]
    ),
    .target(
      name: "WaymarkCompiler",
      dependencies: [
        "WaymarkEmit", "WaymarkRules", "WaymarkModel", "WaymarkNavigation", "WaymarkSpec", "WaymarkYAML",
        "WaymarkSource", "RegularSets",
      ]
    ),
    // Target and product share a name, as plugins find a tool by its target's name and one build system looks for a file
    // of that name.
    .executableTarget(
      name: "waymark",
      dependencies: ["WaymarkCompiler", "WaymarkRules", "WaymarkSource"],
      path: "Sources/WaymarkCLI"
    ),
    .plugin(name: "WaymarkGenerate", capability: .buildTool(), dependencies: ["waymark"]),

    // Specs that the plugin compiles and the tests try.
    .target(
      name: "Showcase",
      dependencies: ["WaymarkNavigation"],
      path: "Specs/Showcase",
      plugins: ["WaymarkGenerate"]
    ),
    .target(
      name: "Tutorial",
      dependencies: ["WaymarkNavigation"],
      path: "Specs/Tutorial",
      plugins: ["WaymarkGenerate"]
    ),

    .target(
      name: "Awkward",
      dependencies: ["WaymarkNavigation"],
      path: "Tests/Goldens/Awkward",
      plugins: ["WaymarkGenerate"]
    ),

    .target(
      name: "Everything",
      dependencies: ["WaymarkNavigation"],
      path: "Tests/Goldens/Everything",
      plugins: ["WaymarkGenerate"]
    ),

    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(name: "RegularSetsTests", dependencies: ["RegularSets", "TestSupport"]),
    .testTarget(
      name: "GoldenTests", dependencies: ["Awkward", "Everything", "Tutorial", "WaymarkCompiler", "TestSupport"]),
    .testTarget(
      name: "WaymarkSpecTests", dependencies: ["WaymarkSpec", "WaymarkYAML", "WaymarkSource", "TestSupport"]),
    .testTarget(
      name: "WaymarkCompilerTests",
      dependencies: [
        "WaymarkCompiler", "WaymarkModel", "WaymarkNavigation", "WaymarkRules", "WaymarkSpec", "WaymarkYAML",
        "WaymarkSource", "TestSupport",
      ]
    ),
    .testTarget(name: "WaymarkCLITests", dependencies: ["waymark", "TestSupport"]),

    .testTarget(
      name: "WaymarkNavigationTests",
      dependencies: [
        "WaymarkCompiler", "WaymarkModel", "WaymarkNavigation", "WaymarkSource", "RegularSets", "TestSupport",
      ]
    ),
    .testTarget(name: "ShowcaseTests", dependencies: ["Showcase", "WaymarkNavigation", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
