import LinkResolving
import SpecModel
import SpecText
import WaymarkLinks

struct LandedPlace {
  struct Entry {
    let index: Int
    let name: String
    let values: [Value]
  }

  struct Modal {
    let kind: String
    let entry: Entry
    let stack: [Entry]
  }

  struct Value {
    let parameter: Parameter
    let argument: Argument
  }

  let link: Int
  let tab: Entry?
  /// If the app resolves the link, the destination contains no screens.
  let app: Entry?
  let keepsStack: Bool
  let stack: [Entry]
  let modals: [Modal]
  let requires: [String]
  let deprecation: String?

  var text: String {
    if let app {
      return "resolved by the app as `\(app.name)`" + (tab.map { " in \(Self.tab($0))" } ?? "") + Self.with(app.values)
    }
    let shown = stack + modals.flatMap { [$0.entry] + $0.stack }
    // The arguments of the last screen follow the path.
    var names = shown.dropLast().map(\.text) + shown.suffix(1).map(\.name)
    var index = stack.count
    for modal in modals {
      names[index] = "\(modal.kind) \(names[index])"
      index += 1 + modal.stack.count
    }
    let start = tab.map { shown.isEmpty ? "tab \($0.name)" : Self.tab($0) } ?? "current tab"
    return ([start] + names).joined(separator: " › ") + Self.with(shown.last?.values ?? tab?.values ?? [])
      + (keepsStack ? ", on top of the current stack" : "")
  }

  var textWithConditions: String {
    requires.isEmpty ? text : "\(text), waits for \(requires.map { Quoted($0).description }.joined(or: "and"))"
  }

  private static func tab(_ tab: Entry) -> String { "tab \(tab.text)" }

  private static func with(_ values: [Value]) -> String {
    values.isEmpty ? "" : ", with " + values.map(\.text).joined(separator: ", ")
  }
}

extension LandedPlace.Entry {
  fileprivate var text: String { values.isEmpty ? name : "\(name) (\(values.map(\.text).joined(separator: ", ")))" }
}

extension LandedPlace.Value {
  fileprivate var text: String { "\(parameter.name.string) = \(argument.notation)" }
}
