import Testing

@testable import WaymarkNavigation

@Suite("A landing")
struct LandingTests {
  typealias Sample = Landing<SampleNavigation>

  private func plan(_ change: (inout LandingPlan) -> Void) -> LandingPlan {
    var plan = LandingPlan(link: 0, origin: 0)
    change(&plan)
    return plan
  }

  private func modal(_ kind: Destination.Kind, _ stack: [CaseParts] = [], index: Int = 0) -> LandingPlan.Modal {
    var modal = LandingPlan.Modal(Destination(kind, CaseParts(index)))
    modal.stack = stack
    return modal
  }

  @Test("A landing plan converts to a landing with typed tabs, stacks, modal screens and conditions")
  func plans() {
    let full = plan {
      $0.tab = 2
      $0.tabArguments = CaseParts(0, [.string("x"), .int(1), .list([])])
      $0.stackChange = .append
      $0.stack = [CaseParts(3, [.int(1)]), CaseParts(5, wrapping: CaseParts(0))]
      $0.modals = [modal(.sheet, [CaseParts(3, [.int(2)])]), modal(.cover)]
      $0.requires = [1, 0]
      $0.deprecation = "use another"
    }
    var landing = Sample(
      tab: .settings, arguments: .settings(pane: "x", level: 1),
      modals: [.sheet(.report, stack: [.detail(id: 2)]), .cover(.report)], requires: [.none, .signedIn],
      deprecation: "use another")
    landing.stackChange = .append([.detail(id: 1), .shop(.cart)])
    #expect(Sample(full) == landing)
    #expect(Sample(plan { _ in }) == Sample())
    #expect(
      Sample(
        plan {
          $0.tab = 0; $0.stackChange = .replace
        }) == Sample(tab: .home, stack: []))
    #expect(
      Sample(plan { $0.modals = [modal(.window, [CaseParts(4)])] })
        == Sample(window: .init(.nowhere, stack: [.nowhere])))
  }

  @Test("A landing plan that does not fit the spec converts to nil")
  func otherPlans() {
    let misfits = [
      plan { $0.tab = 3 }, plan { $0.tab = -1 }, plan { $0.requires = [2] },
      plan {
        $0.tab = 2; $0.tabArguments = CaseParts(0)
      }, plan { $0.stack = [CaseParts(9)] },
      plan { $0.modals = [modal(.sheet, [CaseParts(3)])] }, plan { $0.modals = [modal(.cover, index: 1)] },
      plan { $0.modals = [modal(.sheet), modal(.cover, index: 1)] }, plan { $0.modals = [modal(.window, index: 1)] },
      plan { $0.modals = [modal(.sheet, index: 2)] }, plan { $0.modals = [modal(.push, index: 4)] },
      plan { $0.modals = [modal(.link)] }, plan { $0.modals = [modal(.tab)] },
    ]
    for misfit in misfits { #expect(Sample(misfit) == nil) }
  }

  @Test("The description of a landing names the tab, the pushed screens, the modal screens and the window")
  func descriptions() {
    #expect("\(Sample())" == "current tab")
    #expect("\(Sample(tab: SampleNavigation.Tab.none, stack: [.nowhere]))" == "tab none › nowhere")
    #expect(
      "\(Sample(window: .init(.nowhere, stack: [.detail()])))" == "current tab › window nowhere › detail(id: 7)")
    var landing = Sample(
      tab: .settings, arguments: .settings(pane: "x"),
      modals: [.sheet(.report), .cover(.report, stack: [.shop(.cart)])])
    landing.stackChange = .append([.detail()])
    #expect(
      "\(landing)"
        == #"tab settings(pane: "x", level: 3, tags: []) › + detail(id: 7) › sheet report › cover report › shop(.cart)"#
    )
  }

  @Test("A landing that keeps the stack differs from a landing that pops the stack to its root")
  func stacks() {
    #expect(Sample(tab: .home) != Sample(tab: .home, stack: []))
    #expect(Sample(tab: .home).stackChange == .keep)
    #expect(Sample(tab: .home, stack: [.nowhere]).stack == [.nowhere])
    #expect(Sample(tab: .home).stack.isEmpty)
  }

  @Test("A plan with a link for the app resolves to a typed app link with its context")
  func appLinks() {
    func resolution(_ change: (inout LandingPlan) -> Void) -> LinkResolution<SampleNavigation>? {
      LinkResolution(plan(change), url: "app://results/7")
    }
    let found = resolution {
      $0.app = CaseParts(0, [.int(7)])
      $0.tab = 1
      $0.requires = [0]
    }
    guard case .app(.results(id: 7), let context) = found else {
      Issue.record("\(String(describing: found)) is no link for the app")
      return
    }
    #expect(context.url == "app://results/7" && context.tab == SampleNavigation.Tab.none)
    #expect(context.requires == [.signedIn] && context.deprecation == nil)
    #expect(resolution { $0.app = CaseParts(0) } == nil)
    #expect(
      resolution {
        $0.app = CaseParts(0, [.int(7)]); $0.tab = 9
      } == nil)
    #expect(resolution { $0.tab = 0 } == .landed(Landing(tab: .home)))
    #expect(SampleNavigation.Link.results(id: 7)._destination == Destination(.link, CaseParts(0, [.int(7)])))
  }
}
