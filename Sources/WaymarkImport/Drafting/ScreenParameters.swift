/// The parameters of a screen, for the `params` key.
struct ScreenParameters {
  /// The parameters as YAML on one line; `nil` if the screen has none.
  let text: String?

  /// Creates the parameters of a screen.
  ///
  /// - Parameters:
  ///   - spec: The draft.
  ///   - index: The index of the screen.
  ///   - allOptional: A Boolean value that indicates whether all parameters are optional, as for a tab.
  init(_ spec: DraftSpec, _ index: Int, allOptional: Bool) {
    let screen = spec.screens[index]
    let links = spec.liveLinks(of: index)
    var entries: [String] = []
    for name in screen.captures {
      let captured = links.filter { link in spec.links[link].captures.contains { $0.name == name } }
      guard !captured.isEmpty else { continue }
      let isRequired =
        captured.count == links.count
        && captured.allSatisfy { link in spec.links[link].captures.contains { $0.name == name && !$0.isOptional } }
      let type = spec.typeName(screen.types[name] ?? .string) ?? "String"
      entries.append("\(ScreenText.key(name)): \(Self.quoted(type + (isRequired && !allOptional ? "" : "?")))")
    }
    for extra in screen.extras where !screen.captures.contains(extra.name) {
      let mark = extra.isOptional || allOptional ? "?" : ""
      entries.append("\(ScreenText.key(extra.name)): \(Self.quoted((spec.typeName(extra.type) ?? "String") + mark))")
    }
    text = entries.isEmpty ? nil : "{ \(entries.joined(separator: ", ")) }"
  }

  /// Makes the parameters optional that a screen requires, but not all of its links provide.
  static func makeOptional(_ spec: inout DraftSpec) {
    var beneath: Set<Int> = []
    for screen in spec.screens {
      for parent in [screen.parent, screen.flow].compactMap(\.self) { beneath.insert(parent) }
    }
    for index in spec.screens.indices {
      let screen = spec.screens[index]
      let links = spec.liveLinks(of: index)
      let isOpenedByCode = links.isEmpty && screen.kind != .tab && !beneath.contains(index)
      for (number, extra) in screen.extras.enumerated() where !extra.isOptional && !isOpenedByCode {
        spec.screens[index].extras[number].isOptional = true
        let isBound =
          screen.kind != .tab && !links.isEmpty
          && links.allSatisfy { link in
            spec.links[link].captures.contains { $0.name == extra.name && !$0.isOptional }
          }
        if isBound { continue }
        let reason = screen.kind == .tab ? "a tab needs a value without a link" : "not every link has a value"
        spec.screens[index].notes.append(
          DraftNote(
            .type,
            ImportNote(
              .decision, "the required parameter `\(extra.name)` is optional here, because \(reason)",
              help: "keep it optional, or add a default value or a value under `with`", at: screen.span)))
      }
    }
  }

  /// Returns a type in quotes if it is optional, because a `?` within braces ends a scalar for some parsers.
  private static func quoted(_ type: String) -> String { type.hasSuffix("?") ? "\"\(type)\"" : type }
}
