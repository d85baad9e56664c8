extension Navigator {
  /// The events from now on. Each call returns a new stream, which ends with the navigator and buffers the newest 1,000 events.
  ///
  /// A loop over `navigator.events` in a task retains the navigator. Store the stream first if it is to end with the navigator.
  public var events: AsyncStream<NavigationEvent<Spec>> { streams.stream() }

  /// The number of streams of events.
  package var listenerCount: Int { streams.count }
}
