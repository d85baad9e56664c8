extension Navigator {
  /// A new stream of future events, which ends when the navigator is deallocated.
  ///
  /// Each access creates a new stream, which buffers the newest 1,000 events. A loop over `navigator.events` in a task
  /// retains the navigator. To let the stream end with the navigator, store the stream in a variable before the loop.
  public var events: AsyncStream<NavigationEvent<Spec>> { streams.stream() }

  /// The number of streams that the app is listening to.
  package var listenerCount: Int { streams.count }
}
