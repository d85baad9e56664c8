import Foundation
import Roots
import TestSupport

typealias RootsRecorder = NavigationRecorder<RootsNavigation>

/// Roots on a device: what it keeps there outlives a launch.
@MainActor
struct Device {
  private let file = TemporaryFile()

  /// The app as it comes up with what is kept, in a process of its own.
  func launch() -> RootsRecorder { RootsRecorder(storage: storage) }

  /// What is kept, as another process sees it.
  var storage: FileStorage { FileStorage(file.url) }

  /// Keeps what a version before this library would have kept.
  func keep(enabled: String? = nil, selected: String? = nil) {
    let storage = storage
    storage.store(enabled.map(StoredValue.string), forKey: "roots.ios.tabbar.enabled")
    storage.store(selected.map(StoredValue.string), forKey: "roots.ios.tabbar.selected")
  }

  /// What a version before this library would read.
  var enabled: StoredValue? { storage.storedValue(forKey: "roots.ios.tabbar.enabled") }
  var selected: StoredValue? { storage.storedValue(forKey: "roots.ios.tabbar.selected") }
}

extension Navigator<RootsNavigation> {
  /// What the app's menu does: a page that has a tab in the bar is shown there, any other on top of what is there.
  func open(page: RootsNavigation.AppPage) {
    if let tab = page.tab, visibleTabs.contains(tab) { select(tab) } else { push(.page(page: page)) }
  }
}
