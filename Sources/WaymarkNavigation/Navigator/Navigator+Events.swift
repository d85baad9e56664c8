extension Navigator {
  /// A new stream of future events. The stream ends when the navigator is deallocated.
  ///
  /// Each access to this property creates a stream that buffers the newest 1,000 events. If a task iterates over
  /// `navigator.events`, the task retains the navigator. To let the navigator be deallocated, store the stream in
  /// a variable before the loop.
  public var events: AsyncStream<NavigationEvent<Spec>> { streams.stream() }

  /// The number of streams that the app is listening to.
  package var listenerCount: Int { streams.count }
}
