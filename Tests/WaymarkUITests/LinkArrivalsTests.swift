import Foundation
import Testing

@testable import WaymarkUI

@Suite("A URL that the system delivers")
struct LinkArrivalsTests {
  private let url = URL(string: "https://a-iq-test.com/dashboard")!
  private let other = URL(string: "https://a-iq-test.com/history")!

  @Test("is opened once where it comes both ways")
  func bothWays() {
    #expect(opened([(url, .url, 0), (url, .activity, 20)]) == [true, false])
    #expect(opened([(url, .activity, 0), (url, .url, 20)]) == [true, false])
  }

  @Test("is opened each time that it comes, however quickly")
  func sameWay() {
    #expect(opened([(url, .url, 0), (url, .url, 20)]) == [true, true])
    #expect(
      opened([(url, .url, 0), (url, .activity, 20), (url, .url, 40), (url, .activity, 60)]) == [
        true, false, true, false,
      ])
  }

  @Test("is opened again when a second has passed")
  func later() {
    #expect(opened([(url, .url, 0), (url, .activity, 999)]) == [true, false])
    #expect(opened([(url, .url, 0), (url, .activity, 1000)]) == [true, true])
  }

  @Test("is opened where it is another")
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
