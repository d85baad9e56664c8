import Reader
import Testing

@Suite("A tab of Reader")
struct TabTests {
  @Test(
    "Each tab of Reader has the raw value, title, icon and placement of the original app",
    arguments: try Facts.all.get().tabs)
  func tab(_ row: Facts.Tab) throws {
    guard case .number(let raw) = row.raw else {
      // The app has a tab for each filter, but raw values cannot distinguish them. Here, a filter is a screen with a
      // stable ID.
      #expect(row.id == "anyTimelineFilter" && Navigation.Tab.allCases.allSatisfy { $0.name != row.id })
      #expect(row.params == Navigation.Route.declarations.first { $0.name == "filteredTimeline" }?.parameters)
      return
    }
    let tab = try #require(Navigation.Tab(rawValue: raw))
    #expect(tab.name == row.id)
    // One tab has neither a title nor an icon in the app, but a tab bar requires both.
    let isNameless = row.titleKey == ""
    #expect(isNameless == (tab == .other))
    #expect(tab.title == (isNameless ? .text("Other") : .key(try #require(row.titleKey))))
    #expect(tab.icon == .symbol(isNameless ? "ellipsis" : row.icon))
    #expect(row.accessibilityID == nil && tab.accessibilityID == "tab." + row.id)
    switch row.placement {
    case "pinned": #expect(tab.tabItem.visibility == .byDefault)
    case "sidebarOnly": #expect(tab.tabItem.visibility == .optional)
    default: Issue.record("\(row.placement ?? "nothing") is not tried")
    }
  }

  @Test("Reader declares 18 tabs with the raw values 0 to 17 and starts at the timeline")
  func count() throws {
    #expect(Navigation.Tab.allCases.count == 18)
    #expect(Set(Navigation.Tab.allCases.map(\.rawValue)) == Set(0...17))
    #expect(Navigation.tabBar.initial == .timeline)
    #expect(Navigation.tabBar.restores == .nothing)
  }
}

@Suite("A set of tabs")
struct TabSetTests {
  private let sets = Result { try Facts.all.get().tabSets }

  private func names(_ isWanted: (Navigation.Tab) -> Bool) -> [String] {
    Navigation.Tab.allCases.filter(isWanted).map(\.name)
  }

  @Test("Only the timeline and the settings of Reader require no account")
  func loggedOut() throws {
    #expect(try names { $0.tabItem.condition == nil } == sets.get().loggedOut)
    #expect(names { $0.tabItem.condition == .signedIn }.count == 16)
    // One of the two tabs is only in the sidebar until the user assigns it a slot, whether the user is signed in or
    // not.
    #expect(Navigation.Tab.timeline.tabItem.visibility == .byDefault)
    #expect(Navigation.Tab.settings.tabItem.visibility == .optional)
  }

  @Test("Reader declares all seven tabs of the visionOS app, but in a different order")
  func visionOS() throws {
    // A spec declares one tab bar. The app can store different shown tabs on a platform.
    let wanted = try sets.get().visionOS
    #expect(wanted.count == 7)
    #expect(Set(wanted).isSubset(of: names { _ in true }))
    #expect(names { wanted.contains($0.name) } != wanted)
  }

  @Test("The tabs that Reader shows by default are the default slots of the original app")
  func defaultSlots() throws {
    #expect(try names { $0.tabItem.visibility == .byDefault } == sets.get().iosDefaultSlots)
  }

  @Test("The tab bar of Reader requires five tabs, allows reordering and stores the tabs under one key")
  func slots() throws {
    let customization = try #require(Navigation.tabBar.customization)
    #expect(try customization.minimum == sets.get().slotKeys.count)
    #expect(customization.allowsReordering)
    // The spec stores one list under one key, and the app stores a key for each slot.
    #expect(Navigation.tabBar.shownKey == "reader.slots")
  }

  @Test(
    "Each sidebar section of Reader contains the same tabs as in the original app",
    arguments: ["timeline", "activities", "account", "app", "lists", "tags"])
  func sections(_ name: String) throws {
    let wanted = try #require(try sets.get().sidebarSections[name])
    let found = names { $0.tabItem.section == .text(name.capitalized) }
    switch name {
    case "timeline":
      // In the bar, the links follow the Explore tab. The order of the tabs is the same everywhere.
      guard case .texts(let texts) = wanted else {
        Issue.record("\(wanted) is no list of tabs")
        break
      }
      #expect(found == ["timeline", "trending", "local", "federated", "explore", "links"])
      #expect(Set(found) == Set(texts) && texts.suffix(2) == ["links", "explore"])
    case "lists":
      #expect(wanted == .text("one tab per list") && found == ["lists"])
    case "tags":
      #expect(wanted == .text("one tab per followed tag") && found == ["followedTags"])
    default:
      #expect(wanted == .texts(found))
    }
  }
}
