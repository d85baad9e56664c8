import SpecText

struct RedirectPass {
  private let context: LinkContext
  private let parameters: ParameterResolver
  private var sink: DiagnosticSink { context.sink }

  init(_ context: LinkContext) {
    self.context = context
    parameters = ParameterResolver(context.types, context.sink)
  }

  func redirects(_ entries: [RedirectSyntax]) -> [Link] {
    entries.compactMap { entry in
      let source = entry.source
      guard let endpoints = context.endpoints.endpoints(of: source, at: source.text.span, .other) else { return nil }
      // A capture of a redirect without a type is a String.
      let captured = parameters.captured(by: [source], endpoints: [endpoints])
      let list = ParameterList(captured, isDeclared: false, of: "the redirect")
      let target = redirect(to: entry.target, from: endpoints, captured)
      guard let pattern = context.patterns.pattern(source, on: endpoints, list), let redirect = target,
        binds(redirect, pattern, entry.target)
      else { return nil }
      return Link(pattern: pattern, target: .redirect(redirect), span: source.text.span)
    }
  }

  /// Returns the redirect of a link whose `otherwise` redirects.
  func redirect(to target: PatternSyntax, from pattern: Pattern, _ source: PatternSyntax) -> Redirect? {
    var captured: [Parameter] = []
    for capture in source.captures {
      guard let type = pattern.captureTypes[capture.name.string] else { continue }
      let arity: Parameter.Arity = pattern.capturesList(capture.name.string) ? .list : .optional
      captured.append(Parameter(name: capture.name, type: type, arity: arity))
    }
    let redirect = redirect(to: target, from: pattern.endpoints, captured)
    return redirect.flatMap { binds($0, pattern, target) ? $0 : nil }
  }

  func claims(_ patterns: [PatternSyntax]) -> [Pattern] {
    patterns.compactMap { claim in
      guard let endpoints = context.endpoints.endpoints(of: claim, at: claim.text.span, .other) else { return nil }
      let captured = parameters.captured(by: [claim], endpoints: [endpoints])
      return context.patterns.pattern(claim, on: endpoints, ParameterList(captured, isDeclared: false, of: "the claim"))
    }
  }

  private func redirect(to target: PatternSyntax, from endpoints: [Endpoint], _ captured: [Parameter]) -> Redirect? {
    // `binds` checks later that the source always captures the parameters of the target.
    let parameters = ParameterList(
      captured.map { parameter in
        parameter.isRequired ? Parameter(name: parameter.name, type: parameter.type, arity: .optional) : parameter
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
          .invalidPattern, "the target of a redirect must have a single host, and this host matches several hosts",
          at: target.text.span, help: "write a host without `*` and without captures"))
      return nil
    }
    return Redirect(target: pattern, start: fixed.start)
  }

  private func binds(_ redirect: Redirect, _ source: Pattern, _ target: PatternSyntax) -> Bool {
    let lacking = target.captures.first { capture in
      let name = capture.name.string
      return source.mayLack(name) && !redirect.target.mayLack(name)
    }
    guard let lacking else { return true }
    sink.report(
      Diagnostic(
        .unboundParameter,
        "`\(lacking.name.string)` is optional in the source of the redirect, but required in the target",
        at: lacking.name.span, help: "remove the `?` from the source, or add a `?` to the target",
        related: [.init(source.text.span, "the source is here")]))
    return false
  }

  /// In a redirect, the target gets the values of its captures from the source.
  private func withoutLabels(_ endpoints: [Endpoint]) -> [Endpoint] {
    endpoints.filter { $0.host?.captures.isEmpty ?? true }
  }
}

extension Pattern {
  fileprivate func capturesList(_ name: String) -> Bool {
    (query + (fragment?.query ?? [])).contains { if case .list(name, _) = $0.value { true } else { false } }
      || [path.tail, fragment?.path.tail].contains { if case .rest(name, true, _)? = $0 { true } else { false } }
  }
}
