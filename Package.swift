// swift-tools-version: 6.1
// Generated code needs `nonisolated` on types under default MainActor isolation, which Swift supports from 6.1 on.

import PackageDescription

let package = Package(
  name: "waymark",
  // The string tables of PetSpot require a default localization.
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17), .macCatalyst(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "WaymarkNavigation", targets: ["WaymarkNavigation"]),
    .library(name: "WaymarkUI", targets: ["WaymarkUI"]),
    .executable(name: "waymark", targets: ["waymark"]),
    .plugin(name: "WaymarkGenerate", targets: ["WaymarkGenerate"]),
    .plugin(name: "WaymarkAccessibilityIDs", targets: ["WaymarkAccessibilityIDs"]),
    .plugin(name: "WaymarkLinkTests", targets: ["WaymarkLinkTests"]),
    .plugin(name: "WaymarkLint", targets: ["WaymarkLint"]),
    .plugin(name: "WaymarkWrite", targets: ["WaymarkWrite"]),
  ],
  targets: [
    // The run time, which apps link. The compiler shares WaymarkLinks.
    .target(name: "WaymarkLinks"),
    .target(
      name: "WaymarkNavigation", dependencies: ["WaymarkLinks"], resources: [.process("PrivacyInfo.xcprivacy")]),
    .target(name: "WaymarkUI", dependencies: ["WaymarkNavigation"]),

    // The compiler has a module for each phase, in the order of the phases.
    .systemLibrary(
      name: "CYaml",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "SpecText", dependencies: ["CYaml", "WaymarkLinks"]),
    .target(name: "RegularSets"),
    // The page that `waymark map` writes contains this module, WaymarkLinks, and MapEngine as WebAssembly.
    .target(name: "LinkResolving", dependencies: ["SpecText", "WaymarkLinks"]),
    .target(name: "SpecModel", dependencies: ["LinkResolving", "RegularSets", "SpecText", "WaymarkLinks"]),
    .target(
      name: "LinkLogic", dependencies: ["LinkResolving", "RegularSets", "SpecModel", "SpecText", "WaymarkLinks"]),
    .target(
      name: "WaymarkRules",
      dependencies: ["LinkLogic", "LinkResolving", "RegularSets", "SpecModel", "SpecText", "WaymarkLinks"]
    ),
    .target(
      name: "WaymarkOutput",
      dependencies: ["LinkLogic", "LinkResolving", "RegularSets", "SpecModel", "SpecText", "WaymarkLinks"],
      exclude: ["Map/Page"]
    ),
    // The WebAssembly contains only the folders Text and Suggestions of SpecText, and GraphLayout of WaymarkOutput.
    .target(
      name: "MapEngine",
      dependencies: ["LinkResolving", "SpecText", "WaymarkLinks", "WaymarkNavigation", "WaymarkOutput"],
      exclude: ["Embedded", "Runtime"]
    ),
    .target(
      name: "WaymarkCompiler",
      dependencies: [
        "LinkLogic", "LinkResolving", "SpecModel", "SpecText", "WaymarkLinks", "WaymarkOutput", "WaymarkRules",
      ]
    ),
    .target(
      name: "WaymarkImport",
      dependencies: [
        "LinkLogic", "LinkResolving", "RegularSets", "SpecModel", "SpecText", "WaymarkCompiler", "WaymarkLinks",
        "WaymarkRules",
      ]
    ),
    // The tool. Only this module accesses files, other programs, or the terminal.
    .target(
      name: "WaymarkTool",
      dependencies: [
        "LinkLogic", "LinkResolving", "MapEngine", "SpecModel", "SpecText", "WaymarkCompiler", "WaymarkImport",
        "WaymarkLinks", "WaymarkNavigation", "WaymarkOutput", "WaymarkRules",
      ]
    ),
    // The target and the product share a name, because plugins find a tool by its target's name and one build system
    // looks for a file with that name. The target contains only the entry point, because SwiftPM links an executable
    // that a plugin needs into the tests of this package a second time.
    .executableTarget(name: "waymark", dependencies: ["WaymarkTool"]),
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

    // The plugin compiles these specs, and tests check the results.
    .spec("AIQ"),
    .spec("PetSpot", resources: [.process("Resources")]),
    .spec("Reader"),
    .spec("Roots"),
    .spec("Showcase"),
    .spec("Tutorial"),

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
      resources: [.process("Resources")],
      plugins: ["WaymarkGenerate"]
    ),

    .target(
      name: "Edges",
      dependencies: ["WaymarkNavigation"],
      path: "Tests/Goldens/Edges",
      plugins: ["WaymarkGenerate"]
    ),

    // Tests and checks of `waymark open` run the program.
    .executableTarget(
      name: "SpecApp",
      dependencies: ["AIQ", "Everything", "PetSpot", "Reader", "Roots", "Showcase", "WaymarkNavigation"],
      path: "Tests/SpecApp"
    ),

    .target(name: "TestSupport", dependencies: ["WaymarkNavigation"], path: "Tests/Support"),
    .testTarget(
      name: "EdgesLinkTests",
      dependencies: ["Edges"],
      path: "Tests/Goldens/EdgesLinkTests",
      plugins: ["WaymarkLinkTests"]
    ),
    .testTarget(
      name: "EverythingLinkTests",
      dependencies: ["Everything"],
      path: "Tests/Goldens/EverythingLinkTests",
      plugins: ["WaymarkLinkTests"]
    ),
    .testTarget(name: "WaymarkOutputTests", dependencies: ["WaymarkOutput", "TestSupport"]),
    .testTarget(name: "RegularSetsTests", dependencies: ["RegularSets", "TestSupport"]),
    .testTarget(
      name: "GoldenTests", dependencies: ["Awkward", "Everything", "Tutorial", "WaymarkCompiler", "TestSupport"]),
    .testTarget(
      name: "SpecModelTests", dependencies: ["SpecModel", "SpecText", "TestSupport"]),
    .testTarget(name: "SpecTextTests", dependencies: ["SpecText", "TestSupport"]),
    .testTarget(
      name: "WaymarkCompilerTests",
      dependencies: [
        "SpecText", "LinkLogic", "LinkResolving", "RegularSets", "SpecModel", "WaymarkCompiler", "WaymarkOutput",
        "WaymarkLinks", "WaymarkNavigation", "WaymarkRules", "TestSupport",
      ]
    ),
    .testTarget(
      name: "WaymarkImportTests",
      dependencies: ["WaymarkImport", "WaymarkCompiler", "LinkResolving", "WaymarkLinks", "SpecText", "TestSupport"]
    ),
    .testTarget(name: "HTTPServerTests", dependencies: ["WaymarkTool", "TestSupport"]),
    .testTarget(
      name: "WaymarkToolTests",
      dependencies: [
        "WaymarkTool", "LinkResolving", "MapEngine", "WaymarkOutput", "WaymarkRules", "SpecModel", "TestSupport",
      ]
    ),

    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["WaymarkTool", "WaymarkCompiler", "WaymarkRules", "SpecModel", "SpecText", "TestSupport"]
    ),

    .testTarget(
      name: "WaymarkLinksTests",
      dependencies: [
        "WaymarkCompiler", "LinkLogic", "LinkResolving", "SpecModel", "WaymarkLinks", "SpecText", "RegularSets",
        "TestSupport",
      ]
    ),
    .testTarget(name: "WaymarkNavigationTests", dependencies: ["WaymarkNavigation", "TestSupport"]),
    .testTarget(
      name: "NavigatorTests", dependencies: ["WaymarkNavigation", "Everything", "PetSpot", "Roots", "TestSupport"]),
    .testTarget(
      name: "WaymarkUITests",
      dependencies: ["WaymarkUI", "AIQ", "Everything", "PetSpot", "Reader", "Roots", "Showcase", "TestSupport"]),
    .testTarget(
      name: "MapEngineTests",
      dependencies: [
        "AIQ", "Awkward", "Edges", "Everything", "LinkResolving", "MapEngine", "PetSpot", "Reader", "Roots", "Showcase",
        "TestSupport", "Tutorial", "WaymarkCompiler", "SpecText", "WaymarkOutput",
      ]
    ),
    .specTests("AIQ"),
    .specTests("PetSpot"),
    .specTests("Reader"),
    .specTests("Roots"),
    .specTests("Showcase"),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftPM compiles a plugin's tool separately from the other targets, so a build of this package compiles the compiler
// twice. Scripts compile the compiler once. `none` omits the plugins and the targets that use them, which is enough to
// build the tool. The path of an artifact bundle makes the plugins run the built tool.
switch Context.environment["WAYMARK_PLUGIN_TOOL"] {
case nil: break
case "none":
  let kinds: [Target.TargetType] = [.regular, .executable, .system]
  package.targets.removeAll { $0.path != nil || !kinds.contains($0.type) }
  package.products.removeAll { product in !package.targets.contains { $0.name == product.name } }
case let bundle?:
  package.products.removeAll { $0.name == "waymark" }
  package.targets.removeAll { $0.name == "waymark" }
  package.targets.append(.binaryTarget(name: "waymark", path: bundle))
}

// Scripts/build.sh sets this variable to build the optimized tool and the benchmarks, which share the optimized modules.
// The benchmarks measure `package` declarations, so they are targets of this package. Other packages never see them.
if Context.environment["WAYMARK_OPTIMIZED"] != nil {
  let path = "Benchmarks/Sources"
  package.targets += [
    .target(name: "CAllocations", path: "\(path)/CAllocations"),
    // The subjects of comparison are also optimized in a debug build, like libyaml.
    .target(
      name: "CFloors", dependencies: ["CYaml"], path: "\(path)/CFloors", cSettings: [.unsafeFlags(["-O2"])]),
    .target(name: "Measuring", dependencies: ["CAllocations"], path: "\(path)/Measuring"),
    // The Swift files are links to the expected output of a test. The test compares the output for the same spec.
    .target(
      name: "StacksApp", dependencies: ["WaymarkNavigation"], path: "\(path)/StacksApp",
      exclude: ["Stacks.nav.yaml"]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CFloors", "Measuring", "StacksApp", "WaymarkNavigation", "WaymarkLinks", "SpecModel", "LinkLogic",
        "WaymarkOutput", "WaymarkRules", "WaymarkCompiler", "SpecText", "WaymarkTool",
      ],
      path: "\(path)/Benchmarks"
    ),
  ]
  #if os(Linux)
    // A static executable runs on each distribution, whatever its version of libc. The benchmarks replace the functions
    // of glibc's allocator, which a static executable does not allow.
    package.targets.first { $0.name == "waymark" }?.linkerSettings = [.unsafeFlags(["-static-executable"])]
  #endif
}

// Scripts/thread-sanitizer.sh sets this variable to build only the targets that it tests.
if Context.environment["WAYMARK_RUN_TIME_ONLY"] != nil {
  let specs = ["AIQ", "PetSpot", "Reader", "Roots", "Showcase"]
  let needed =
    [
      "WaymarkLinks", "WaymarkNavigation", "WaymarkGenerate", "WaymarkLinkTests", "Everything", "TestSupport",
      "NavigatorTests", "waymark",
    ]
    + specs + specs.map { "\($0)Tests" }
  package.products.removeAll { !needed.contains($0.name) }
  package.targets.removeAll { !needed.contains($0.name) }
}

extension Target {
  /// Returns a target for a spec in `Specs`.
  static func spec(_ name: String, resources: [Resource] = []) -> Target {
    .target(
      name: name,
      dependencies: ["WaymarkNavigation"],
      path: "Specs/\(name)",
      resources: resources,
      plugins: ["WaymarkGenerate"]
    )
  }

  /// Returns a target for the tests of a spec, including the generated tests of its examples.
  static func specTests(_ name: String) -> Target {
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.target(name: name), "WaymarkNavigation", "TestSupport"],
      plugins: ["WaymarkLinkTests"]
    )
  }
}
