import WaymarkEmit
import WaymarkLinks
import WaymarkModel

extension URLResolver {
  /// The final destination of a URL, after all redirects.
  enum Arrival {
    case place(LandedPlace)
    case nowhere
  }

  func arrival(at url: String) -> Arrival {
    LandingPlan(followingRedirectsOf: url, in: table).map { .place(place($0)) } ?? .nowhere
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
            kind: name(of: modal.screen.kind), entry: $0,
            stack: modal.stack.compactMap { screen(Destination(.push, $0)) })
        }
      },
      requires: plan.requires.map { model.conditions[$0].name.string },
      deprecation: plan.deprecation,
      hidden: hiddenNote(plan))
  }

  private func screen(_ destination: Destination) -> LandedPlace.Entry? {
    route(of: destination).map { index, arguments in
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
