import SwiftWriter
import WaymarkModel
import WaymarkNavigation

/// What a generated enum of screens says of its cases: their names, and the way to parts and back.
///
/// The shape is the one that compiles fastest (Docs/Decisions/2): explicit returns, a helper that is not inlined for each
/// signature, and reads without optionals of arguments that the library has checked.
struct ScreenMembersEmitter {
  let routes: [Route]
  let access: SwiftText

  /// The members of the enum's extension.
  func emit(_ writer: inout SwiftWriter) {
    writer.block("\(access)static var cases: StaticString") { writer in
      writer.multilineLiteral(routes.map(row))
    }
    writer.blank()
    writer.block("\(access)var parts: WaymarkNavigation.CaseParts") { writer in
      writer.line("switch self {")
      for (position, route) in routes.enumerated() { emitCase(route, toParts: position, &writer) }
      writer.line("}")
    }
    writer.blank()
    writer.block("\(access)static func make(checked parts: WaymarkNavigation.CaseParts) -> Self") { writer in
      writer.line("switch parts.index {")
      for (position, route) in routes.enumerated() { emitCase(route, fromParts: position, &writer) }
      writer.line("default: parts.hasNoCase()")
      writer.line("}")
    }
  }

  /// A case's name, parameter types, accessibility ID and title.
  private func row(_ route: Route) -> String {
    let types = route.parameters.map(\.type.specName).joined(separator: " ")
    return [route.name.string, types, route.accessibilityID.text, route.title?.string ?? ""].joined(separator: "\t")
  }

  private func emitCase(_ route: Route, toParts position: Int, _ writer: inout SwiftWriter) {
    let name = Identifier(route.name.string)
    let helper = PartsHelper(route).name
    guard !route.parameters.isEmpty else {
      writer.line("case .\(name): return \(helper)(\(position))")
      return
    }
    let names = route.parameters.map { Identifier($0.name.string) }
    let bindings = SwiftText(joining: names.map { "let \($0)" }, separator: ", ")
    let arguments = SwiftText(joining: names.map { "\($0)" }, separator: ", ")
    writer.line("case .\(name)(\(bindings)): return \(helper)(\(position), \(arguments))")
  }

  private func emitCase(_ route: Route, fromParts position: Int, _ writer: inout SwiftWriter) {
    let name = Identifier(route.name.string)
    guard !route.parameters.isEmpty else {
      writer.line("case \(position): return .\(name)")
      return
    }
    let arguments = route.parameters.enumerated().map { number, parameter -> SwiftText in
      let label = Identifier(parameter.name.string).label
      return switch parameter.type {
      case .int: "\(label): parts.int(\(number))"
      case .string: "\(label): parts.string(\(number))"
      }
    }
    writer.line("case \(position): return .\(name)(\(SwiftText(joining: arguments, separator: ", ")))")
  }
}

/// The function that makes parts of arguments of certain types. One for all cases of that signature costs less to compile
/// than an array literal in each.
struct PartsHelper: Hashable {
  private let types: [CaptureType]

  init(_ route: Route) {
    types = route.parameters.map(\.type)
  }

  /// With underscores, so that no parameter can be called like it.
  var name: Identifier {
    Identifier((["parts"] + (types.isEmpty ? ["of", "nothing"] : types.map { $0.specName })).joined(separator: "_"))
  }

  func emit(_ writer: inout SwiftWriter) {
    let numbers = types.indices
    let parameters = numbers.map { ", _ a\($0): \(SwiftText.type(types[$0]))" as SwiftText }
    let arguments = numbers.map { number -> SwiftText in
      switch types[number] {
      case .int: ".int(a\(number))"
      case .string: ".string(a\(number))"
      }
    }
    let list: SwiftText = types.isEmpty ? "" : ", [\(SwiftText(joining: arguments, separator: ", "))]"
    writer.line("@inline(never)")
    writer.block(
      "private nonisolated func \(name)(_ index: Int\(SwiftText(joining: parameters, separator: ""))) -> WaymarkNavigation.CaseParts"
    ) { writer in
      writer.line(".init(index\(list))")
    }
  }

  /// The helpers that some routes need, each once, in the order of their names.
  static func all(for routes: some Sequence<Route>) -> [PartsHelper] {
    Set(routes.map(PartsHelper.init)).sorted { ($0.types.count, $0.sortKey) < ($1.types.count, $1.sortKey) }
  }

  private var sortKey: String { types.map(\.specName).joined(separator: " ") }
}
