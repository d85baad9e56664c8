import Foundation
import Measuring

/// A package of an app with a spec, in a folder of its own, as `swift build` sees it.
struct BuiltPackage {
  struct Failure: Error {
    let output: String
  }

  private let folder: URL

  private var target: URL { folder.appendingPathComponent("Sources/AppNavigation") }
  private var scratch: URL { folder.appendingPathComponent(".build") }

  /// Writes the package.
  ///
  /// - Parameter generated: The Swift of the spec by file, for a package that has it among its sources; nil for one with the
  ///   plugin.
  init(_ folder: URL, _ spec: RoutesSpec, generated: [String: String]? = nil) throws {
    self.folder = folder
    // This file is in a folder of sources of the package of benchmarks, which is in the repository.
    let waymark = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
    let difference =
      generated == nil
      ? #"plugins: [.plugin(name: "WaymarkGenerate", package: "waymark")]"#
      : #"exclude: ["App.nav.yaml", "Features"]"#
    try write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "App",
        platforms: [.macOS(.v14)],
        dependencies: [.package(name: "waymark", path: "\(waymark)")],
        targets: [
          .target(
            name: "AppNavigation", dependencies: [.product(name: "WaymarkNavigation", package: "waymark")],
            \(difference)),
          .executableTarget(name: "App", dependencies: ["AppNavigation"]),
        ]
      )

      """, to: "Package.swift")
    // The app's own code, which a change of the spec leaves as it is.
    try write(
      """
      import WaymarkNavigation

      public func isLink(_ url: String) -> Bool {
        if case .landed = ExampleNavigation.resolve(url) { true } else { false }
      }

      """, to: "Sources/AppNavigation/Links.swift")
    try write(
      "import AppNavigation\n\nprint(isLink(\"\(spec.url(route: 0, value: 0))\"))\n",
      to: "Sources/App/main.swift")
    for file in spec.files { try writeToTarget(file.yaml, as: file.path) }
    if let generated { try checkIn(generated) }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a file of the target with the spec, whether it is there or not.
  func writeToTarget(_ text: String, as path: String) throws { try write(text, to: "Sources/AppNavigation/\(path)") }

  /// Writes generated Swift into the target, where it is not there already.
  func checkIn(_ generated: [String: String]) throws {
    for (name, text) in generated
    where (try? String(contentsOf: target.appendingPathComponent(name), encoding: .utf8)) != text {
      try writeToTarget(text, as: name)
    }
  }

  /// What the plugin's tool has written, by file.
  func generated() throws -> [String: String] {
    let outputs = scratch.appendingPathComponent("plugins/outputs")
    var texts: [String: String] = [:]
    for case let file as URL in FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil) ?? .init()
    where file.lastPathComponent.hasSuffix(".waymark.swift") {
      texts[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return texts
  }

  func clean() throws { try FileManager.default.removeItem(at: scratch) }

  /// - Returns: How long `swift build` took, in seconds.
  func build() throws -> Double { try run(["swift", "build"]) }

  /// - Returns: How long it takes to start the plugin's tool and find that all is written already, in seconds; nil where the tool
  ///   was not built here.
  func generate() throws -> Double? {
    // Of the tool that runs while a package is built, SwiftPM has a build of its own.
    let tools = ["waymark-tool", "waymark"].map { scratch.appendingPathComponent("debug/\($0)").path }
    guard let tool = tools.first(where: FileManager.default.isExecutableFile) else { return nil }
    return try run([tool, "generate", target.path, "--output", scratch.appendingPathComponent("alone").path])
  }

  private func run(_ command: [String]) throws -> Double {
    let child = try Child.run(command, in: folder)
    guard child.status == 0 else { throw Failure(output: child.output) }
    return child.seconds
  }
}
