import SpecText
import WaymarkLinks

package struct Link: Sendable {
  package enum Target: Sendable {
    case tab(Int)
    case route(Int, RouteSyntax.Presentation)
    case app(Int)
    case redirect(Redirect)
  }

  package var pattern: Pattern
  package var target: Target
  package var landing: LandingSteps
  package var requires: [Int]
  /// While one of the conditions is false.
  package var otherwise: Otherwise
  package var deprecation: Text?
  package var beats: [Text]
  package var examples: [Text]
  package var rejects: [Text]
  /// `nil` if the spec gives the link no name of its own.
  package var id: Text?
  package var isPublished: Bool
  package let span: Span

  package init(
    pattern: Pattern, target: Target, landing: LandingSteps = LandingSteps(), requires: [Int] = [],
    otherwise: Otherwise = .wait, deprecation: Text? = nil, beats: [Text] = [], examples: [Text] = [],
    rejects: [Text] = [], id: Text? = nil, isPublished: Bool = true, span: Span
  ) {
    self.pattern = pattern
    self.target = target
    self.landing = landing
    self.requires = requires
    self.otherwise = otherwise
    self.deprecation = deprecation
    self.beats = beats
    self.examples = examples
    self.rejects = rejects
    self.id = id
    self.isPublished = isPublished
    self.span = span
  }

  package var isRedirect: Bool { if case .redirect = target { true } else { false } }

  /// The redirect that the link is, or that `otherwise` declares.
  package var redirect: Redirect? {
    switch (target, otherwise) {
    case (.redirect(let redirect), _), (_, .redirect(let redirect)): redirect
    default: nil
    }
  }

  package func replacingRedirect(_ replacement: (Redirect) -> Redirect) -> Link {
    var link = self
    if case .redirect(let redirect) = target { link.target = .redirect(replacement(redirect)) }
    if case .redirect(let redirect) = otherwise { link.otherwise = .redirect(replacement(redirect)) }
    return link
  }

  package enum Otherwise: Sendable {
    case wait
    case web
    case redirect(Redirect)

    /// `web`, or the pattern of the redirect; `nil` if the link is pending.
    package var text: String? {
      switch self {
      case .wait: nil
      case .web: "web"
      case .redirect(let redirect): redirect.target.text.string
      }
    }
  }
}

package struct LandingSteps: Sendable {
  package let tab: Int?
  package let tabArguments: [ArgumentSource]
  package let stackChange: StackChange
  package let stack: [Step]
  package let modals: [Modal]
  package let appArguments: [ArgumentSource]

  package init(
    tab: Int? = nil, tabArguments: [ArgumentSource] = [], stackChange: StackChange = .keep,
    stack: [Step] = [], modals: [Modal] = [], appArguments: [ArgumentSource] = []
  ) {
    self.tab = tab
    self.tabArguments = tabArguments
    self.stackChange = stackChange
    self.stack = stack
    self.modals = modals
    self.appArguments = appArguments
  }

  package var screens: [Step] { stack + modals.flatMap { [$0.step] + $0.stack } }

  package struct Modal: Sendable {
    package let kind: RouteSyntax.Presentation
    package let step: Step
    package let stack: [Step]

    package init(kind: RouteSyntax.Presentation, step: Step, stack: [Step] = []) {
      self.kind = kind
      self.step = step
      self.stack = stack
    }
  }

  package struct Step: Sendable {
    package let route: Int
    package let arguments: [ArgumentSource]

    package init(route: Int, arguments: [ArgumentSource]) {
      self.route = route
      self.arguments = arguments
    }
  }
}

package enum ArgumentSource: Sendable {
  case capture(String)
  case constant(String)
  /// The argument is `nil`, the default of the parameter, or an empty list.
  case absent
}

package struct Redirect: Sendable {
  package let target: Pattern
  /// `nil` to keep the scheme and host of the redirected URL.
  package let start: String?

  package init(target: Pattern, start: String?) {
    self.target = target
    self.start = start
  }
}

/// The app's code determines the destination.
package struct ResolvedLink: Sendable {
  package let name: Text
  package let span: Span
  package let summary: SummarySyntax?
  package let parameters: [Parameter]
  package let tab: Reference?
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

package struct Reference: Sendable {
  package let index: Int
  package let name: Text

  package init(index: Int, name: Text) {
    self.index = index
    self.name = name
  }

  package var span: Span { name.span }
}

extension Link {
  /// Adds the prefix of the link's first endpoint without captures or wildcards in the host to a path.
  package func wholeURL(of example: Text) -> String? {
    let text = example.string
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { return text }
    return pattern.endpoints.lazy.compactMap { $0.url(ofPath: text) }.first
  }
}
