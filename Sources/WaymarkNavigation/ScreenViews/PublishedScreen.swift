import Foundation
import WaymarkLinks

/// The visible screen, as the system offers it.
package struct PublishedScreen: Hashable, Sendable {
  /// On the first origin with http or https that has a URL for the screen, otherwise on the first origin.
  package let url: URL
  package let title: NavigationTitle?
  /// Not empty.
  package let activities: Set<ScreenActivity>

  /// `nil` for a URL with a custom scheme, which other devices and the search index can't open without the app.
  package var webpageURL: URL? { url.isWebLink ? url : nil }

  /// A random name of this installation. The search index and Siri's suggestions stay on the device that has published a
  /// screen.
  package static let device: String = {
    let key = "waymark.device"
    if let device = UserDefaults.standard.string(forKey: key) { return device }
    let device = UUID().uuidString
    UserDefaults.standard.set(device, forKey: key)
    return device
  }()
}

extension NavigationState {
  /// `nil` if the screen has no URL, or if the spec doesn't let the system offer the screen.
  func published(_ screen: VisibleScreen<Spec>) -> PublishedScreen? {
    if let route = screen.route { return published(route, .push) }
    return switch screen.place {
    case .tab(let tab): published(tab._destination, tab.title, tab.tabItem.activities)
    case .modal(.sheet(let sheet)): published(sheet, .sheet)
    case .modal(.cover(let cover)): published(cover, .cover)
    case .window(let window): published(window, .window)
    // No link opens a gate.
    case .gate: nil
    }
  }

  private func published(_ screen: some NavigationScreen, _ kind: Destination.Kind) -> PublishedScreen? {
    published(Destination(kind, screen._parts), screen.title, screen.activities)
  }

  /// Spotlight and Siri show the title of a screen.
  private func published(
    _ destination: Destination, _ title: NavigationTitle?, _ activities: Set<ScreenActivity>?
  ) -> PublishedScreen? {
    let activities = (activities ?? Spec.activities).filter { $0 == .handoff || title != nil }
    guard !activities.isEmpty, let url = Spec.url(of: destination) else { return nil }
    return PublishedScreen(url: url, title: title, activities: activities)
  }
}

extension NavigationSpec {
  fileprivate static func url(of destination: Destination) -> URL? {
    let table = LinkTable(_linkTable)
    let urls = Origin.allCases.indices.lazy.compactMap { index in
      table.url(of: destination, origin: index).flatMap { URL(string: $0) }
    }
    return urls.first { $0.isWebLink } ?? urls.first
  }
}
