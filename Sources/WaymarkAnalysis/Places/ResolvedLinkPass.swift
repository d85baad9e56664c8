import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The analysis pass that resolves the entries under `resolvedLinks`, except their URLs.
enum ResolvedLinkPass {
  static func resolve(
    _ declarations: Declarations, _ endpoints: EndpointResolver, _ parameters: ParameterResolver
  ) -> [ResolvedLink] {
    declarations.resolvedLinks.map { declaration in
      let entry = declaration.value
      let known =
        entry.pattern.map { endpoints.knownEndpoints(of: $0, origins: entry.origins) } ?? []
      return ResolvedLink(
        name: declaration.name,
        span: entry.span,
        summary: entry.summary,
        parameters: entry.parameters.map { parameters.declared($0) }
          ?? parameters.captured(by: [entry.pattern], endpoints: [known]),
        tab: entry.tab.flatMap { declarations.names.tab($0) },
        resolves: entry.resolves?.compactMap { declarations.names.route($0, in: .resolves) })
    }
  }
}
