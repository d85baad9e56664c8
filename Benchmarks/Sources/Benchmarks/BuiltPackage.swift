import Foundation
import Measuring

/// A package of an app with a spec, in a separate folder, for `swift build`.
struct BuiltPackage {
  struct Failure: Error {
    let output: String
  }

  private let folder: URL

  private var target: URL { folder.appendingPathComponent("Sources/AppNavigation") }
  private var scratch: URL { folder.appendingPathComponent(".build") }

  /// The package of Waymark that an app depends on.
  enum Waymark: String {
    /// The package with the compiled tool, which `Scripts/release.sh` writes.
    case distribution = "dist/waymark-swift"
    /// The repository.
    case source = "."

    fileprivate var path: String {
      Repository.root.appendingPathComponent(rawValue).standardizedFileURL.path
    }
  }

  /// Writes the package.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - spec: The spec of the app.
  ///   - waymark: The package that contains the libraries and the plugins.
  ///   - generated: The generated Swift by file name, or `nil` for a package that uses the plugin.
  /// - Throws: An error if a file can't be written.
  init(_ folder: URL, _ spec: RoutesSpec, from waymark: Waymark, generated: [String: String]? = nil) throws {
    self.folder = folder
    guard FileManager.default.fileExists(atPath: waymark.path) else {
      throw Failure(output: "there is no folder \(waymark.path); run Scripts/release.sh first")
    }
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
        dependencies: [.package(name: "waymark", path: "\(waymark.path)")],
        targets: [
          .target(
            name: "AppNavigation", dependencies: [.product(name: "WaymarkNavigation", package: "waymark")],
            \(difference)),
          .executableTarget(name: "App", dependencies: ["AppNavigation"]),
        ]
      )

      """, to: "Package.swift")
    // A change of the spec doesn't affect this code of the app.
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
    try spec.write(to: target)
    if let generated { try checkIn(generated) }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes or replaces a file of the target with the spec.
  func writeToTarget(_ text: String, as path: String) throws { try write(text, to: "Sources/AppNavigation/\(path)") }

  /// Writes generated Swift into the target if the files differ.
  func checkIn(_ generated: [String: String]) throws {
    for (name, text) in generated
    where (try? String(contentsOf: target.appendingPathComponent(name), encoding: .utf8)) != text {
      try writeToTarget(text, as: name)
    }
  }

  /// Returns the output of the plugin's tool by file name.
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

  /// Builds the package.
  ///
  /// - Parameter configuration: The configuration, which is `debug` or `release`.
  /// - Returns: The time of `swift build` in seconds.
  /// - Throws: An error if the build fails.
  func build(_ configuration: String = "debug") throws -> Double { try run(["swift", "build", "-c", configuration]) }

  /// Returns the names of the source files that were compiled since a time.
  func compiledFiles(since time: Date) -> [String] {
    let files = FileManager.default.enumerator(at: scratch, includingPropertiesForKeys: [.contentModificationDateKey])
    var names: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "o" {
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      guard let changed = values?.contentModificationDate, changed >= time else { continue }
      names.append(file.deletingPathExtension().lastPathComponent)
    }
    return names.sorted()
  }

  /// Runs the tool of the distribution with up-to-date output.
  ///
  /// - Returns: The time in seconds, or `nil` if the distribution has no tool for this machine.
  /// - Throws: An error if the tool fails.
  func generate() throws -> Double? {
    let bundle = Waymark.distribution.path + "/waymark.artifactbundle"
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []
    let tools = folders.map { "\(bundle)/\($0)/waymark" }
    guard let tool = tools.first(where: FileManager.default.isExecutableFile) else { return nil }
    return try run([tool, "generate", target.path, "--output", scratch.appendingPathComponent("alone").path])
  }

  private func run(_ command: [String]) throws -> Double {
    let child = try Child.run(command, in: folder)
    guard child.status == 0 else { throw Failure(output: child.output) }
    return child.seconds
  }
}
