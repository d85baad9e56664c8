import AIQ
import Everything
import Foundation
import Observation
import PetSpot
import Reader
import Roots
import Showcase
import WaymarkNavigation

/// A program that runs the navigation of a spec without views on a screen. Its arguments are the name of the spec and,
/// optionally, a fault.
@main
@MainActor
enum SpecApp {
  static func main() async {
    let arguments = ProcessInfo.processInfo.arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    let fault = arguments.dropFirst().first.flatMap(Fault.init)
    switch arguments.first {
    case "AIQ": await run(AIQNavigation.self, fault)
    case "Everything": await run(MuseumNavigation.self, fault)
    case "PetSpot": await run(PetSpotNavigation.self, fault)
    case "Reader": await run(ReaderNavigation.self, fault)
    case "Roots": await run(RootsNavigation.self, fault)
    case "Showcase": await run(ShowcaseNavigation.self, fault)
    default:
      FileHandle.standardError.write(Data("usage: SpecApp NAME [FAULT]\n".utf8))
      exit(2)
    }
  }

  private static func run<Spec: NavigationSpec>(_ spec: Spec.Type, _ fault: Fault?) async {
    if fault == .exit { exit(3) }
    if fault == .crash { abort() }
    let navigator = Navigator<Spec>(storage: nil) { _, _ in fault == .nowhere ? .nowhere("not found") : .done }
    let views = SimulatedScreens(navigator, fault)
    if fault != .silence {
      navigator.host.start()
      views.update()
    }
    // Until the process is ended.
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    continuation.finish()
  }
}

/// A mistake of an app, which `waymark open` and `waymark prove` must find.
enum Fault: String {
  /// The app ends, or crashes, at its launch.
  case exit, crash
  /// The app has no navigator.
  case silence
  /// The views never present a sheet or cover.
  case rejectsModals
  /// A sheet or cover dismisses itself.
  case dismissesItself
  /// A pushed screen pops itself.
  case popsItself
  /// The app selects another tab, or returns to the root, after a link.
  case wrongTab, popsToRoot
  /// The app presents another screen over the place.
  case dismissesAll
  /// The app doesn't find what a link names.
  case nowhere
  /// The app writes control characters, and long lines.
  case hostile
  /// Another process writes a report, too.
  case twice
}

/// Shows one sheet or cover after the other, as SwiftUI and UIKit do.
@MainActor
final class SimulatedScreens<Spec: NavigationSpec> {
  private let navigator: Navigator<Spec>
  private let fault: Fault?
  private var shown: [PresentedModal<Spec>] = []
  private var hasMisbehaved = false

  init(_ navigator: Navigator<Spec>, _ fault: Fault?) {
    self.navigator = navigator
    self.fault = fault
  }

  func update() {
    observe()
    while shown != navigator.host.modals, step() {}
    misbehave()
  }

  private func observe() {
    withObservationTracking {
      _ = navigator.host.modals
      _ = navigator.state
    } onChange: {
      Task { @MainActor in self.update() }
    }
  }

  private func step() -> Bool {
    let wanted = navigator.host.modals
    let kept = zip(shown, wanted).prefix { $0 == $1 }.count
    if kept < shown.count {
      let gone = shown[kept]
      shown.removeSubrange(kept...)
      navigator.host.modalDidDismiss(gone)
      return true
    }
    guard kept < wanted.count, fault != .rejectsModals else { return false }
    shown.append(wanted[kept])
    navigator.host.modalDidAppear(wanted[kept])
    return true
  }

  /// Once, after the place is on the screen.
  private func misbehave() {
    guard let fault, !hasMisbehaved, navigator.state != NavigationState() else { return }
    hasMisbehaved = true
    switch fault {
    case .dismissesItself:
      guard let last = shown.popLast() else { return }
      navigator.host.modalDidDismiss(last)
    case .popsItself: navigator.pop()
    case .popsToRoot: navigator.popToRoot()
    case .dismissesAll: navigator.dismissAll()
    case .wrongTab:
      if let other = Spec.Tab.allCases.first(where: { $0 != navigator.state.selectedTab }) { navigator.select(other) }
    case .hostile:
      let junk = "\u{1B}[2J\u{202E}\u{7}" + String(repeating: "x", count: 100_000)
      FileHandle.standardOutput.write(
        Data("\(junk)\n{\"waymark\":1}\n{\"waymark\":[[[[[[[\n\u{1B}]0;title\u{7}\n".utf8))
    case .twice:
      FileHandle.standardOutput.write(Data("{\"waymark\":1,\"event\":\"ready\",\"place\":\"\"}\n".utf8))
    case .exit, .crash, .silence, .rejectsModals, .nowhere: break
    }
  }
}
