// swift-tools-version: 6.1
// The benchmarks are a separate package, so packages that depend on Waymark never resolve or build them. This package compiles
// Waymark's modules through the symbolic link `Waymark`, because the measured declarations are `package`, not `public`.

import PackageDescription

/// The measured modules of Waymark, and the imports of each module.
let waymark: KeyValuePairs = [
  "WaymarkLinks": [],
  "WaymarkDiagnostics": [],
  "WaymarkYAML": ["CYaml", "WaymarkDiagnostics"],
  "WaymarkSpec": ["WaymarkYAML", "WaymarkDiagnostics"],
  "RegularSets": [],
  "AppleFormats": ["WaymarkDiagnostics"],
  "LinkPatterns": ["WaymarkLinks"],
  "URLResolving": ["LinkPatterns", "WaymarkDiagnostics", "WaymarkLinks"],
  "WaymarkModel": ["LinkPatterns", "RegularSets", "WaymarkSpec", "WaymarkYAML", "WaymarkDiagnostics", "WaymarkLinks"],
  "WaymarkAnalysis": [
    "WaymarkModel", "RegularSets", "WaymarkSpec", "WaymarkYAML", "WaymarkDiagnostics", "WaymarkLinks",
  ],
  "LinkAlgebra": [
    "LinkPatterns", "WaymarkModel", "RegularSets", "WaymarkSpec", "WaymarkYAML", "WaymarkDiagnostics", "WaymarkLinks",
  ],
  "LinkTableEncoding": [
    "LinkAlgebra", "WaymarkModel", "RegularSets", "WaymarkSpec", "WaymarkLinks",
  ],
  "WaymarkRules": [
    "LinkAlgebra", "LinkPatterns", "URLResolving", "WaymarkModel", "WaymarkSpec", "AppleFormats", "WaymarkYAML",
    "WaymarkDiagnostics", "WaymarkLinks", "RegularSets",
  ],
  "SwiftWriter": [],
  "GraphLayout": [],
  "SimulationFormat": [],
  "WaymarkEmit": [
    "AppleFormats", "GraphLayout", "LinkAlgebra", "SimulationFormat", "URLResolving", "WaymarkModel", "WaymarkSpec",
    "WaymarkYAML",
    "WaymarkDiagnostics",
    "WaymarkLinks",
    "RegularSets",
    "SwiftWriter",
  ],
  "WaymarkCompiler": [
    "WaymarkEmit", "WaymarkRules", "LinkTableEncoding", "LinkAlgebra", "LinkPatterns", "URLResolving",
    "WaymarkAnalysis",
    "WaymarkModel", "WaymarkLinks", "WaymarkSpec", "AppleFormats", "WaymarkYAML", "WaymarkDiagnostics", "RegularSets",
  ],
  "WaymarkImport": [
    "WaymarkCompiler", "WaymarkRules", "URLResolving", "WaymarkModel", "WaymarkLinks", "WaymarkSpec", "AppleFormats",
    "WaymarkYAML", "WaymarkDiagnostics",
  ],
  "WaymarkFiles": ["WaymarkCompiler", "WaymarkSpec", "WaymarkDiagnostics"],
  "WaymarkLanguageServer": [
    "WaymarkFiles", "WaymarkCompiler", "WaymarkAnalysis", "WaymarkEmit", "WaymarkRules", "URLResolving", "LinkAlgebra",
    "LinkPatterns", "WaymarkModel", "WaymarkSpec", "WaymarkYAML", "WaymarkDiagnostics",
  ],
  "WaymarkServer": [],
  "WaymarkCLI": [
    "WaymarkLanguageServer", "WaymarkServer", "WaymarkFiles", "WaymarkImport", "WaymarkCompiler", "WaymarkEmit",
    "WaymarkRules", "URLResolving", "AppleFormats", "WaymarkDiagnostics",
  ],
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
      .target(
        name: name, dependencies: imports.map { .init(stringLiteral: $0) }, path: "Waymark/\(name)",
        exclude: name == "WaymarkEmit" ? ["Map/Page"] : [])
    } + [
      // The executable that users run.
      .executableTarget(name: "waymark", dependencies: ["WaymarkCLI"], path: "Waymark/waymark"),

      .target(name: "CAllocations"),
      // The subjects of comparison are also optimized in a debug build, like libyaml.
      .target(name: "CFloors", dependencies: ["CYaml"], cSettings: [.unsafeFlags(["-O2"])]),
      .target(name: "Measuring", dependencies: ["CAllocations"]),
      .executableTarget(
        name: "benchmarks",
        dependencies: [
          "CFloors", "Measuring", "WaymarkLinks", "WaymarkModel", "WaymarkAnalysis", "LinkAlgebra",
          "LinkTableEncoding", "WaymarkEmit", "WaymarkRules", "WaymarkCompiler",
          "WaymarkSpec", "WaymarkYAML", "WaymarkDiagnostics", "WaymarkLanguageServer",
        ],
        path: "Sources/Benchmarks"),
    ],
  swiftLanguageModes: [.v6]
)
