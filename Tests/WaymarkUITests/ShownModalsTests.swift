import Showcase
import TestSupport
import Testing

@testable import WaymarkNavigation
@testable import WaymarkUI

@MainActor
@Suite("The modals of one level")
struct ShownModalsTests {
  private typealias Modal = PresentedModal<ShowcaseNavigation>

  private let shown = ShownModals<ShowcaseNavigation>()
  private let about = Modal(screen: .sheet(.about), request: 1)
  private let profile = Modal(screen: .sheet(.editProfile), request: 2)

  @Test("A late `nil` in the binding of a dismissed sheet doesn't dismiss the next sheet")
  func lateNil() {
    shown.appear(about)
    #expect(shown.mayDismiss(about, current: about))
    #expect(!shown.mayDismiss(about, current: profile))
    #expect(!shown.mayDismiss(profile, current: profile), "the user can't dismiss a sheet that hasn't appeared")
    shown.appear(profile)
    #expect(shown.mayDismiss(profile, current: profile))
  }

  @Test("`onDismiss` reports a sheet by its request, although SwiftUI omitted the call for an earlier sheet")
  func omitted() {
    shown.appear(about)
    shown.appear(profile)
    #expect(shown.takeDismissed(current: nil) == [about, profile])
    #expect(shown.takeDismissed(current: nil).isEmpty)
  }

  @Test("A late `onDismiss` of a sheet reports this sheet, and not the next sheet on the screen")
  func late() {
    shown.appear(about)
    shown.appear(profile)
    #expect(shown.takeDismissed(current: profile) == [about])
    #expect(shown.takeDismissed(current: nil) == [profile])
  }

  @Test("`onDismiss` reports the only sheet, even if the navigator still asks for this sheet")
  func only() {
    shown.appear(about)
    shown.appear(about)
    #expect(shown.takeDismissed(current: about) == [about])
  }

  @Test("Two requests for the same sheet are different modals")
  func requests() {
    let again = Modal(screen: .sheet(.about), request: 3)
    shown.appear(about)
    shown.appear(again)
    #expect(!shown.mayDismiss(about, current: again))
    #expect(shown.takeDismissed(current: again) == [about])
  }
}
