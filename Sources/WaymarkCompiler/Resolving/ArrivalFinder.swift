import LinkResolving
import SpecModel
import WaymarkLinks
import WaymarkOutput

struct ArrivalFinder {
  let resolver: URLResolver
  let model: NavigationModel

  init?(_ compilation: Compilation) {
    guard let resolver = compilation.resolver, let links = compilation.links else { return nil }
    self.resolver = resolver
    model = links.model
  }

  enum Arrival {
    case place(LandedPlace)
    case nowhere
  }

  func arrival(at url: String) -> Arrival {
    LandingPlan(followingRedirectsOf: url, in: resolver.spec.linkTable).map { .place(place($0)) } ?? .nowhere
  }

  func endpoint(serving url: String, for link: Int) -> Endpoint? {
    resolver.endpoint(serving: url, for: link).map { model.links[link].pattern.endpoints[$0] }
  }

  private func place(_ plan: LandingPlan) -> LandedPlace {
    LandedPlace(
      link: plan.link,
      tab: plan.tab.map {
        let tab = model.tabs[$0]
        return entry($0, tab.name.string, tab.parameters, plan.tabArguments?.arguments ?? [])
      },
      app: plan.app.map {
        let link = model.resolvedLinks[$0.index]
        return entry($0.index, link.name.string, link.parameters, $0.arguments)
      },
      keepsStack: plan.stackChange == .append,
      stack: plan.stack.compactMap { screen(Destination(.push, $0)) },
      modals: plan.modals.compactMap { modal in
        screen(modal.screen).map {
          LandedPlace.Modal(
            kind: modal.screen.kind.presentation, entry: $0,
            stack: modal.stack.compactMap { screen(Destination(.push, $0)) })
        }
      },
      requires: plan.requires.map { model.conditions[$0].name.string },
      deprecation: plan.deprecation)
  }

  private func screen(_ destination: Destination) -> LandedPlace.Entry? {
    resolver.route(of: destination).map { index, arguments in
      let route = model.routes[index]
      return entry(index, route.name.string, route.parameters, arguments)
    }
  }

  private func entry(
    _ index: Int, _ name: String, _ parameters: [Parameter], _ arguments: [Argument]
  ) -> LandedPlace.Entry {
    LandedPlace.Entry(
      index: index, name: name,
      values: zip(parameters, arguments).map { LandedPlace.Value(parameter: $0, argument: $1) })
  }
}
