import WaymarkLinks
import WaymarkModel

/// Where a URL leads, in the names of a spec, so that it can be compared with where it leads in another version.
struct LandedPlace {
  /// A tab, a screen or a link that the app resolves, by its index, with its arguments.
  struct Entry {
    let index: Int
    let name: String
    let values: [Value]
  }

  struct Value {
    let parameter: Parameter
    let argument: Argument
  }

  /// The link that leads there.
  let link: Int
  /// nil leaves the current one.
  let tab: Entry?
  /// A link that the app resolves, and nothing else but the tab is set then.
  let app: Entry?
  let keepsStack: Bool
  let stack: [Entry]
  let modal: (kind: String, entry: Entry)?
  let flow: [Entry]
  /// What an app does with it besides.
  let requires: [String]
  let deprecation: String?
  /// Where it lands while its tab is hidden: `without `groups`, in tab home`.
  let hidden: String?

  /// One line: `tab home › list (page = 1) › detail, with id = 42`.
  var text: String {
    if let app {
      return "for the app, as `\(app.name)`" + (tab.map { " in \(Self.tab($0))" } ?? "") + Self.with(app.values)
    }
    let shown = stack + [modal?.entry].compactMap(\.self) + flow
    let last = shown.count - 1
    var names = shown.enumerated().map { $0 == last ? $1.name : $1.text }
    if let modal { names[stack.count] = "\(modal.kind) \(names[stack.count])" }
    let start = tab.map { shown.isEmpty ? "tab \($0.name)" : Self.tab($0) } ?? "current tab"
    return ([start] + names).joined(separator: " › ") + Self.with(shown.last?.values ?? tab?.values ?? [])
      + (keepsStack ? ", on top of what is open there" : "")
  }

  private static func tab(_ tab: Entry) -> String { "tab \(tab.text)" }

  private static func with(_ values: [Value]) -> String {
    values.isEmpty ? "" : ", with " + values.map(\.text).joined(separator: ", ")
  }
}

extension LandedPlace.Entry {
  /// The name with the values, where there are any.
  fileprivate var text: String {
    values.isEmpty ? name : "\(name) (\(values.map(\.text).joined(separator: ", ")))"
  }
}

extension LandedPlace.Value {
  fileprivate var text: String { ResolvedURL.Parameter(name: parameter.name.string, value: argument).text }
}
