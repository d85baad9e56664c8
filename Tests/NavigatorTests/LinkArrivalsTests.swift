import Foundation
import Testing
import WaymarkNavigation

@Suite("A URL that the system delivers")
struct LinkArrivalsTests {
  private let url = URL(string: "https://a-iq-test.com/dashboard")!
  private let other = URL(string: "https://a-iq-test.com/history")!

  @Test("A URL that arrives through both SwiftUI modifiers is opened once")
  func bothWays() {
    #expect(opened([(url, .url, 0), (url, .activity, 20)]) == [true, false])
    #expect(opened([(url, .activity, 0), (url, .url, 20)]) == [true, false])
  }

  @Test("A URL that one SwiftUI modifier delivers repeatedly is opened each time")
  func sameWay() {
    #expect(opened([(url, .url, 0), (url, .url, 20)]) == [true, true])
    #expect(
      opened([(url, .url, 0), (url, .activity, 20), (url, .url, 40), (url, .activity, 60)]) == [
        true, false, true, false,
      ])
  }

  @Test("A URL is opened again if the other SwiftUI modifier delivers the URL after a full second")
  func later() {
    #expect(opened([(url, .url, 0), (url, .activity, 999)]) == [true, false])
    #expect(opened([(url, .url, 0), (url, .activity, 1000)]) == [true, true])
  }

  @Test("A different URL is opened even if the URL arrives at the same time through the other SwiftUI modifier")
  func another() {
    #expect(opened([(url, .url, 0), (other, .activity, 0), (url, .url, 0)]) == [true, true, true])
  }

  /// Returns a Boolean value for each delivery that indicates whether the URL is opened.
  ///
  /// The times of the deliveries are in milliseconds from the start.
  private func opened(_ deliveries: [(url: URL, way: LinkArrivals.Way, time: Int)]) -> [Bool] {
    var arrivals = LinkArrivals()
    let start = ContinuousClock.now
    return deliveries.map { arrivals.isNew($0.url, by: $0.way, at: start + .milliseconds($0.time)) }
  }
}
