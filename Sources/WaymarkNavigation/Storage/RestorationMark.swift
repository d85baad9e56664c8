import Foundation

/// A stored value that exists from the restoration of a snapshot until the app has run for some seconds. If the value
/// exists at the next launch, a restored screen may have ended the app, and would end it at each launch.
@MainActor struct RestorationMark {
  let storage: (any NavigationStorage)?
  let key: String

  var isSet: Bool { storage?.storedValue(forKey: key) != nil }

  /// Returns `false` if an earlier process has left the mark. The mark then stays, because other scenes of this process
  /// must not restore their snapshots either.
  func set() -> Bool {
    let process = StoredValue.string(currentProcess)
    guard let mark = storage?.storedValue(forKey: key) else {
      storage?.store(process, forKey: key)
      return true
    }
    return mark == process
  }

  func remove() { if isSet { storage?.store(nil, forKey: key) } }
}

/// Unlike a process identifier, the system never uses it again.
private let currentProcess = UUID().uuidString
