import Foundation
import Showcase
import Testing

@testable import WaymarkUI

@MainActor
@Suite("Saved scenes")
struct SceneSnapshotTests {
  @Test("The saved state of a scene is restored only for the account that it belongs to")
  func accounts() throws {
    let navigator = Navigator<ShowcaseNavigation>(storage: nil, account: "a")
    let scene = try #require(navigator.sceneSnapshot())
    #expect(navigator.ownState(in: scene) == navigator.snapshot())
    for other in ["b", "", nil] {
      #expect(Navigator<ShowcaseNavigation>(storage: nil, account: other).ownState(in: scene) == nil)
    }
    // The views of the navigator, and so the key in the storage of the scene, can stay the same after a sign-in.
    navigator.reset(account: "b")
    #expect(navigator.ownState(in: scene) == nil)
    let next = try #require(navigator.sceneSnapshot())
    navigator.reset(account: "a")
    #expect(navigator.ownState(in: next) == nil)
    #expect(navigator.ownState(in: scene) != nil)
  }

  @Test("Damaged data in the storage of a scene restores no state")
  func damage() throws {
    let navigator = Navigator<ShowcaseNavigation>(storage: nil)
    let scene = try #require(navigator.sceneSnapshot())
    #expect(navigator.ownState(in: Data()) == nil)
    #expect(navigator.ownState(in: scene.prefix(scene.count / 2)) == nil)
    #expect(navigator.ownState(in: navigator.snapshot()) == nil)
  }
}
