import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Resolves `redirects:` and `claims:`.
struct RedirectPass {
  private let context: LinkContext
  private let parameters: ParameterResolver
  private var sink: DiagnosticSink { context.sink }

  init(_ context: LinkContext) {
    self.context = context
    parameters = ParameterResolver(context.types, context.sink)
  }

  /// Returns the redirects without errors as links.
  func redirects(_ entries: [RedirectSyntax]) -> [Link] {
    entries.compactMap { entry in
      let source = entry.source
      guard let endpoints = context.endpoints.endpoints(of: source, at: source.text.span, .other)
      else { return nil }
      // The captures of a redirect are Strings, unless they have a type.
      let captured = parameters.captured(by: [source], endpoints: [endpoints])
      let list = ParameterList(captured, isDeclared: false, of: "the redirect")
      let target = redirect(to: entry.target, from: endpoints, captured)
      guard let pattern = context.patterns.pattern(source, on: endpoints, list),
        let redirect = target,
        binds(redirect, pattern, entry.target)
      else { return nil }
      return Link(pattern: pattern, target: .redirect(redirect), span: source.text.span)
    }
  }

  /// Returns the claimed patterns without errors.
  func claims(_ patterns: [PatternSyntax]) -> [Pattern] {
    patterns.compactMap { claim in
      guard let endpoints = context.endpoints.endpoints(of: claim, at: claim.text.span, .other)
      else { return nil }
      let captured = parameters.captured(by: [claim], endpoints: [endpoints])
      return context.patterns.pattern(
        claim, on: endpoints, ParameterList(captured, isDeclared: false, of: "the claim"))
    }
  }

  private func redirect(
    to target: PatternSyntax, from endpoints: [Endpoint], _ captured: [Parameter]
  ) -> Redirect? {
    // `binds` checks afterwards whether the source always has what the target needs.
    let parameters = ParameterList(
      captured.map { parameter in
        parameter.isRequired
          ? Parameter(name: parameter.name, type: parameter.type, arity: .optional) : parameter
      }, isDeclared: false, of: "the redirect")
    guard target.hasAuthority else {
      return context.patterns.pattern(target, on: withoutLabels(endpoints), parameters)
        .map { Redirect(target: $0, start: nil) }
    }
    guard let own = context.endpoints.endpoints(of: target, at: target.text.span, .other),
      let pattern = context.patterns.pattern(target, on: withoutLabels(own), parameters)
    else { return nil }
    guard let fixed = own.first(where: { $0.host?.front.isEmpty ?? true }) else {
      sink.report(
        Diagnostic(
          .invalidPattern, "a redirect leads to one URL, and this host stands for many",
          at: target.text.span,
          help: "write the host out"))
      return nil
    }
    return Redirect(target: pattern, start: fixed.start)
  }

  /// Returns whether the source always has the captures that the target needs; if not, there is a diagnostic.
  private func binds(_ redirect: Redirect, _ source: Pattern, _ target: PatternSyntax) -> Bool {
    let lacking = target.captures.first { capture in
      let name = capture.name.string
      return source.mayLack(name) && !redirect.target.mayLack(name)
    }
    guard let lacking else { return true }
    sink.report(
      Diagnostic(
        .unboundParameter,
        "a URL may leave `\(lacking.name.string)` out of what is redirected, and the target needs it",
        at: lacking.name.span, help: "leave the `?` out there, or write it here, too",
        related: [.init(source.text.span, "captured here")]))
    return false
  }

  /// Returns the endpoints whose hosts capture nothing: the source has what a target captures.
  private func withoutLabels(_ endpoints: [Endpoint]) -> [Endpoint] {
    endpoints.filter { $0.host?.captures.isEmpty ?? true }
  }
}
