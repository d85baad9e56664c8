import Foundation
import Testing
import UIKit
import WaymarkNavigation

@testable import PetSpot

@Suite("A link")
@MainActor
struct LinkTests {
  @Test(
    "Links with the app scheme or the web host select the tabs of PetSpot",
    arguments: [
      ("petspot://", 0), ("petspot://lost-pets", 1), ("https://petspot.example/found-pets", 2),
      ("petspot://contact", 3),
      ("https://petspot.example/account", 4),
    ])
  func tab(_ link: String, _ index: Int) async throws {
    let app = try await AppOnScreen()
    app.navigator.select(index == 0 ? .account : .home)
    app.navigator.open(try #require(URL(string: link)))
    try await eventually("The tab is selected") { app.selectedIndex == index }
  }

  @Test("A link to an announcement replaces the details on the stack of the Lost Pet tab in PetSpot")
  func details() async throws {
    let app = try await AppOnScreen()
    app.navigator.push(.petDetails(announcementId: "1"), in: .tab(.lostPet))
    app.navigator.open(try #require(URL(string: "https://petspot.example/lost-pets/2")))
    #expect(
      app.navigator.state
        == NavigationState(selectedTab: .lostPet, stacks: [.lostPet: [.petDetails(announcementId: "2")]]))
    try await eventually("The details are on the stack") {
      app.selectedIndex == 1 && app.stack(of: .lostPet).count == 2
    }
  }

  @Test("A link that launches PetSpot shows the details of a pet on top of the list")
  func coldStart() async throws {
    let app = try await AppOnScreen(link: "petspot://lost-pets/2")
    #expect(app.selectedIndex == 1)
    try await eventually("The details are on top of the list") {
      app.stack(of: .lostPet).map { $0.view(PetDetailsView.self) != nil } == [false, true]
    }
  }

  @Test("Launching PetSpot with a link to a step of a report also opens all earlier steps")
  func coldStartInReport() async throws {
    let app = try await AppOnScreen(link: "https://petspot.example/report-missing/details")
    try await eventually("The report is there") { app.coverStack.count == 3 }
    #expect(app.coverStack.last?.view(PetDescriptionView.self) != nil)
    #expect(app.selectedIndex == 1)
  }

  @Test("The link to the summary in PetSpot shows the management password of the sent report")
  func summary() async throws {
    let app = try await AppOnScreen()
    var report = MissingPetReport()
    report.pet = Pet(name: "Reks", looks: "Black and white")
    let receipt = try await app.announcements.send(report)
    #expect(
      app.navigator.open(try #require(URL(string: "petspot://report-missing/summary")))
        == .handledByApp)
    try await eventually("The summary is there") { app.coverStack.count == 2 }
    #expect(app.coverStack.last?.view(SummaryView.self)?.managementPassword == receipt.managementPassword)
  }

  @Test("Without a sent report, the link to the summary in PetSpot selects the Lost Pet tab")
  func noSummary() async throws {
    let app = try await AppOnScreen()
    app.navigator.open(try #require(URL(string: "petspot://report-missing/summary")))
    try await eventually("The app has answered") { app.navigator.resolvingLink == nil }
    #expect(app.navigator.state == NavigationState(selectedTab: .lostPet))
  }

  @Test("An unmatched link leaves the state of PetSpot unchanged")
  func unmatched() async throws {
    let app = try await AppOnScreen()
    #expect(app.navigator.open(try #require(URL(string: "petspot://cats"))) == .unmatched)
    #expect(app.navigator.state == NavigationState())
  }
}
