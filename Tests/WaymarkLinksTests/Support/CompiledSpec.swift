import SpecModel
import SpecText
import WaymarkCompiler
import WaymarkLinks

/// A spec that the real compiler has compiled, with the link table of the app.
struct CompiledSpec {
  let model: NavigationModel
  let table: [UInt8]

  struct Failure: Error {
    let diagnostics: [Diagnostic]
  }

  /// Compiles a spec.
  ///
  /// - Parameters:
  ///   - yaml: The text of the spec.
  ///   - files: The texts of the files that the spec can include, by name.
  /// - Throws: `Failure` with the diagnostics if the compiler reports an error.
  init(_ yaml: String, files: [String: String] = [:]) throws(Failure) {
    let source = SourceFile(path: "Sample.nav.yaml", bytes: Array(yaml.utf8))
    let compilation = Compiler.compile(source, goal: .linkTable) { name in
      guard let text = files[name] else { return .failure(InclusionError("there is no such file")) }
      return .success([SourceFile(path: name, bytes: Array(text.utf8))])
    }
    guard let model = compilation.model else { throw Failure(diagnostics: compilation.diagnostics) }
    self.model = model
    table = compilation.linkTable
  }

  func resolve(_ url: String) -> LinkTable.Resolution {
    table.withUnsafeBufferPointer { LinkTable($0).resolve(url) }
  }

  /// Returns the plan of a URL that lands, or `nil` for any other URL.
  func plan(_ url: String) -> LandingPlan? {
    if case .landed(let plan) = resolve(url) { plan } else { nil }
  }

  /// Returns the number of the link that matches a URL, or `nil` if no link matches the URL.
  func link(of url: String) -> Int? { link(of: Array(url.utf8)) }

  /// Returns the number of the link that matches the bytes of a URL.
  ///
  /// The bytes may be invalid UTF-8.
  func link(of url: [UInt8]) -> Int? {
    table.withUnsafeBufferPointer { url.withUnsafeBufferPointer(LinkTable($0).link) }
  }

  /// Returns a Boolean value that indicates whether some link matches the bytes of a URL.
  ///
  /// The bytes may be invalid UTF-8.
  func matches(_ bytes: [UInt8]) -> Bool {
    var isMatch = false
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { url in try? LinkTable(table).match(url) { isMatch = $0 != nil } }
    }
    return isMatch
  }

  func url(of destination: Destination, origin: Int) -> String? {
    table.withUnsafeBufferPointer { LinkTable($0).url(of: destination, origin: origin) }
  }
}
