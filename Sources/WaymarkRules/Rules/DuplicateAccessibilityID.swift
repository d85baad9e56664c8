import WaymarkModel
import WaymarkSource

extension Rule {
  /// Two tabs or screens with one accessibility ID: a UI test that looks for one finds the other.
  static let duplicateAccessibilityID = Rule("duplicate-accessibility-id") { model, report in
    var owners: [String: (name: String, span: Span)] = [:]
    let named = model.tabs.map { ($0.name, $0.accessibilityID) } + model.routes.map { ($0.name, $0.accessibilityID) }
    for (name, id) in named {
      guard let owner = owners[id.text] else {
        owners[id.text] = (name.string, id.span)
        continue
      }
      report(
        Diagnostic(
          "duplicate-accessibility-id",
          "`\(name.string)` and `\(owner.name)` have the same accessibility ID `\(id.text)`",
          at: id.span,
          help: "give one of them an `accessibilityID` of its own",
          related: [.init(owner.span, "first here")]))
    }
  }
}
