/// The event streams that the app is listening to.
@MainActor
final class EventStreams<Event: Sendable> {
  private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
  private var lastNumber = 0

  var count: Int { continuations.count }

  /// Returns a stream of future events. The stream buffers the newest 1,000 events.
  func stream() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(1_000))
    lastNumber += 1
    continuations[lastNumber] = continuation
    return stream
  }

  /// Sends an event to all streams, and forgets the streams that have ended.
  func send(_ event: Event) {
    for (number, continuation) in continuations {
      if case .terminated = continuation.yield(event) { continuations[number] = nil }
    }
  }

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }
}
