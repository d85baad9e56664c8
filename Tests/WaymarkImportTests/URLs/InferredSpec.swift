import SpecText
import WaymarkCompiler
import WaymarkImport

@testable import LinkResolving

/// A spec with the links of a survey, which proves that the links compile and shows where URLs land.
struct InferredSpec {
  let text: String
  let compilation: Compilation
  private let resolver: URLResolver?

  init(_ links: [ImportedLink]) {
    text = SpecText(links).text
    let root = SourceFile(path: "Sample.nav.yaml", bytes: Array(text.utf8))
    compilation = Compiler.compile(root, goal: .linkTable) { _ in .success([]) }
    resolver = compilation.resolver
  }

  /// The errors of the spec with their lines.
  var errors: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return compilation.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let line = Int(diagnostic.span.start.line) - 1
      return "\(diagnostic.message): \(lines.indices.contains(line) ? lines[line] : "")"
    }
  }

  /// Returns the index of the link that takes a URL, or `nil` if no link matches the URL.
  ///
  /// A path without a host is on a host of the first link whose pattern matches.
  func link(of url: String) -> Int? {
    guard let resolver, case .landed(let landing) = resolver.resolve(url).outcome else { return nil }
    return landing.path.stack.last.flatMap { Int($0.dropFirst()) }
  }
}

/// The text of a spec. The route of the link with the index 3 is `r3`.
private struct SpecText {
  private var types: [String] = []
  private var hosts: Set<String> = []
  private var schemes: Set<String> = []
  private var routes: [String] = []

  init(_ links: [ImportedLink]) {
    for (index, link) in links.enumerated() {
      var urls: [String] = []
      for pattern in link.patterns { urls += self.urls(pattern) }
      routes.append("  r\(index):\n    links:\n" + urls.map { "      - '\($0)'\n" }.joined())
    }
  }

  var text: String {
    var origins = ""
    if !hosts.isEmpty {
      let list = hosts.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      origins += "  web: { hosts: [\(list)], schemes: [https, http] }\n"
    }
    if !schemes.isEmpty { origins += "  app: { schemes: [\(schemes.sorted().joined(separator: ", "))] }\n" }
    return "waymark: 1\napp: Sample\n" + (origins.isEmpty ? "" : "origins:\n\(origins)")
      + (types.isEmpty ? "" : "types:\n" + types.joined())
      + "tabs:\n  home: { title: Home, icon: house }\nroutes:\n" + routes.joined()
  }

  private mutating func urls(_ pattern: ImportedPattern) -> [String] {
    let tail = tail(pattern)
    if !pattern.hosts.isEmpty {
      return pattern.hosts.flatMap { host -> [String] in
        hosts.insert(host)
        return pattern.schemes.map { "\($0)://\(host)\(tail)" }
      }
    }
    guard !pattern.schemes.isEmpty else { return [tail] }
    return pattern.schemes.map { scheme in
      schemes.insert(scheme)
      return "\(scheme):/\(tail)"
    }
  }

  private mutating func tail(_ pattern: ImportedPattern) -> String {
    var text = pattern.segments.isEmpty ? "/" : segments(pattern.segments)
    if !pattern.query.isEmpty {
      text += "?" + pattern.query.map { item($0) }.joined(separator: "&")
    }
    if let fragment = pattern.fragment { text += "#" + segments(fragment) }
    return text
  }

  private mutating func segments(_ segments: [ImportedPattern.Segment]) -> String {
    var text = ""
    for segment in segments {
      switch segment {
      case .literal(let literal): text += "/" + Self.escaped(literal)
      case .capture(let value, let prefix, let suffix):
        text += "/" + Self.escaped(prefix) + capture(value) + Self.escaped(suffix)
      case .rest(let name, let allowsEmpty): text += "/{\(name ?? "")...\(allowsEmpty ? "?" : "")}"
      }
    }
    return text
  }

  private mutating func item(_ item: ImportedPattern.QueryItem) -> String {
    switch item.value {
    case .absent: "!" + Self.escaped(item.key)
    case .literal(let text): Self.escaped(item.key) + "=" + Self.escaped(text)
    case .capture(let value): Self.escaped(item.key) + "=" + capture(value)
    }
  }

  private mutating func capture(_ capture: ImportedPattern.Capture) -> String {
    "{\(capture.name):\(type(capture.type))\(capture.isOptional ? "?" : "")}"
  }

  private mutating func type(_ type: ImportedPattern.CaptureType) -> String {
    switch type {
    case .string: return "String"
    case .int: return "Int"
    case .uint: return "UInt"
    case .double: return "Double"
    case .bool: return "Bool"
    case .uuid: return "UUID"
    case .date: return "Date"
    case .slug: return "Slug"
    case .url: return "URL"
    case .range(let low, let high):
      return declared("is: Int, range: \(low.map(String.init) ?? "")...\(high.map(String.init) ?? "")")
    case .matching(let expression): return declared("is: String, matching: '\(expression)'")
    case .values(let values):
      return declared("values: {" + values.enumerated().map { "v\($0): '\($1)'" }.joined(separator: ", ") + "}")
    }
  }

  private mutating func declared(_ body: String) -> String {
    let end = ": { \(body) }\n"
    if let index = types.firstIndex(where: { $0.hasSuffix(end) }) { return "T\(index)" }
    types.append("  T\(types.count)" + end)
    return "T\(types.count - 1)"
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (scalar.properties.isAlphabetic || 0x30...0x39 ~= byte || "-._~".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
