import Foundation

extension Navigator {
  /// Returns a snapshot of the current state. Pass the snapshot to ``restore(_:)`` at a later launch.
  ///
  /// The snapshot contains the arguments of screens. These arguments can be private data of the user. If a screen can't
  /// be encoded, the snapshot omits this screen and all screens above it on the stack. For example, a screen can't be
  /// encoded if the type of an argument isn't `Codable`.
  ///
  /// - Returns: The snapshot as JSON.
  public func snapshot() -> Data { perform { $0.snapshot() }.data() }

  /// Replaces the state with the state in a snapshot, and cancels the task that resolves a link.
  ///
  /// A screen is not restored if this version of the app doesn't declare or allow the screen. An event lists the parts
  /// of the snapshot that were not restored.
  ///
  /// - Parameter snapshot: A snapshot that ``snapshot()`` returned.
  /// - Returns: The outcome. If the snapshot can't be decoded, the command is rejected, and the state doesn't change.
  @discardableResult public func restore(_ snapshot: Data) -> CommandOutcome {
    perform { $0.restore(.success(snapshot)) }
  }

  /// Resets the navigation when the user signs in, signs out, or changes accounts.
  ///
  /// The initial tab is selected, every tab shows its root screen, and sheets, covers, and windows are closed. If the
  /// account changes, the saved state of the new account is restored. The task that resolves a link is canceled.
  ///
  /// The reset is one command. If conditions change together with the account, pass the new conditions to this method
  /// instead of setting the conditions separately.
  ///
  /// - Parameters:
  ///   - account: The account that owns the saved state after the reset, or `nil` if no user is signed in.
  ///   - conditions: The conditions that hold after the reset, or `nil` to keep the current conditions.
  ///   - keepsPendingLink: A Boolean value that indicates whether the reset keeps the pending link of a signed-in user.
  ///     If no user was signed in before the reset, the pending link is always kept, because the link often waits for
  ///     the sign-in.
  public func reset(account: String? = nil, conditions: Set<Spec.Condition>? = nil, keepsPendingLink: Bool = false) {
    let saved = switchAccount(to: account)
    let conditions = conditions.map(permitted)
    perform { $0.reset(account: account, saved: saved, conditions: conditions, keepsPendingLink: keepsPendingLink) }
    finishRestorationLater()
  }
}

extension Navigator {
  /// The next command sends the events, because a view may be reading the state.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    depth += 1
    #if DEBUG
      beginLaunch()
    #endif
    let saved = restoresNothing ? SavedNavigation() : archive.load()
    perform { $0.restore(saved) }
    #if DEBUG
      openLaunchTarget()
    #endif
    depth -= 1
  }

  /// A tool can ask a debug build for a launch without restoration.
  private var restoresNothing: Bool {
    #if DEBUG
      launch?.options.resets ?? false
    #else
      false
    #endif
  }

  /// A tool can determine the conditions of a debug build.
  func permitted(_ conditions: Set<Spec.Condition>) -> Set<Spec.Condition> {
    #if DEBUG
      launch?.conditions(insteadOf: conditions, in: Spec.self) ?? conditions
    #else
      conditions
    #endif
  }

  func switchAccount(to account: String?) -> SavedNavigation<Spec> {
    load()
    guard account != core.account else { return SavedNavigation(arrangement: archive.arrangement) }
    archive.restorationMark.finish()
    archive = NavigationArchive(storage, account: account)
    let saved = archive.load()
    if core.hasViews { archive.restorationMark.set() }
    return saved
  }

  /// Views call this method before they create the restored screens.
  package func prepareViews() {
    load()
    if !core.hasHadViews { archive.restorationMark.set() }
  }

  /// The system can restore a snapshot of its own for each scene.
  func start(restoring snapshot: Data?, reportsModals: Bool = true) {
    load()
    let snapshot = core.hasHadViews || restoresNothing ? nil : snapshot.map(archive.checked)
    archive.restorationMark.set()
    perform { $0.start(restoring: snapshot, reportsModals: reportsModals) }
    finishRestorationLater()
  }

  /// Before the views appear.
  package func restoreScene(_ snapshot: Data) -> CommandOutcome {
    load()
    guard !restoresNothing else { return .done }
    let snapshot = archive.checked(snapshot)
    return perform { $0.restore(snapshot) }
  }

  func finishRestorationLater() {
    let mark = archive.restorationMark
    if core.hasViews, mark.isNeeded { delay(Self.restorationTime) { mark.finish() } }
  }

  /// The system can end an inactive app.
  func setSceneActive(_ isActive: Bool) {
    perform { $0.setSceneActive(isActive) }
    if isActive { publishVisibleScreen(again: true) }
    if isActive { archive.restorationMark.set() } else { archive.restorationMark.remove() }
  }
}
