import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

struct SpecPatterns {
  struct Pattern {
    let text: Text
    let syntax: PatternSyntax?
    /// The source pattern of a redirect, whose target the pattern is; `nil` for other patterns.
    var source: Text?
    var isClaim = false
  }

  private(set) var patterns: [Pattern] = []

  init(_ spec: Spec) {
    add(spec.root.tabs, spec.root.routes, spec.root.resolvedLinks, spec.root.redirects, spec.root.claims)
    for fragment in spec.fragments {
      add(fragment.tabs, fragment.routes, fragment.resolvedLinks, fragment.redirects, fragment.claims)
    }
  }

  private mutating func add(
    _ tabs: [Named<TabSyntax>], _ routes: [Named<RouteSyntax>], _ links: [Named<ResolvedLinkSyntax>],
    _ redirects: [RedirectSyntax], _ claims: [PatternSyntax]
  ) {
    for link in tabs.lazy.flatMap(\.value.links) { add(link.url, link.pattern) }
    for link in routes.lazy.flatMap(\.value.links) { add(link.url, link.pattern) }
    for link in links { add(link.value.url, link.value.pattern) }
    for redirect in redirects {
      add(redirect.source.text, redirect.source)
      patterns.append(Pattern(text: redirect.target.text, syntax: redirect.target, source: redirect.source.text))
    }
    for claim in claims { patterns.append(Pattern(text: claim.text, syntax: claim, isClaim: true)) }
  }

  private mutating func add(_ text: Text?, _ syntax: PatternSyntax?) {
    if let text { patterns.append(Pattern(text: text, syntax: syntax)) }
  }

  func pattern(at position: SourcePosition, inFile file: Int) -> Pattern? {
    patterns.first { Int($0.text.span.file) == file && $0.text.span.start <= position && position <= $0.text.span.end }
  }
}
