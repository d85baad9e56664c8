import Foundation
import Roots
import TestSupport

typealias RootsRecorder = NavigationRecorder<RootsNavigation>

/// A device with Roots, whose storage persists between launches.
@MainActor
struct Device {
  private let file = TemporaryFile()

  /// Launches the app in a new process with the stored values.
  func launch() -> RootsRecorder { RootsRecorder(storage: storage) }

  /// The storage of the device as another process reads it.
  var storage: FileStorage { FileStorage(file.url) }

  /// Stores the values that a version without this library would store.
  func keep(enabled: String? = nil, selected: String? = nil) {
    let storage = storage
    storage.store(enabled.map(StoredValue.string), forKey: "roots.ios.tabbar.enabled")
    storage.store(selected.map(StoredValue.string), forKey: "roots.ios.tabbar.selected")
  }

  /// The stored list that a version without this library would decode.
  var enabled: StoredValue? { storage.storedValue(forKey: "roots.ios.tabbar.enabled") }
  var selected: StoredValue? { storage.storedValue(forKey: "roots.ios.tabbar.selected") }
}

extension Navigator<RootsNavigation> {
  /// Opens a page from the app's menu.
  ///
  /// A page with a tab in the bar selects the tab. Any other page is pushed onto the current stack.
  func open(page: RootsNavigation.AppPage) {
    if let tab = page.tab, visibleTabs.contains(tab) { select(tab) } else { push(.page(page: page)) }
  }
}
