// swift-tools-version: 6.1
// A package of its own, so that nobody who depends on Waymark resolves or builds a benchmark. It compiles Waymark's modules as
// its own, through the link `Waymark`, since what is measured is `package` and not public.

import PackageDescription

/// The modules of Waymark that are measured, with what each imports.
let waymark: KeyValuePairs = [
  "WaymarkLinks": [],
  "WaymarkDiagnostics": [],
  "WaymarkYAML": ["CYaml", "WaymarkDiagnostics"],
  "WaymarkSpec": ["WaymarkYAML", "WaymarkDiagnostics"],
  "RegularSets": [],
  "AppleFormats": ["WaymarkDiagnostics"],
  "WaymarkModel": ["RegularSets", "WaymarkSpec", "WaymarkYAML", "WaymarkDiagnostics", "WaymarkLinks"],
  "WaymarkAnalysis": [
    "WaymarkModel", "RegularSets", "WaymarkSpec", "WaymarkYAML", "WaymarkDiagnostics", "WaymarkLinks",
  ],
  "LinkAlgebra": ["WaymarkModel", "RegularSets", "WaymarkYAML", "WaymarkDiagnostics", "WaymarkLinks"],
  "LinkTableEncoding": [
    "LinkAlgebra", "WaymarkModel", "RegularSets", "WaymarkSpec", "WaymarkLinks",
  ],
  "WaymarkRules": [
    "LinkAlgebra", "WaymarkModel", "WaymarkSpec", "AppleFormats", "WaymarkYAML", "WaymarkDiagnostics",
    "WaymarkLinks",
    "RegularSets",
  ],
  "SwiftWriter": [],
  "WaymarkEmit": [
    "AppleFormats", "LinkAlgebra", "WaymarkModel", "WaymarkSpec", "WaymarkYAML", "WaymarkDiagnostics",
    "WaymarkLinks",
    "RegularSets",
    "SwiftWriter",
  ],
  "WaymarkCompiler": [
    "WaymarkEmit", "WaymarkRules", "LinkTableEncoding", "LinkAlgebra", "WaymarkAnalysis", "WaymarkModel",
    "WaymarkLinks", "WaymarkSpec", "AppleFormats", "WaymarkYAML", "WaymarkDiagnostics", "RegularSets",
  ],
  "WaymarkCLI": ["WaymarkCompiler", "WaymarkEmit", "WaymarkRules", "WaymarkDiagnostics"],
]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  targets: [
    .systemLibrary(
      name: "CYaml", path: "Waymark/CYaml", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])])
  ]
    + waymark.map { name, imports in
      .target(name: name, dependencies: imports.map { .init(stringLiteral: $0) }, path: "Waymark/\(name)")
    } + [
      // The tool itself, as users start it.
      .executableTarget(name: "waymark", dependencies: ["WaymarkCLI"], path: "Waymark/waymark"),

      .target(name: "CAllocations"),
      // What stands beside Waymark is optimized in a debug build too, as libyaml itself is.
      .target(name: "CFloors", dependencies: ["CYaml"], cSettings: [.unsafeFlags(["-O2"])]),
      .target(name: "Measuring", dependencies: ["CAllocations"]),
      .executableTarget(
        name: "benchmarks",
        dependencies: [
          "CFloors", "Measuring", "WaymarkLinks", "WaymarkModel", "WaymarkAnalysis", "LinkAlgebra",
          "LinkTableEncoding", "WaymarkEmit", "WaymarkRules", "WaymarkCompiler",
          "WaymarkSpec", "WaymarkYAML", "WaymarkDiagnostics",
        ],
        path: "Sources/Benchmarks"),
    ],
  swiftLanguageModes: [.v6]
)
