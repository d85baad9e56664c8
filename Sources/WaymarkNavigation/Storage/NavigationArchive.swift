/// A wrapper around a storage. The wrapper loads and saves the values of one account.
@MainActor
struct NavigationArchive<Spec: NavigationSpec> {
  private let storage: (any NavigationStorage)?
  private let keys: StorageKeys
  /// The writer of snapshots, or `nil` without a storage.
  private var writer: SnapshotWriter<Spec>?

  /// Creates an archive for an account. If the storage is `nil`, the archive saves nothing.
  init(_ storage: (any NavigationStorage)?, account: String?) {
    self.storage = storage
    writer = storage.map { _ in SnapshotWriter() }
    keys = StorageKeys(Spec.self, account: account)
  }

  /// Loads the user's choice of tabs and, depending on the spec's `restores` key, the selected tab and the snapshot.
  func load() -> SavedNavigation<Spec> {
    var saved = SavedNavigation<Spec>(arrangement: TabArrangement(storage, keys))
    if Spec.tabBar.restores != .nothing, let selection = storage?.storedValue(forKey: keys.selection) {
      saved.selection = Spec.Tab.allCases.first { StoredValue(rawValueOf: $0) == selection }
    }
    if Spec.tabBar.restores == .everything, case .data(let snapshot)? = storage?.storedValue(forKey: keys.state) {
      saved.snapshot = snapshot
    }
    return saved
  }

  mutating func save(_ snapshot: NavigationSnapshot<Spec>) {
    guard let data = writer?.data(of: snapshot) else { return }
    storage?.store(.data(data), forKey: keys.state)
  }

  func save(_ selection: Spec.Tab) { storage?.store(StoredValue(rawValueOf: selection), forKey: keys.selection) }

  func save(_ arrangement: TabArrangement<Spec>) { arrangement.save(in: storage, keys) }
}
