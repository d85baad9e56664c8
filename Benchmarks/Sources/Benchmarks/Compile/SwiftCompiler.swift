import Foundation
import Measuring

/// A runner of `swiftc` with the modules of the run time, in a temporary folder.
struct SwiftCompiler {
  enum Mode: String, CaseIterable {
    case typecheck = "type-check"
    case debug
    case release = "-O"

    /// The arguments that SwiftPM uses for this kind of build.
    fileprivate var arguments: [String] {
      switch self {
      case .typecheck: ["-typecheck"]
      case .debug: ["-c", "-Onone", "-g", "-enable-testing", "-enable-batch-mode", "-emit-module"]
      case .release: ["-c", "-O", "-g", "-whole-module-optimization", "-emit-module"]
      }
    }

    /// The folder of the run time's module.
    fileprivate var module: String { self == .release ? "release" : "debug" }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The temporary folder.
  let folder: URL

  /// Creates a temporary folder and compiles the run time for each kind of build.
  ///
  /// - Parameter modules: The source folders of the run time's modules. Each module follows the modules that it
  ///   imports.
  /// - Throws: An error if the run time doesn't compile.
  init(modules: [URL]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
    for mode in [Mode.debug, .release] {
      let output = folder.appending(path: mode.module)
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      for module in modules {
        let files = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)?
          .compactMap { $0 as? URL }
        let sources = (files ?? []).map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
        try run(mode, sources, module: module.lastPathComponent, in: output)
      }
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes files into a separate folder and returns their paths.
  func write(_ files: [(name: String, text: String)], into name: String) throws -> [String] {
    let output = folder.appending(path: name)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    return try files.map { file in
      let url = output.appending(path: file.name)
      try Data(file.text.utf8).write(to: url)
      return url.path
    }
  }

  /// Compiles files as one module.
  @discardableResult
  func run(
    _ mode: Mode, _ files: [String], module: String = "Benchmark", adding arguments: [String] = [],
    in output: URL? = nil
  ) throws -> Child {
    let child = try attempt(mode.arguments, files, module: module, adding: arguments, in: output, mode: mode)
    guard child.status == 0 else { throw Failure(description: "swiftc failed:\n\(child.output.prefix(2_000))") }
    return child
  }

  /// Compiles only the interface of a module, for files that import the module but never run.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - source: The folder of the module's files.
  ///   - arguments: Additional arguments of the compiler.
  /// - Throws: An error if the module doesn't compile.
  func emitInterface(of module: String, in source: URL, adding arguments: [String]) throws {
    let files = FileManager.default.enumerator(at: source, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let sources = (files ?? []).map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
    let child = try attempt(
      ["-emit-module", "-Onone"], sources, module: module, adding: arguments,
      in: folder.appending(path: Mode.typecheck.module), mode: .typecheck)
    guard child.status == 0 else { throw Failure(description: "swiftc failed:\n\(child.output.prefix(2_000))") }
  }

  /// Type-checks files that may have errors.
  func typecheck(_ files: [String], adding arguments: [String]) throws -> Child {
    try attempt(Mode.typecheck.arguments, files, module: "Benchmark", adding: arguments, in: nil, mode: .typecheck)
  }

  private func attempt(
    _ task: [String], _ files: [String], module: String, adding arguments: [String], in output: URL?, mode: Mode
  ) throws -> Child {
    try Child.run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-package-name", "waymark", "-module-name", module]
        + ["-I", folder.appending(path: mode.module).path] + task + arguments + files,
      in: output ?? folder)
  }
}
