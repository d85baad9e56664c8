import WaymarkDiagnostics
import WaymarkLinks
import WaymarkSpec
import WaymarkYAML

/// A link: a pattern of URLs and the target of those URLs.
package struct Link: Sendable {
  package enum Target: Sendable {
    case tab(Int)
    case route(Int, RouteSyntax.Presentation)
    /// A resolved link, by index.
    case app(Int)
    case redirect(Redirect)
  }

  package var pattern: Pattern
  package var target: Target
  /// The landing; empty for a redirect.
  package var landing: LandingSteps
  /// The conditions, by index, that must hold before the landing is applied.
  package var requires: [Int]
  package var deprecation: Text?
  package var beats: [Text]
  package var examples: [Text]
  package var rejects: [Text]
  /// The source location of the declaration.
  package let span: Span

  package init(
    pattern: Pattern, target: Target, landing: LandingSteps = LandingSteps(), requires: [Int] = [],
    deprecation: Text? = nil, beats: [Text] = [], examples: [Text] = [], rejects: [Text] = [], span: Span
  ) {
    self.pattern = pattern
    self.target = target
    self.landing = landing
    self.requires = requires
    self.deprecation = deprecation
    self.beats = beats
    self.examples = examples
    self.rejects = rejects
    self.span = span
  }

  package var isRedirect: Bool { if case .redirect = target { true } else { false } }
}

/// The landing of a link, which is applied in one step.
package struct LandingSteps: Sendable {
  /// The tab, by index; `nil` for the current tab.
  package let tab: Int?
  package let tabArguments: [ArgumentSource]
  package let stackChange: StackChange
  /// The screens of the stack, outermost first.
  package let stack: [Step]
  package let modal: (kind: RouteSyntax.Presentation, step: Step)?
  /// The screens on the modal screen's own stack.
  package let flow: [Step]
  /// The arguments of a resolved link.
  package let appArguments: [ArgumentSource]

  package init(
    tab: Int? = nil, tabArguments: [ArgumentSource] = [], stackChange: StackChange = .keep,
    stack: [Step] = [], modal: (kind: RouteSyntax.Presentation, step: Step)? = nil, flow: [Step] = [],
    appArguments: [ArgumentSource] = []
  ) {
    self.tab = tab
    self.tabArguments = tabArguments
    self.stackChange = stackChange
    self.stack = stack
    self.modal = modal
    self.flow = flow
    self.appArguments = appArguments
  }

  /// A route with its arguments.
  package struct Step: Sendable {
    package let route: Int
    package let arguments: [ArgumentSource]

    package init(route: Int, arguments: [ArgumentSource]) {
      self.route = route
      self.arguments = arguments
    }
  }
}

/// The source of an argument.
package enum ArgumentSource: Sendable {
  /// A capture of the path, the host, the query or the fragment, by name.
  case capture(String)
  /// A fixed value, in the form that URLs use.
  case constant(String)
  /// No part of the URL: the argument is `nil`, the default, or an empty list.
  case absent
}

/// An entry of `redirects:`.
package struct Redirect: Sendable {
  package let target: Pattern
  /// The scheme and host of the target, or `nil` to keep those of the redirected URL.
  package let start: String?

  package init(target: Pattern, start: String?) {
    self.target = target
    self.start = start
  }
}
