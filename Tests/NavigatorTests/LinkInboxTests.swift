import Everything
import Foundation
import TestSupport
import Testing
import WaymarkNavigation

@Suite("An inbox for links")
@MainActor
struct LinkInboxTests {
  let inbox = LinkInbox()
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("A link inbox keeps a URL until a navigator connects")
  func beforeNavigator() {
    inbox.put(work(7))
    let connection = navigator.takeLinks(from: inbox)
    withExtendedLifetime(connection) {
      #expect(opened(by: recorder) == [work(7)])
      #expect(inbox.take() == nil)
    }
  }

  @Test("A link inbox passes a URL from any thread to the connected navigator in a later turn")
  func connected() async {
    let connection = navigator.takeLinks(from: inbox)
    inbox.put(work(7))
    #expect(opened(by: recorder).isEmpty, "a view that puts a URL is not updated in the middle of its update")
    await until { opened(by: recorder) == [work(7)] }
    await Task.detached { [inbox] in _ = inbox.put(work(8)) }.value
    await until { opened(by: recorder) == [work(7), work(8)] }
    withExtendedLifetime(connection) {}
  }

  @Test("`put(_:)` replaces the URL in a link inbox and returns the replaced URL")
  func newest() {
    #expect(inbox.put(work(1)) == nil)
    #expect(inbox.put(work(2)) == work(1))
    let connection = navigator.takeLinks(from: inbox)
    #expect(opened(by: recorder) == [work(2)])
    withExtendedLifetime(connection) {}
  }

  @Test("A URL that arrives in several ways is opened once, also while the URL waits in a link inbox")
  func severalWays() async {
    inbox.put(ReceivedLink(opened: work(1)), by: .scene)
    #expect(!inbox.isNew(work(1), by: .url))
    let connection = navigator.takeLinks(from: inbox)
    #expect(opened(by: recorder) == [work(1)])
    #expect(!inbox.isNew(work(1), by: .activity))
    inbox.put(work(1))
    #expect(inbox.isNew(work(2), by: .url))
    inbox.put(work(2))
    inbox.put(work(3))
    await until { opened(by: recorder) == [work(1), work(3)] }
    #expect(inbox.take() == nil)
    withExtendedLifetime(connection) {}
  }

  @Test("The event of a link that an app intent opens names the intent as the source")
  func intent() throws {
    try inbox._put(intent: URL(string: "museum://works/7"))
    let connection = navigator.takeLinks(from: inbox)
    let sources = recorder.events.compactMap { if case .link(let link) = $0 { link.source } else { nil } }
    #expect(Set(sources) == [.intent])
    withExtendedLifetime(connection) {}
  }

  @Test("An app intent without a URL for its values throws an error that names the cause, and keeps the waiting URL")
  func intentWithoutURL() {
    inbox.put(work(1))
    let error = #expect(throws: (any Error).self) { try inbox._put(intent: nil) }
    #expect(error?.localizedDescription == "No link of the app has a URL with these values.")
    #expect(inbox.take() == work(1))
  }

  @Test("`take()` returns the URL of a link inbox and empties the inbox")
  func taken() {
    inbox.put(work(1))
    #expect(inbox.take() == work(1))
    #expect(inbox.take() == nil)
    #expect(inbox.put(work(2)) == nil)
  }

  @Test("A link inbox passes each URL only to the navigator that connected last")
  func several() async {
    let other = MuseumRecorder()
    let first = navigator.takeLinks(from: inbox)
    let second = other.navigator.takeLinks(from: inbox)
    inbox.put(work(1))
    await until { opened(by: other) == [work(1)] }
    let third = navigator.takeLinks(from: inbox)
    inbox.put(work(2))
    await until { opened(by: recorder) == [work(2)] }
    #expect(opened(by: other) == [work(1)])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test("A link inbox keeps a URL while no navigator has a retained connection")
  func disconnected() async {
    var connection: LinkConnection? = navigator.takeLinks(from: inbox)
    #expect(connection != nil)
    connection = nil
    var other: MuseumRecorder? = MuseumRecorder()
    let ofOther = other?.navigator.takeLinks(from: inbox)
    other = nil
    inbox.put(work(1))
    await runWaitingTasks()
    #expect(opened(by: recorder).isEmpty)
    #expect(inbox.put(work(2)) == work(1))
    let next = navigator.takeLinks(from: inbox)
    #expect(opened(by: recorder) == [work(2)])
    withExtendedLifetime((ofOther, next)) {}
  }

  @Test("A navigator opens a URL that its own event listener puts into the connected inbox")
  func reentrant() async {
    let chain = Navigator<Museum>(
      storage: nil,
      onEvent: { [inbox] event in
        if case .link(let link) = event, case .opened = link.status, link.url == work(1).absoluteString {
          inbox.put(work(2))
        }
      }, resolve: { _, _ in .done })
    chain.host.start()
    inbox.put(work(1))
    let connection = chain.takeLinks(from: inbox)
    await until { chain.state[stack: .tab(.tour)].last == .work(id: 2) }
    withExtendedLifetime(connection) {}
  }

  @Test("`put(_:key:)` accepts a URL as text or as a URL value in a dictionary and rejects other dictionaries")
  func userInfo() {
    #expect(inbox.put(["url": work(3).absoluteString, "title": "Work"], key: "url"))
    #expect(inbox.take() == work(3))
    #expect(inbox.put(["link": work(4)], key: "link"))
    #expect(inbox.take() == work(4))
    let others: [[AnyHashable: Any]?] = [nil, [:], ["url": 7], ["url": ""], ["title": work(5)]]
    for userInfo in others { #expect(!inbox.put(userInfo, key: "url")) }
    #expect(inbox.take() == nil)
  }

  @Test("A link inbox loses no URL and opens no URL twice with many threads and several navigators")
  func threads() async {
    let recorders = (0..<4).map { _ in MuseumRecorder() }
    let (threads, perThread) = (8, 250)
    async let others = exercise(inbox, threads: threads, perThread: perThread)
    var connections = [LinkConnection?](repeating: nil, count: recorders.count)
    for step in 0..<400 {
      let index = step % recorders.count
      connections[index] = step % 3 == 0 ? nil : recorders[index].navigator.takeLinks(from: inbox)
      await runWaitingTasks()
    }
    var unopened = await others

    let last = work(threads * perThread)
    if let replaced = inbox.put(last) { unopened.append(replaced) }
    let connection = recorders[0].navigator.takeLinks(from: inbox)
    #expect(opened(by: recorders[0]).last == last, "the newest URL is opened")
    withExtendedLifetime((connection, connections)) {}
    let all = (0...threads * perThread).map(work)
    let found = unopened + recorders.flatMap(opened)
    #expect(found.map(\.absoluteString).sorted() == all.map(\.absoluteString).sorted())
  }

  /// Returns the URLs that a navigator has opened, in order.
  private func opened(by recorder: MuseumRecorder) -> [URL] {
    recorder.events.compactMap { event in
      if case .link(let link) = event, case .opened = link.status { link.url.flatMap(URL.init) } else { nil }
    }
  }
}

/// Puts URLs into an inbox and takes URLs on many threads, and returns the URLs that were replaced or taken.
private func exercise(_ inbox: LinkInbox, threads: Int, perThread: Int) async -> [URL] {
  await withTaskGroup(of: [URL].self) { group in
    for thread in 0..<threads {
      group.addTask { (0..<perThread).compactMap { inbox.put(work(thread * perThread + $0)) } }
    }
    for _ in 0..<2 { group.addTask { (0..<perThread).compactMap { _ in inbox.take() } } }
    var urls: [URL] = []
    for await some in group { urls += some }
    return urls
  }
}

private func work(_ id: Int) -> URL { URL(string: "museum://works/\(id)")! }
