#if DEBUG
  import Foundation
  import WaymarkLinks

  extension Navigator {
    /// Before the navigator restores its state.
    func beginLaunch() {
      launch = launch ?? Launch.take()
      guard let launch else { return }
      let unknown = launch.unknownConditions(in: Spec.self)
      if !unknown.isEmpty {
        let known = Spec.Condition.allCases.map { $0.rawValue }
        refuse(
          "-waymark-set: the spec has no condition \(unknown.joined(separator: ", ")), but "
            + (known.isEmpty ? "none" : known.joined(separator: ", ")))
      }
      perform { $0.change(to: launch.conditions(insteadOf: $0.conditions, in: Spec.self)) }
    }

    /// After the navigator has restored its state.
    func openLaunchTarget() {
      guard let launch else { return }
      launch.reportReady(core)
      continueLaunch()
    }

    func continueLaunch() {
      while let target = launch?.nextTarget(after: core) { open(target: target) }
    }

    /// Opens a place or a URL when views are on the screen, such as `market/fruit;name=apple`.
    package func open(target: String) {
      if target.contains("://") {
        perform { _ = $0.open(target, LinkArrival(.debug)) }
        return
      }
      do {
        let landing = try PlaceNotation<Spec>(PlaceTable(Spec._places)).landing(at: PlacePath(target))
        perform { $0.openWithViews(landing, LinkArrival(.debug)) }
      } catch let error as PlaceError {
        refuse("-waymark-open \(target): \(error)")
      } catch {
        refuse("-waymark-open \(target): \(error)")
      }
    }

    private func refuse(_ reason: String) {
      reportMistake(reason)
      launch?.report(ReportedEvent("rejected", reason: reason), core)
    }
  }
#endif
