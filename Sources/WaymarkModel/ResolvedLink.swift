import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// A link for which the app's code determines the destination.
package struct ResolvedLink: Sendable {
  package let name: Text
  package let span: Span
  package let summary: SummarySyntax?
  package let parameters: [Parameter]
  package let tab: Reference?
  /// The routes that the app can return; `nil` if the spec does not list the routes.
  package let resolves: [Reference]?
  package internal(set) var links = 0..<0

  package init(
    name: Text, span: Span, summary: SummarySyntax?, parameters: [Parameter], tab: Reference?, resolves: [Reference]?
  ) {
    self.name = name
    self.span = span
    self.summary = summary
    self.parameters = parameters
    self.tab = tab
    self.resolves = resolves
  }
}
