extension Navigator {
  /// What happens from now on. Each call gives a stream of its own, which ends with the navigator; of what nobody has taken, the
  /// newest 1,000 events are kept.
  ///
  /// A loop over `navigator.events` in a task holds on to the navigator. Take the stream first where it is to end with it.
  public var events: AsyncStream<NavigationEvent<Spec>> { streams.stream() }

  /// How many streams of events there are.
  package var listenerCount: Int { streams.count }

  /// Carries out a command as a whole: what happens is told when it is complete, so that a listener that gives a command of its
  /// own finds everything done.
  func command<Result>(_ body: () -> Result) -> Result {
    commandDepth += 1
    let result = body()
    commandDepth -= 1
    send([])
    return result
  }

  /// Tells of events in their order; those that come of what a listener does follow them.
  func send(_ events: [NavigationEvent<Spec>]) {
    unsentEvents += events
    guard commandDepth == 0 else { return }
    commandDepth += 1
    while !unsentEvents.isEmpty {
      let event = unsentEvents.removeFirst()
      onEvent?(event)
      streams.send(event)
    }
    commandDepth -= 1
  }

  /// Tells what becomes of a link, and gives it back.
  @discardableResult
  func tell(_ event: LinkEvent<Spec>, of url: String?) -> LinkEvent<Spec> {
    send([.link(event, url: url)])
    return event
  }
}
