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
    let number = lastNumber
    continuations[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[number] = nil }
    }
    return stream
  }

  func send(_ event: Event) {
    for continuation in continuations.values { continuation.yield(event) }
  }

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }
}
