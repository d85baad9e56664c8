import SpecText
import WaymarkLinks

/// Lines for many URLs, such as those of a log, equal to ``ResolvedURL/line``. For a known link, only matches the URL,
/// copies the destination, and adds the values. The memory doesn't depend on the number of URLs.
package struct ResolvedLines: ~Copyable {
  private final class Destination {
    let kind: ResolvedURL.Kind
    let start: [UInt8]
    let path: [UInt8]
    let parameters: [[UInt8]]
    var count = 0

    init(_ kind: ResolvedURL.Kind, path: String, parameters: [String]) {
      self.kind = kind
      start = Array(kind.rawValue.padded(to: ResolvedURL.kindWidth).utf8)
      self.path = Array("  \(path)".utf8)
      self.parameters = parameters.map { Array("\($0) = ".utf8) }
    }
  }

  /// Logs often repeat such URLs.
  private static let mostKeptLines = 4_096
  private static let longestURL = 1_000

  package private(set) var bytes: [UInt8] = []
  private let resolver: URLResolver
  private var destinations: [Destination?]
  private var otherCounts: [ResolvedURL.Kind: Int] = [:]
  private var keptLines: [String: (kind: ResolvedURL.Kind, line: String)] = [:]

  package init(_ resolver: URLResolver) {
    self.resolver = resolver
    destinations = Array(repeating: nil, count: resolver.spec.links.count)
  }

  package var counts: [ResolvedURL.Kind: Int] {
    destinations.reduce(into: otherCounts) { counts, destination in
      if let destination { counts[destination.kind, default: 0] += destination.count }
    }
  }

  package mutating func add(_ url: UnsafeBufferPointer<UInt8>) {
    if Self.isPlain(url), let plan = resolver.spec.linkTable.withUnsafeBufferPointer({ LinkTable($0).plan(for: url) }) {
      addLanding(url, plan)
    } else {
      addOther(url)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  package mutating func removeLines() { bytes.removeAll(keepingCapacity: true) }

  private static func isPlain(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    guard 1...longestURL ~= url.count else { return false }
    // The loop has no early exit, so that the compiler can vectorize it.
    var isPlain = true
    for byte in url { isPlain = isPlain && 0x20...0x7E ~= byte }
    return isPlain
  }

  private mutating func addLanding(_ url: UnsafeBufferPointer<UInt8>, _ plan: LandingPlan) {
    let destination = destinations[plan.link] ?? destination(of: url, plan)
    destination.count += 1
    bytes += destination.start
    bytes += url
    if url.count < ResolvedURL.urlWidth {
      bytes += repeatElement(UInt8(ascii: " "), count: ResolvedURL.urlWidth - url.count)
    }
    bytes += destination.path
    let arguments = URLResolver.arguments(of: plan)
    var separator = "  ".utf8
    for index in destination.parameters.indices where index < arguments.count {
      if case .none = arguments[index] { continue }
      bytes += separator
      separator = ", ".utf8
      bytes += destination.parameters[index]
      addNotation(of: arguments[index])
    }
  }

  private mutating func destination(of url: UnsafeBufferPointer<UInt8>, _ plan: LandingPlan) -> Destination {
    let resolved = resolver.resolve(String(decoding: url, as: UTF8.self))
    var path = ""
    if case .landed(let landing) = resolved.outcome { path = landing.destination }
    let target = resolver.spec.links[plan.link].target
    let destination = Destination(resolved.kind, path: path, parameters: resolver.parameters(of: target))
    destinations[plan.link] = destination
    return destination
  }

  private mutating func addNotation(of argument: Argument) {
    switch argument {
    case .int(let value): bytes += String(value).utf8
    case .string(let value) where value.utf8.allSatisfy(Self.isUnescaped):
      bytes.append(UInt8(ascii: "\""))
      bytes += value.utf8
      bytes.append(UInt8(ascii: "\""))
    default: bytes += argument.notation.utf8
    }
  }

  private static func isUnescaped(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func addOther(_ url: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: url, as: UTF8.self)
    let (kind, line) = keptLines[text] ?? line(of: text)
    otherCounts[kind, default: 0] += 1
    bytes += line.utf8
  }

  private mutating func line(of url: String) -> (kind: ResolvedURL.Kind, line: String) {
    let resolved = resolver.resolve(url)
    let result = (resolved.kind, resolved.line)
    if keptLines.count == Self.mostKeptLines { keptLines.removeAll(keepingCapacity: true) }
    if url.utf8.count <= Self.longestURL { keptLines[url] = result }
    return result
  }
}
