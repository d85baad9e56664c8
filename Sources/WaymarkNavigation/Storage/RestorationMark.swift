import Foundation

/// A stored value that exists while views show restored screens that may end the app. If the value is left at the next
/// launch, the navigator restores nothing.
@MainActor final class RestorationMark {
  /// The marks that are set, of all scenes of this process.
  private static var marks: [WeakMark] = []

  private let storage: (any NavigationStorage)?
  private let key: String
  /// `true` after the navigator has restored or dropped a snapshot, until the app has run long enough.
  private(set) var isNeeded = false
  private var isSet = false

  init(_ storage: (any NavigationStorage)?, key: String) {
    self.storage = storage
    self.key = key
  }

  /// The mark of an earlier launch stays until the app has run long enough, because other scenes must not restore their
  /// snapshots either.
  var isFromEarlierLaunch: Bool { storage?.storedValue(forKey: key).map { $0 != currentLaunch } ?? false }

  func need() { isNeeded = storage != nil }

  func set() {
    guard isNeeded, !isSet else { return }
    isSet = true
    Self.marks.removeAll { $0.mark == nil }
    Self.marks.append(WeakMark(mark: self))
    if storage?.storedValue(forKey: key) == nil { storage?.store(currentLaunch, forKey: key) }
  }

  func remove() {
    guard isSet else { return }
    isSet = false
    Self.marks.removeAll { $0.mark === self }
    if !Self.marks.contains(where: { $0.mark?.storage === storage && $0.mark?.key == key }) {
      storage?.store(nil, forKey: key)
    }
  }

  /// The restored screens are harmless.
  func finish() {
    remove()
    isNeeded = false
  }
}

private struct WeakMark {
  weak var mark: RestorationMark?
}

/// Unique for each launch. The system reuses the identifiers of processes.
private let currentLaunch = StoredValue.string(UUID().uuidString)
