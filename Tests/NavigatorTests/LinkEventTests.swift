import Everything
import Foundation
import Testing

@testable import WaymarkNavigation

@Suite("An event about a link")
@MainActor
struct LinkEventTests {
  /// A clock that a test sets.
  @MainActor
  final class Clock {
    var time = Duration.zero
  }

  let clock = Clock()
  let recorder = MuseumRecorder(conditions: [.member, .openNow, .quizSeason, .enrolled])
  var navigator: Navigator<Museum> { recorder.navigator }
  var links: [LinkEvent<Museum>] {
    recorder.events.compactMap { if case .link(let link) = $0 { link } else { nil } }
  }

  init() { navigator.now = { [clock] in clock.time } }

  private nonisolated static let names: [(url: String, id: String, pattern: String)] = [
    ("museum://tour", "tour:/tour", "/tour"),
    ("museum://find?q=a", "find", "/find?q|query={query?}&room={rooms}&kind={kind?}"),
    ("museum://works", "works:/works", "/works"),
    ("museum://works/new", "works.new", "/works/new"),
    (
      "museum://works/7", "work:/works/{id}?zoom={zoom?}&annotated={annotated?}",
      "/works/{id}?zoom={zoom?}&annotated={annotated?}"
    ),
    ("https://museum.example/qr/3", "work:https://museum.example/qr/{id}", "https://museum.example/qr/{id}"),
    ("museum://pages/a", "page:/pages/{path...?}", "/pages/{path...?}"),
    ("https://pl.help.museum.example/pages/a", "page.help", "/pages/{path...?}"),
    ("museum://quiz/2", "quiz", "/quiz/{level?}"),
    ("museum://buy/receipt/x-1", "receipt", "/buy/receipt/{number}"),
    ("museum://scan/ABC-1234", "scan", "/scan/{code}/{...?}"),
    ("museum://start", "tour:/tour", "/tour"),
  ]

  @Test("An event names the ID and the pattern of the link that matches the URL", arguments: Self.names)
  func names(_ row: (url: String, id: String, pattern: String)) {
    navigator.open(row.url)
    #expect(links.last?.id == row.id)
    #expect(links.last?.pattern == row.pattern)
  }

  @Test("An event about a URL without a link, and about a landing, names no link")
  func noNames() {
    navigator.open("museum://nowhere?utm=mail")
    navigator.open("museum://works//7")
    navigator.open(Landing(tab: .tour), from: .intent)
    #expect(links.map(\.id) == [nil, nil, nil])
    #expect(links.map(\.pattern) == [nil, nil, nil])
    #expect(links.map(\.source) == [.app, .app, .intent])
  }

  @Test("An event contains the query items that the link does not declare, decoded and in their order")
  func otherItems() {
    typealias Item = LinkEvent<Museum>.QueryItem
    navigator.open("museum://works/7?utm_source=a%20b&zoom=2&flag&utm_source=c&annotated=maybe")
    let items = [("utm_source", "a b"), ("flag", ""), ("utm_source", "c")].map { Item(key: $0.0, value: $0.1) }
    #expect(links.last?.otherItems == items)
    // A redirect keeps the items that its pattern does not declare.
    navigator.open("museum://art/7?ref=mail")
    #expect(links.last?.otherItems == [Item(key: "ref", value: "mail")])
    #expect(links.first { if case .redirected = $0.status { true } else { false } }?.otherItems == [])
  }

  @Test("An event names the source and the sending app of the link, also after a redirect")
  func source() throws {
    for source in LinkSource.allCases {
      recorder.clear()
      navigator.open(try #require(URL(string: "museum://start")), from: source, sentBy: "com.example.\(source)")
      #expect(Set(links.map(\.source)) == [source])
      #expect(Set(links.map(\.sendingApp)) == ["com.example.\(source)"])
    }
  }

  @Test("An event tells how long the link has waited for its conditions")
  func waited() {
    navigator.conditions = []
    clock.time = .seconds(10)
    navigator.open("museum://tickets/ABC-1234?visit=\(UUID())")
    clock.time = .seconds(75)
    navigator.conditions = [.member]
    #expect(links.map(\.waited) == [.zero, .seconds(65)])
  }

  @Test("The time in an inbox is part of the time that a link has waited")
  func waitedInInbox() throws {
    let inbox = LinkInbox { .seconds(3) }
    inbox.put(try #require(URL(string: "museum://works")), from: .notification)
    clock.time = .seconds(5)
    let connection = navigator.takeLinks(from: inbox)
    #expect(links.map(\.waited) == [.seconds(2)])
    #expect(links.map(\.source) == [.notification])
    withExtendedLifetime(connection) {}
  }

  @Test("A recorder's plain events about links contain only the status and the URL")
  func plainEvents() {
    navigator.open("museum://nowhere")
    #expect(recorder.plainEvents == [.link(.unmatched, url: "museum://nowhere")])
    navigator.open("museum://works")
    #expect(recorder.plainEvents[1] != recorder.events[1])
  }
}
