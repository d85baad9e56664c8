import Everything
import Foundation
import Testing

@testable import WaymarkNavigation

@Suite("The views of screens")
@MainActor
struct ScreenViewTests {
  let views = FakeViews<Bazaar>(conditions: Bazaar.openGates)
  var navigator: Navigator<Bazaar> { views.navigator }

  private func advance(_ seconds: Int) { views.time += .seconds(seconds) }

  @Test("Each screen that becomes visible in a tab begins a view, and ends the view before")
  func tabsAndStacks() {
    #expect(views.takeScreenViews() == ["began home"])
    advance(3)
    navigator.push(.product(id: 1))
    #expect(views.lastScreenView?.previousName == "home")
    #expect(views.lastScreenView?.place == .tab(.home))
    #expect(views.takeScreenViews() == ["ended home 3", "began product"])
    advance(4)
    navigator.push(.product(id: 2))
    #expect(views.takeScreenViews() == ["ended product 4", "began product"])
    navigator.select(.orders)
    #expect(views.takeScreenViews() == ["ended product 0", "began orders"])
    navigator.push(.product(id: 1), in: .tab(.home))
    #expect(views.takeScreenViews() == [], "the stack of another tab is not visible")
    navigator.select(.home)
    advance(1)
    navigator.pop()
    #expect(views.lastScreenView?.previousName == "product")
    #expect(views.takeScreenViews() == ["ended orders 0", "began product", "ended product 1", "began product"])
    navigator.select(.home)
    #expect(views.takeScreenViews() == [])
  }

  @Test("A change of several parts of the state begins one view")
  func landing() {
    _ = views.takeScreenViews()
    navigator.open(Landing(tab: .orders, stack: [.product(id: 1), .product(id: 2)]))
    #expect(views.takeScreenViews() == ["ended home 0", "began product"])
  }

  @Test("A view of a sheet begins when the views have shown the sheet, and a new view of the tab when it is dismissed")
  func modal() {
    _ = views.takeScreenViews()
    navigator.present(sheet: .settings)
    #expect(views.takeScreenViews() == [])
    advance(1)
    views.appear(.sheet(.settings))
    #expect(views.takeScreenViews() == ["ended home 1", "began settings"])
    advance(2)
    navigator.dismiss()
    #expect(views.takeScreenViews() == [], "the sheet is still on the screen")
    advance(1)
    views.disappear(.sheet(.settings))
    #expect(views.lastScreenView?.previousName == "settings")
    #expect(views.takeScreenViews() == ["ended settings 3", "began home"])
  }

  @Test("A sheet that replaces another sheet begins no view of the screen beneath")
  func replacement() {
    navigator.present(sheet: .settings)
    views.appear(.sheet(.settings))
    _ = views.takeScreenViews()
    navigator.present(sheet: .share(id: 1))
    views.disappear(.sheet(.settings))
    #expect(views.takeScreenViews() == [])
    views.appear(.sheet(.share(id: 1)))
    #expect(views.takeScreenViews() == ["ended settings 0", "began share"])
  }

  @Test("A landing with two modals begins a view of the upper one only")
  func nestedModals() {
    _ = views.takeScreenViews()
    navigator.open(Landing(tab: .orders, modals: [.sheet(.settings), .sheet(.paywall(offer: 1), stack: [])]))
    views.appear(.sheet(.settings))
    #expect(views.takeScreenViews() == [])
    views.appear(.sheet(.paywall(offer: 1)))
    #expect(views.takeScreenViews() == ["ended home 0", "began paywall"])
    navigator.dismiss()
    views.disappear(.sheet(.paywall(offer: 1)))
    #expect(views.takeScreenViews() == ["ended paywall 0", "began settings"])
    navigator.push(.language)
    #expect(views.takeScreenViews() == ["ended settings 0", "began language"])
  }

  @Test("A sheet that the views could not present begins no view, and the screen beneath stays")
  func unconfirmed() {
    _ = views.takeScreenViews()
    navigator.present(sheet: .settings)
    views.waitInVain()
    #expect(views.takeScreenViews() == [])
    navigator.push(.product(id: 1), in: .tab(.home))
    #expect(views.takeScreenViews() == ["ended home 0", "began product"], "the user sees the tab")
    views.appear(.sheet(.settings))
    #expect(views.takeScreenViews() == ["ended product 0", "began settings"])
  }

  @Test("A sheet that opens again has another view, with another number")
  func again() throws {
    navigator.present(sheet: .settings)
    views.appear(.sheet(.settings))
    let first = try #require(views.lastScreenView)
    navigator.dismiss()
    navigator.present(sheet: .settings)
    views.disappear(.sheet(.settings))
    views.appear(.sheet(.settings))
    let second = try #require(views.lastScreenView)
    #expect([first.name, second.name] == ["settings", "settings"])
    #expect(first.id != second.id)
  }

  @Test("A view pauses in the background, and its duration does not contain the pause")
  func background() {
    advance(5)
    navigator.host.setSceneActive(false)
    #expect(views.takeScreenViews() == ["began home", "paused home 5"])
    advance(1_000)
    navigator.host.setSceneActive(false)
    navigator.host.setSceneActive(true)
    #expect(views.takeScreenViews() == ["resumed home"])
    advance(2)
    navigator.push(.product(id: 1))
    #expect(views.takeScreenViews() == ["ended home 7", "began product"])
  }

  @Test("A screen that changes in the background begins a view when the scene is active again")
  func changeInBackground() {
    advance(5)
    navigator.host.setSceneActive(false)
    _ = views.takeScreenViews()
    advance(100)
    navigator.push(.product(id: 1))
    #expect(views.takeScreenViews() == [])
    navigator.host.setSceneActive(true)
    #expect(views.takeScreenViews() == ["ended home 5", "began product"])
  }

  @Test("A presentation of the app pauses the view beneath, which is no new view afterwards")
  func presentationOfApp() {
    let picker = navigator.host.beginPresentation {}
    let alert = navigator.host.beginPresentation {}
    advance(9)
    alert.end()
    #expect(views.takeScreenViews() == ["began home", "paused home 0"])
    picker.end()
    #expect(views.takeScreenViews() == ["resumed home"])
  }

  @Test("No view begins before views are on the screen, and the last view ends when they leave")
  func launch() {
    let views = FakeViews<Bazaar>(conditions: Bazaar.openGates, startsAtOnce: false)
    views.navigator.push(.product(id: 1))
    #expect(views.takeScreenViews() == [])
    views.navigator.host.start()
    #expect(views.lastScreenView?.previousName == nil)
    #expect(views.takeScreenViews() == ["began product"])
    views.time = .seconds(2)
    views.navigator.host.stop()
    #expect(views.takeScreenViews() == ["ended product 2"])
    views.navigator.host.start()
    #expect(views.lastScreenView?.previousName == "product")
    #expect(views.takeScreenViews() == ["began product"])
  }

  @Test("A restored sheet begins the first view as soon as the views have shown the sheet")
  func restoration() {
    navigator.push(.product(id: 1))
    navigator.present(sheet: .settings)
    views.appear(.sheet(.settings))
    let restored = FakeViews<Bazaar>(conditions: Bazaar.openGates, startsAtOnce: false)
    restored.navigator.host.start(restoring: navigator.snapshot())
    #expect(restored.takeScreenViews() == [])
    restored.appear(.sheet(.settings))
    #expect(restored.takeScreenViews() == ["began settings"])
  }

  @Test("Views of a navigator that leave beside others end no view")
  func otherViews() {
    let views = FakeViews<Bazaar>(conditions: Bazaar.openGates, startsAtOnce: false)
    let (first, second) = (UUID(), UUID())
    views.navigator.host.start(for: first)
    views.navigator.host.start(for: second)
    views.navigator.host.stop(for: first)
    #expect(views.takeScreenViews() == ["began home"])
    views.navigator.host.stop(for: second)
    #expect(views.takeScreenViews() == ["ended home 0"])
  }

  @Test("A task that listens late learns of the view that has not ended, and of its pause")
  func lateListener() async {
    let quiet = Navigator<Bazaar>(conditions: Bazaar.openGates, storage: nil)
    quiet.host.start()
    var first = quiet.screenViews.makeAsyncIterator()
    #expect(await first.next()?.name == "home")
    quiet.push(.product(id: 1))
    quiet.host.setSceneActive(false)
    var second = quiet.screenViews.makeAsyncIterator()
    let seen = [await second.next(), await second.next()]
    #expect(seen.map(\.?.name) == ["product", "product"])
    #expect(seen.map(\.?.phase) == [.began, .paused])
    let others = [await first.next(), await first.next(), await first.next()]
    #expect(others.map(\.?.phase) == [.ended, .began, .paused])
  }

  @Test("A stream that an event begins receives each change once")
  func streamInEvent() async {
    let box = Box()
    let navigator = Navigator<Bazaar>(conditions: Bazaar.openGates, storage: nil, onEvent: { _ in box.listen() })
    box.navigator = navigator
    navigator.host.start()
    navigator.push(.product(id: 1))
    navigator.select(.orders)
    var iterator = box.stream?.makeAsyncIterator()
    let seen = [await iterator?.next(), await iterator?.next(), await iterator?.next()]
    #expect(seen.map { $0?.name } == ["product", "product", "orders"])
    #expect(seen.map { $0?.phase } == [.began, .ended, .began])
  }

  @MainActor
  private final class Box {
    weak var navigator: Navigator<Bazaar>?
    var stream: AsyncStream<ScreenView<Bazaar>>?

    func listen() { if stream == nil { stream = navigator?.screenViews } }
  }

  @Test("The phrases for a log name the number, the screen, the previous screen, and the time")
  func descriptions() {
    let log = Texts()
    let navigator = Navigator<Bazaar>(
      conditions: Bazaar.openGates, storage: nil, onScreenView: { log.texts.append("\($0)") })
    navigator.now = { .zero }
    navigator.host.start()
    navigator.push(.product(id: 1))
    navigator.host.setSceneActive(false)
    navigator.host.setSceneActive(true)
    #expect(
      log.texts == [
        "view 1 of home began", "view 1 of home ended, at 0.0 seconds", "view 2 of product began, after home",
        "view 2 of product paused, at 0.0 seconds", "view 2 of product resumed, at 0.0 seconds",
      ])
  }

  @MainActor
  private final class Texts {
    var texts: [String] = []
  }
}

/// The museum has windows and metadata.
@Suite("The views of screens in windows")
@MainActor
struct WindowViewTests {
  let views = FakeViews<Museum>()
  var navigator: Navigator<Museum> { views.navigator }

  @Test("A window has views of its own, beside the views of the main scene")
  func window() {
    _ = views.takeScreenViews()
    let window = Self.window
    navigator.open(window: window)
    #expect(views.lastScreenView?.previousName == "tour")
    #expect(views.lastScreenView?.place == .window(window))
    #expect(views.takeScreenViews() == ["began \(window.name)"])
    views.time = .seconds(4)
    navigator.host.setSceneActive(false)
    #expect(views.takeScreenViews() == ["paused tour 4"])
    navigator.host.setWindow(window, isActive: false)
    #expect(views.takeScreenViews() == ["paused \(window.name) 4"])
    navigator.host.setWindow(window, isActive: true)
    navigator.close(window: window)
    #expect(views.takeScreenViews() == ["resumed \(window.name)", "ended \(window.name) 4"])
  }

  @Test("On a device with one window at a time, a window covers the screen of the tab")
  func coveringWindow() {
    _ = views.takeScreenViews()
    let window = Self.window
    navigator.host.setWindowsCoverTabs(true)
    navigator.open(window: window)
    #expect(views.takeScreenViews() == ["ended tour 0", "began \(window.name)"])
    navigator.close(window: window)
    #expect(views.takeScreenViews() == ["ended \(window.name) 0", "began tour"])
  }

  private static let window = Museum.Window.page()

  @Test("A view contains the metadata of its screen")
  func metadata() {
    navigator.push(.works)
    #expect(views.lastScreenView?.metadata == navigator.state.screenMetadata)
    #expect(navigator.state.screenMetadata != nil)
  }
}
