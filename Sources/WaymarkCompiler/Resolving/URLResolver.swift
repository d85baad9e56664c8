import WaymarkModel
import WaymarkNavigation
import WaymarkSource
import WaymarkSpec
import WaymarkYAML

/// Answers where URLs land, from the table that the app has and with the names of the spec.
package struct URLResolver {
  private let model: NavigationModel
  private let files: [SourceFile]
  private let table: [UInt8]
  /// The names of the cases of each kind of screen.
  private let screens: [Destination.Kind: [String]]

  /// Answers for a spec that was compiled as far as its link table; nil where it has errors.
  package init?(_ compilation: Compilation) {
    guard let model = compilation.model, !compilation.linkTable.isEmpty else { return nil }
    self.model = model
    files = compilation.files
    table = compilation.linkTable
    let kinds = RouteEntry.Presentation.allCases.map { presentation in
      (presentation.kind, model.routes(presentedAs: presentation).map { model.routes[$0].name.string })
    }
    screens = Dictionary(uniqueKeysWithValues: kinds)
  }

  package func resolve(_ url: String) -> ResolvedURL {
    let resolution = table.withUnsafeBufferPointer { LinkTable($0).resolve(url) }
    return switch resolution {
    case .landed(let plan): ResolvedURL(url: url, outcome: .landed(landing(plan)))
    case .unmatched: ResolvedURL(url: url, outcome: .unmatched(hint: missHint))
    case .refused(let refusal): ResolvedURL(url: url, outcome: .refused(refusal))
    }
  }

  private var missHint: String {
    let origins = model.origins.map { "`\($0.start)`" }.joined(or: "or")
    return "no link of \(model.specName) is this URL; its URLs start with \(origins)"
  }

  private func landing(_ plan: LandingPlan) -> ResolvedURL.Landing {
    let link = model.links[plan.link]
    let pattern = link.pattern.text
    let name: Text
    var parameters: [ResolvedURL.Parameter] = []
    switch link.target {
    case .tab(let index): name = model.tabs[index].name
    case .route(let index, _):
      name = model.routes[index].name
      let arguments = plan.destination?.parts.arguments ?? []
      parameters = zip(model.routes[index].parameters, arguments).map { ($0.name.string, $1) }
        .map(ResolvedURL.Parameter.init)
    }
    func modal(_ kind: Destination.Kind) -> String? {
      guard let modal = plan.modal, modal.kind == kind else { return nil }
      return screen(modal)
    }
    return ResolvedURL.Landing(
      link: name.string,
      pattern: pattern.string,
      place: "\(files[Int(pattern.span.file)].path):\(pattern.span.start.line)",
      origin: model.origins[plan.origin].name.string,
      parameters: parameters,
      tab: plan.tab.map { model.tabs[$0].name.string },
      stack: (plan.stack ?? []).map { screen(Destination(.push, $0)) },
      sheet: modal(.sheet),
      cover: modal(.cover)
    )
  }

  private func screen(_ destination: Destination) -> String {
    screens[destination.kind]?[destination.parts.index] ?? ""
  }
}
