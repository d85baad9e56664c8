import Foundation
import Testing
import WaymarkNavigation

@testable import Diary

#if canImport(UIKit)
  import UIKit
  import WaymarkUI
#endif

@Suite("A diary behind two gates")
@MainActor
struct DiaryTests {
  let navigator = Navigator<DiaryNavigation>(storage: nil)

  private func open(_ path: String) throws -> LinkOutcome {
    navigator.open(try #require(URL(string: "https://diary.example\(path)")))
  }

  @Test("The gates are shown in their order, and then the entries")
  func order() {
    #expect(navigator.gate == .intro)
    navigator.set(.signedIn, to: true)
    #expect(navigator.gate == .intro)
    navigator.set(.onboarded, to: true)
    #expect(navigator.gate == nil)
    #expect(navigator.state.screenName == "entries")
  }

  @Test("A link waits for both gates")
  func link() throws {
    navigator.host.start()
    #expect(try open("/entries/7") == .pending)
    navigator.set(.onboarded, to: true)
    #expect(navigator.gate == .welcome)
    navigator.set(.signedIn, to: true)
    #expect(navigator.state[stack: .tab(.entries)] == [.entry(id: 7)])
  }

  @Test("A link for a new password opens over the sign-in screen, but not over the introduction")
  func password() throws {
    navigator.host.start()
    #expect(try open("/password/x") == .pending)
    navigator.set(.onboarded, to: true)
    #expect(navigator.state[stack: .gate(.welcome)] == [.password(token: "x")])
    navigator.set(.signedIn, to: true)
    #expect(navigator.gate == nil)
    #expect(try open("/password/y") == .rejected)
  }

  @Test("The sheet with facts about the app is presented over the sign-in screen and over the entries")
  func about() {
    #expect(navigator.present(sheet: .about).reason != nil)
    navigator.set(.onboarded, to: true)
    #expect(navigator.present(sheet: .about) == .done)
    navigator.set(.signedIn, to: true)
    #expect(navigator.state.modals.isEmpty)
    #expect(navigator.present(sheet: .about) == .done)
  }

  @Test("After the sign-out, the next user doesn't see the entry of the former user")
  func signOut() throws {
    navigator.host.start()
    navigator.conditions = [.onboarded, .signedIn]
    #expect(try open("/entries/7") == .opened)
    navigator.set(.signedIn, to: false)
    #expect(navigator.gate == .welcome)
    #expect(navigator.state[stack: .tab(.entries)] == [])
  }

  #if canImport(UIKit)
    private func launch() -> (root: NavigatorTabBarController<DiaryNavigation>, window: UIWindow) {
      let root = NavigatorTabBarController(navigator, DiaryControllers(navigator: navigator))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.applyState()
      return (root, window)
    }

    @Test("A gate is the only content of the UIKit app, and the stack appears when the gates open")
    func gateInUIKit() throws {
      let (root, window) = launch()
      let intro = try #require(root.selectedViewController)
      #expect(root.navigationController(of: .tab(.entries)) == nil)
      navigator.set(.onboarded, to: true)
      root.applyState()
      #expect(root.selectedViewController !== intro)
      #expect(root.selectedViewController === root.navigationController(of: .gate(.welcome)))
      navigator.set(.signedIn, to: true)
      root.applyState()
      let entries = try #require(root.navigationController(of: .tab(.entries)))
      #expect(root.selectedViewController === entries)
      #expect(root.navigationController(of: .gate(.welcome)) == nil)
      withExtendedLifetime(window) {}
    }

    @Test("A gate that comes back in UIKit replaces the stack, whose controllers come back when it opens")
    func gateComesBack() throws {
      navigator.conditions = [.onboarded, .signedIn]
      let (root, window) = launch()
      let entries = try #require(root.navigationController(of: .tab(.entries)))
      navigator.set(.onboarded, to: false)
      root.applyState()
      #expect(root.selectedViewController !== entries)
      navigator.set(.onboarded, to: true)
      root.applyState()
      #expect(root.selectedViewController === entries)
      withExtendedLifetime(window) {}
    }
  #endif
}
