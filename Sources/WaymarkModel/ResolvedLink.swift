import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// A link for which the app's code determines the destination.
package struct ResolvedLink: Sendable {
  package let name: Text
  /// The source range of the YAML mapping that declares the link.
  package let span: Span
  package let summary: SummarySyntax?
  package let parameters: [Parameter]
  /// The tab that is selected before the app returns the destination.
  package let tab: Reference?
  /// The routes that the app can return; `nil` if the spec does not list the routes.
  package let resolves: [Reference]?
  /// The indices of the links that declare the URLs of the resolved link.
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
