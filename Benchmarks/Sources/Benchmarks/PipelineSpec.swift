import CFloors
import Measuring
import SpecText
import WaymarkCompiler
import WaymarkRules

/// The files of a spec with a given number of routes, in memory.
struct PipelineSpec {
  let routes: Int
  /// The files of the spec, with the root file first.
  let files: [SourceFile]
  /// The heap bytes of the loaded trees for each node, or `nil` if the allocator doesn't report them.
  let treeBytesPerNode: Double?

  init(routes: Int) {
    self.routes = routes
    files = SourceFile.all(RoutesSpec(routes: routes).files)
    treeBytesPerNode = Self.bytesPerNode(files)
  }

  /// Returns the number of libyaml's events in all files.
  func events() -> Int {
    files.reduce(0) { events, file in
      events + file.bytes.withUnsafeBufferPointer { Int(floor_yaml_events($0.baseAddress!, $0.count)) }
    }
  }

  /// Compiles the spec and returns the number of bytes of the output.
  func compile(rules: [Rule]) -> Int {
    let compilation = Compiler.compile(files[0], options: .init(rules: rules)) { _ in .success(Array(files.dropFirst()))
    }
    precondition(!compilation.outputs.isEmpty, "the spec of a benchmark has errors")
    return compilation.outputs.reduce(0) { $0 + $1.bytes.count }
  }

  private static func bytesPerNode(_ files: [SourceFile]) -> Double? {
    guard let before = HeapInUse.bytes else { return nil }
    let trees = files.indices.compactMap { YAMLLoader.load(files[$0], index: $0).tree }
    guard let after = HeapInUse.bytes else { return nil }
    return Double(after - before) / Double(trees.reduce(0) { $0 + $1.count })
  }
}
