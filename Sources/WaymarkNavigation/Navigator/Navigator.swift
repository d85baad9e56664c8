import Foundation
import Observation

#if canImport(os)
  import os
#endif

/// An object that stores the navigation state of an app and carries out the commands that change the state.
///
/// `Navigator` owns the navigation state and enforces the spec. Each command changes the state in one assignment. If
/// the spec doesn't allow a command, the navigator rejects the command and reports the rejection in ``events``.
///
/// `Navigator` doesn't depend on views. SwiftUI and UIKit views show the ``state`` and report the actions of the user.
/// The navigator behaves in the same way without views, so an app can test its navigation on any machine.
///
/// ```swift
/// let navigator = Navigator<FruitsNavigation>()
/// navigator.host.start()    // once the first view is on the screen
/// navigator.push(.fruit(name: "apple"))
/// navigator.open(URL(string: "fruits://basket")!)
/// ```
///
/// Create one navigator for each scene of an app.
@MainActor @Observable public final class Navigator<Spec: NavigationSpec> {
  // Views observe copies of the core's values, assigned only when they change, and each part of the state separately
  // with the subscript `observing`.

  /// The navigation state that views show.
  public var state: NavigationState<Spec> {
    load()
    access(keyPath: stateKey)
    return currentState
  }
  @ObservationIgnored private var currentState = NavigationState<Spec>()
  /// Stored, because generic code creates a key path at each use.
  @ObservationIgnored private let stateKey = \Navigator.state
  /// The user's choice of tabs.
  public var arrangement: TabArrangement<Spec> {
    load()
    return currentArrangement
  }
  private var currentArrangement = TabArrangement<Spec>()
  /// The account that owns the saved state, or `nil` if the app has no accounts or no user is signed in.
  public private(set) var account: String?
  /// The link that is pending until a view is on the screen and all conditions of the link are met.
  public private(set) var pendingLink: PendingLink<Spec>?
  /// The command that is pending until its conditions hold, or `nil` if no command is pending.
  ///
  /// While a command is pending, the navigator presents the sheet or cover with which the user can make a condition
  /// true. In the spec, the condition names this screen with the key `presents`.
  public private(set) var pendingCommand: PendingCommand<Spec>?
  /// The question that the views must show before the user leaves a screen with unsaved changes, or `nil`.
  public internal(set) var leavingQuestion: LeavingQuestion?
  package private(set) var changedScreens: [ChangedScreen<Spec>] = []
  /// The link that the app is resolving, or `nil` if the app isn't resolving a link. For example, show a progress
  /// indicator while the value isn't `nil`.
  public private(set) var resolvingLink: Spec.Link?
  /// The conditions that are currently met.
  ///
  /// When you set the conditions, the navigator shows or hides the tabs that depend on the conditions, and removes the
  /// screens that require a condition that no longer holds. If all conditions of the pending command or link are now
  /// met, the command is carried out and the link is opened.
  public var conditions: Set<Spec.Condition> {
    get { currentConditions }
    set { perform { $0.change(to: permitted(newValue)) } }
  }
  private var currentConditions: Set<Spec.Condition>
  /// For the root screens of tabs, until they have received them.
  private(set) var tabArguments: [Spec.Tab: Spec.TabArguments] = [:]
  package private(set) var retaps: [Spec.Tab: Int] = [:]
  package private(set) var unfollowedLinks = 0
  private(set) var displayedModals: [PresentedModal<Spec>] = []
  package private(set) var windowRequests = 0

  /// The parts that views observe, each with a comparison of two states.
  @ObservationIgnored var observedParts: [PartialKeyPath<NavigationState<Spec>>: StateComparison] = [:]
  typealias StateComparison = (_ former: NavigationState<Spec>, _ next: NavigationState<Spec>) -> Bool

  @ObservationIgnored private(set) var core: NavigatorCore<Spec>
  @ObservationIgnored let storage: (any NavigationStorage)?
  @ObservationIgnored var archive: NavigationArchive<Spec>
  @ObservationIgnored var isLoaded = false
  @ObservationIgnored private let resolver: LinkResolver<Spec>
  /// Holds only a weak reference to the navigator, so the navigator can be deallocated.
  @ObservationIgnored private(set) var resolverTask: Task<Void, Never>?

  /// After this time, a presentation or a dismissal counts as unconfirmed.
  @ObservationIgnored package var confirmationTime = Duration.seconds(2)
  /// SwiftUI can lose a presentation in the same update as a pop, so a new one is published in a later update.
  package static var presentationDelay: Duration { .milliseconds(50) }
  /// The time since an instant that the navigators and inboxes of the app share. Tests replace the clock.
  @ObservationIgnored package var now: @MainActor () -> Duration = { LinkClock.now }
  /// The app's answer to universal links that no link of the spec matches. By default, these links open nothing.
  ///
  /// See ``UnmatchedLinkAnswer``.
  @ObservationIgnored public var unmatchedLinks: UnmatchedLinkAnswer<Spec>?
  @ObservationIgnored private var answeredLinks = AnsweredLinks()
  /// If the app has survived a restoration for this time, the restored screens are harmless.
  package static var restorationTime: Duration { .seconds(5) }
  @ObservationIgnored private var runningPops = 0
  /// Tests replace the function to decide when the time is over.
  @ObservationIgnored package var delay: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void = call(after:_:)
  @ObservationIgnored private var presentationsOfApp: [Int: @MainActor () -> Void] = [:]
  @ObservationIgnored private var lastPresentation = 0

  /// By the numbers of the screens.
  @ObservationIgnored var changes: [Int: WeakChanges] = [:]
  @ObservationIgnored var asksNothing = false
  /// Runs the action of the user's answer.
  @ObservationIgnored package var leavingTask: Task<Void, Never>?

  @ObservationIgnored private var answers: [Int: (sending (any Sendable)?) -> Void] = [:]
  @ObservationIgnored private var questionCount = 0
  /// The recorder receives the name of each screen that is asked for a value.
  @ObservationIgnored var didAsk: ((String) -> Void)?

  @ObservationIgnored private let onEvent: ((NavigationEvent<Spec>) -> Void)?
  @ObservationIgnored private let onScreenView: ((ScreenView<Spec>) -> Void)?
  @ObservationIgnored let screenViewStreams = EventStreams<ScreenView<Spec>>()
  /// `nil` until the first listener.
  @ObservationIgnored var screenViewLog: ScreenViewLog<Spec>?
  @ObservationIgnored private(set) var unsentScreenViews: [ScreenView<Spec>] = []
  @ObservationIgnored package var publishScreen: (@MainActor (PublishedScreen?) -> Void)?
  @ObservationIgnored var publishedScreen: VisibleScreen<Spec>?
  @ObservationIgnored let streams = EventStreams<NavigationEvent<Spec>>()
  @ObservationIgnored private var unsentEvents: [NavigationEvent<Spec>] = []
  /// The nesting of running commands. Events are sent when no command is running.
  @ObservationIgnored var depth = 0

  /// The `WaymarkUI` views that show the navigator's state.
  @ObservationIgnored package var views: Set<UUID> = []
  @ObservationIgnored private var handles: [NavigationPlace<Spec>?: WeakHandle<Spec>] = [:]
  /// A debug build stops when a view pushes a screen that the spec doesn't allow.
  @ObservationIgnored package var trapsMisplacedScreens = true
  #if DEBUG
    @ObservationIgnored package var launch: Launch?
  #endif
  /// By default, logs the mistake as a fault.
  @ObservationIgnored package var reportMistake: (String) -> Void = logFault

  /// Creates a navigator for a spec that has the key `resolvedLinks`.
  ///
  /// The navigator loads its saved values when it is used for the first time. If SwiftUI creates a navigator that no
  /// view uses, the storage isn't read, and no event is sent.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold when the navigator is created. To restore a saved tab that depends on
  ///     another condition, set this condition before the first view appears.
  ///   - storage: The storage for the navigator's saved values. Pass `nil` in previews and tests to save nothing.
  ///   - account: The account that owns the saved state. If the account isn't `nil`, all storage keys end with the
  ///     account.
  ///   - onEvent: A closure that receives every event. The navigator calls this closure after the command that caused
  ///     the event, and passes the events in order.
  ///   - onScreenView: A closure that receives every change of a view of a screen, after the events of the command.
  ///   - resolve: A closure that returns the destination of a link in `resolvedLinks`.
  public init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = UserDefaults.standard,
    account: String? = nil, onEvent: ((NavigationEvent<Spec>) -> Void)? = nil,
    onScreenView: ((ScreenView<Spec>) -> Void)? = nil, resolve: @escaping LinkResolver<Spec>
  ) {
    self.storage = storage
    self.onEvent = onEvent
    self.onScreenView = onScreenView
    screenViewLog = onScreenView == nil ? nil : ScreenViewLog()
    resolver = resolve
    archive = NavigationArchive(storage, account: account)
    core = NavigatorCore(conditions: conditions, account: account)
    currentConditions = conditions
    self.account = account
  }

  /// Creates a navigator for a spec that doesn't have the key `resolvedLinks`.
  ///
  /// The navigator loads its saved values when it is used for the first time. If SwiftUI creates a navigator that no
  /// view uses, the storage isn't read, and no event is sent.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that hold when the navigator is created. To restore a saved tab that depends on
  ///     another condition, set this condition before the first view appears.
  ///   - storage: The storage for the navigator's saved values. Pass `nil` in previews and tests to save nothing.
  ///   - account: The account that owns the saved state. If the account isn't `nil`, all storage keys end with the
  ///     account.
  ///   - onEvent: A closure that receives every event. The navigator calls this closure after the command that caused
  ///     the event, and passes the events in order.
  ///   - onScreenView: A closure that receives every change of a view of a screen, after the events of the command.
  public convenience init(
    conditions: Set<Spec.Condition> = [], storage: (any NavigationStorage)? = UserDefaults.standard,
    account: String? = nil, onEvent: ((NavigationEvent<Spec>) -> Void)? = nil,
    onScreenView: ((ScreenView<Spec>) -> Void)? = nil
  ) where Spec.Link == Never {
    self.init(
      conditions: conditions, storage: storage, account: account, onEvent: onEvent, onScreenView: onScreenView,
      resolve: resolveNothing)
  }

  deinit { resolverTask?.cancel() }
}

/// A spec without `resolvedLinks` has no link to resolve. Generic, to avoid a warning about a closure with a parameter
/// of type `Never`.
@MainActor
private func resolveNothing<Spec: NavigationSpec>(_: Spec.Link, _: AppLinkContext<Spec>) -> LinkAnswer<Spec> { .done }

@MainActor private func call(after time: Duration, _ action: @escaping @MainActor () -> Void) {
  Task {
    // After a stop in a debugger, the clock has advanced, but the views get at least the time of the other parts.
    for _ in 0..<4 { try? await Task.sleep(for: time / 4) }
    action()
  }
}

extension Navigator {
  /// Publishes the values, executes the effects, and sends the events when the command is complete, so a listener can
  /// call other commands.
  @discardableResult func perform<Outcome>(_ command: (inout NavigatorCore<Spec>) -> Outcome) -> Outcome {
    load()
    core.now = now()
    readChanges()
    let transition = core.perform(command)
    unsentEvents += transition.events
    unsentScreenViews += screenViewLog?.update(with: core) ?? []
    depth += 1
    publish()
    transition.effects.forEach(execute)
    publishVisibleScreen(again: false)
    #if DEBUG
      launch?.report(transition.events, core)
    #endif
    depth -= 1
    sendEvents()
    #if DEBUG
      if depth == 0 { continueLaunch() }
    #endif
    return transition.outcome
  }

  /// The views report later that changes are saved.
  func readChanges() {
    core.leavesUnasked = asksNothing
    guard !changes.isEmpty else { return }
    core.savedScreens = Set(changes.filter { $0.value.changes?.areUnsaved() != true }.keys)
  }

  /// `dismiss` dismisses the presentation before a link is opened.
  func beginPresentation(dismiss: @escaping @MainActor () -> Void) -> AppPresentation {
    lastPresentation += 1
    let number = lastPresentation
    presentationsOfApp[number] = dismiss
    perform { $0.beginPresentation(number) }
    return AppPresentation { [weak self] in
      guard let self, presentationsOfApp.removeValue(forKey: number) != nil else { return }
      perform { $0.endPresentation(number) }
    }
  }

  /// Returns the number of the question, which the command receives, too. `answer` is called exactly once.
  func ask(
    answer: @escaping (sending (any Sendable)?) -> Void, _ command: (inout NavigatorCore<Spec>, Int) -> Void
  ) -> Int {
    questionCount += 1
    let number = questionCount
    answers[number] = answer
    perform { command(&$0, number) }
    return number
  }

  /// Each loop repeats only if an observer calls a command during the notification. Compares the stored properties,
  /// because an observed property of a generic class creates a key path at each access.
  private func publish() {
    publishState()
    while _displayedModals != modalsToDisplay { displayedModals = modalsToDisplay }
    while _currentArrangement != core.arrangement { currentArrangement = core.arrangement }
    while _currentConditions != core.conditions { currentConditions = core.conditions }
    while _account != core.account { account = core.account }
    while _pendingLink != core.pendingLink { pendingLink = core.pendingLink }
    while _pendingCommand != core.pendingCommand { pendingCommand = core.pendingCommand }
    while _resolvingLink != core.resolvingLink?.appLink { resolvingLink = core.resolvingLink?.appLink }
    while _changedScreens != core.changedScreens { changedScreens = core.changedScreens }
    while _retaps != core.retaps { retaps = core.retaps }
    while _unfollowedLinks != core.unfollowedLinks { unfollowedLinks = core.unfollowedLinks }
    while _tabArguments != core.tabArguments { tabArguments = core.tabArguments }
  }

  private func publishState() {
    while currentState != core.state {
      if core.presentation.isReported, core.state.popsVisibleScreen(since: currentState) { postponePresentation() }
      let parts = observedParts.filter { $0.value(currentState, core.state) }.keys
      for part in parts {
        observedParts[part] = nil
        _$observationRegistrar.willSet(self, keyPath: \.[changesOf: part])
      }
      withMutation(keyPath: stateKey) { currentState = core.state }
      for part in parts { _$observationRegistrar.didSet(self, keyPath: \.[changesOf: part]) }
    }
  }

  private var modalsToDisplay: [PresentedModal<Spec>] {
    let modals = core.displayedModals
    return runningPops == 0 ? modals : Array(modals.prefix(modals.commonPrefixCount(with: _displayedModals)))
  }

  private func postponePresentation() {
    runningPops += 1
    delay(Self.presentationDelay) { [weak self] in
      self?.runningPops -= 1
      self?.publish()
    }
  }

  private func execute(_ effect: NavigatorEffect<Spec>) {
    switch effect {
    case .resolve(let link, let context, let number): resolve(link, context, number)
    case .cancelResolving: resolverTask?.cancel()
    case .saveState(let snapshot): archive.save(snapshot)
    case .saveSelection(let tab): archive.save(tab)
    case .saveArrangement(let arrangement): archive.save(arrangement)
    case .awaitConfirmation(let attempt, let pause):
      delay(pause.map { .seconds($0) } ?? confirmationTime) { [weak self] in self?.perform { $0.timeOut(attempt) } }
    case .endPresentations: endPresentations()
    case .openUnmatched(let url): openUnmatched(url)
    case .showWindow: windowRequests += 1
    case .refresh(let place): refresh(\.[stack: place])
    case .refreshSelection: refresh(\.selectedTab)
    case .askToLeave(let screen, let decision): askToLeave(screen, decision)
    case .endQuestion(let decision): if leavingQuestion?.number == decision { leavingQuestion = nil }
    case .asked(let name): didAsk?(name)
    case .answer(let question, let value): answers.removeValue(forKey: question)?(value)
    }
  }

  private func openUnmatched(_ text: String) {
    guard let unmatchedLinks, let url = URL(string: text), answeredLinks.add(text, at: now()) else { return }
    unmatchedLinks.open(url, self)
  }

  private func endPresentations() {
    for number in presentationsOfApp.keys.sorted(by: >) { presentationsOfApp[number]?() }
  }

  /// The task starts when the command is complete.
  private func resolve(_ link: Spec.Link, _ context: AppLinkContext<Spec>, _ number: Int) {
    resolverTask = Task { [weak self, resolver] in
      let answer: LinkAnswer<Spec>
      do {
        answer = try await resolver(link, context)
      } catch {
        answer = .nowhere(String(describing: error))
      }
      self?.perform { $0.answer(answer, to: number) }
    }
  }

  /// New events of a listener follow the earlier events.
  private func sendEvents() {
    guard depth == 0 else { return }
    depth += 1
    while !unsentEvents.isEmpty || !unsentScreenViews.isEmpty {
      if !unsentEvents.isEmpty {
        let event = unsentEvents.removeFirst()
        onEvent?(event)
        streams.send(event)
      } else {
        let view = unsentScreenViews.removeFirst()
        onScreenView?(view)
        screenViewStreams.send(view)
      }
    }
    depth -= 1
  }
}

extension Navigator {
  /// Returns the commands of the views in a place.
  ///
  /// The views of `WaymarkUI` put the handle into the environment. Custom views can do the same for each stack.
  ///
  /// - Parameter place: The stack of a tab, sheet, cover, or window.
  /// - Returns: The commands. After the sheet, cover, or window is gone, they are rejected.
  public func handle(of place: NavigationPlace<Spec>) -> NavigationHandle<Spec> { handle(place) }

  /// For views outside of all stacks, such as the app's own tab bar.
  package var visibleHandle: NavigationHandle<Spec> { handle(nil) }

  /// The views get the same object as long as the place stays.
  private func handle(_ place: NavigationPlace<Spec>?) -> NavigationHandle<Spec> {
    load()
    let number = place.flatMap(core.number)
    if let handle = handles[place]?.handle, handle.number == number { return handle }
    let handle = NavigationHandle(self, place, number)
    handles = handles.filter { $0.value.handle != nil }
    handles[place] = WeakHandle(handle: handle)
    return handle
  }

  /// For a view that shows only this part, such as `\.selectedTab` or `\.[stack: .tab(.home)]`. Reading ``state`` would
  /// invalidate the view at every navigation step.
  package subscript<Value: Equatable>(observing part: KeyPath<NavigationState<Spec>, Value>) -> Value {
    load()
    access(keyPath: \.[changesOf: part])
    // An observer is notified once, and then observes the part again. The entry is therefore removed at a change.
    observedParts[part] = { $0[keyPath: part] != $1[keyPath: part] }
    return core.state[keyPath: part]
  }

  /// Its key path identifies a part of the state to the system's observation.
  subscript(changesOf part: PartialKeyPath<NavigationState<Spec>>) -> Void { () }

  /// A view that has pushed or popped a screen, or selected a tab, by itself would otherwise continue to show it.
  func refresh(_ part: PartialKeyPath<NavigationState<Spec>>) {
    guard observedParts.removeValue(forKey: part) != nil else { return }
    withMutation(keyPath: \.[changesOf: part]) {}
  }
}

/// Without unified logging, the message goes to standard error.
func logFault(_ message: String) {
  #if canImport(os)
    Logger(subsystem: "Waymark", category: "Navigation").fault("\(message, privacy: .public)")
  #else
    FileHandle.standardError.write(Data("fault: \(message)\n".utf8))
  #endif
}
