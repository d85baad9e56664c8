import MapEngine
import Testing

@testable import WaymarkTool

@Suite("The watch for an arrival")
struct ArrivalWatchTests {
  private let start = ContinuousClock.now

  @Test("An app arrives if it shows the place for a time")
  func arrival() {
    var watch = watch(for: "market/fruit")
    #expect(watch.add(line("ready", "market"), at: start) == nil)
    #expect(watch.add(line("opened", "market/fruit", source: "launch"), at: start + .seconds(1)) == nil)
    #expect(watch.outcome(at: start + .milliseconds(1_100)) == nil)
    #expect(watch.outcome(at: start + .milliseconds(1_400)) == .arrived)
  }

  @Test("An app that shows the place only for a moment does not arrive")
  func moment() {
    var watch = watch(for: "market/fruit")
    _ = watch.add(line("ready", "market"), at: start)
    _ = watch.add(line("opened", "market/fruit", source: "launch"), at: start)
    _ = watch.add(line("popped", "market"), at: start + .milliseconds(200))
    #expect(watch.outcome(at: start + .milliseconds(600)) == nil)
    #expect(watch.outcome(at: start + .milliseconds(1_300)) == .elsewhere)
  }

  @Test("An app does not arrive while its views show another place, or before the last link is opened")
  func unsettled() {
    var watch = watch(for: "market/fruit", count: 2)
    _ = watch.add(line("ready", "market/fruit"), at: start)
    _ = watch.add(line("opened", "market/fruit", source: "launch"), at: start)
    #expect(watch.outcome(at: start + .seconds(10)) == nil)
    _ = watch.add(line("opened", "market/fruit", source: "launch", isSettled: false), at: start + .seconds(10))
    #expect(watch.outcome(at: start + .seconds(11)) == nil)
    #expect(watch.outcome(at: start + .seconds(26)) == .elsewhere)
  }

  @Test("An app that writes no report is silent")
  func silence() {
    let watch = watch(for: "market")
    #expect(watch.outcome(at: start + .seconds(29)) == nil)
    #expect(watch.outcome(at: start + .seconds(31)) == .silent)
  }

  @Test("A refused link, a sheet that never appears, and a second app end the watch")
  func ends() {
    var watch = watch(for: "market/fruit")
    _ = watch.add(line("ready", "market"), at: start)
    #expect(watch.add(line("rejected", "market", reason: "the user said so"), at: start) == nil)
    #expect(
      watch.add(line("unmatched", "market", source: "launch", reason: "matches nothing"), at: start)
        == .refused("matches nothing"))
    #expect(
      watch.add(line("rejected", "market", reason: "-waymark-open x: no"), at: start)
        == .refused("-waymark-open x: no"))
    #expect(watch.add(line("notPresented", "market", reason: "no view"), at: start) == .refused("no view"))
    #expect(watch.add(line("ready", "market"), at: start) == .secondApp)
  }

  @Test(
    "A line that is no report, or that is malformed, is ignored",
    arguments: [
      "", "hello", "{", "{}", #"{"waymark":1}"#, #"{"event":"ready","place":"market"}"#,
      #"{"waymark":1,"event":1,"place":2}"#,
      #"{"waymark":[[[[[[[[[["#, String(repeating: "{", count: 100_000),
      #"{"waymark":1,"event":"ready","place":"m"# + String(repeating: "x", count: 70_000) + #""}"#,
    ])
  func otherOutput(text: String) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { ReportLine($0) } == nil)
  }

  private func watch(for place: String, count: Int = 1) -> ArrivalWatch {
    let expected = LaunchedPlace(place: place, windows: [], pending: [], isResolvedByApp: false)
    return ArrivalWatch(.place(expected), count: count, now: start)
  }

  private func line(
    _ event: String, _ place: String, source: String? = nil, isSettled: Bool = true, reason: String? = nil
  ) -> ReportLine {
    let source = source.map { "\"\($0)\"" } ?? "null"
    let reason = reason.map { "\"\($0)\"" } ?? "null"
    let text = """
      {"waymark":1,"event":"\(event)","place":"\(place)","windows":[],"source":\(source),"pending":null,\
      "settled":\(isSettled),"reason":\(reason)}
      """
    return Array(text.utf8).withUnsafeBufferPointer { ReportLine($0)! }
  }
}
