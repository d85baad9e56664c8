import Foundation

extension Navigator {
  /// Opens a URL with a custom scheme, or a universal link.
  ///
  /// The link is pending until a view is on the screen and all conditions of the link are met. Only one link is pending
  /// at a time, so a newer link replaces ``pendingLink``.
  ///
  /// - Parameters:
  ///   - url: The URL of the link.
  ///   - source: The system feature or the app that passed the link. ``events`` report the source.
  ///   - sendingApp: The bundle identifier of the app that opened the URL.
  /// - Returns: The immediate result. The result is ``LinkOutcome/unmatched`` if no link of the spec matches the URL.
  @discardableResult public func open(
    _ url: URL, from source: LinkSource = .app, sentBy sendingApp: String? = nil
  ) -> LinkOutcome {
    open(ReceivedLink(url, LinkArrival(source, sendingApp: sendingApp)))
  }

  @discardableResult package func open(_ link: ReceivedLink) -> LinkOutcome {
    let url = link.url.absoluteString
    return perform { $0.open(url, link.arrival) }
  }

  /// Opens a URL if the URL is a link of the spec, and leaves all other URLs to the app.
  ///
  /// Call this method first where the app has its own code for links:
  ///
  /// ```swift
  /// if navigator.handle(url) { selection = .orders } else { router.open(url) }
  /// ```
  ///
  /// The navigator sends no event about a URL that it leaves to the app. To open a URL without other code for links, call
  /// ``open(_:from:sentBy:)``.
  ///
  /// - Parameter url: The URL of the link.
  /// - Returns: A Boolean value that indicates whether the URL is a link of the spec. The value is also `true` if the link
  ///   is pending, or if the current state doesn't allow the destination.
  public func handle(_ url: URL) -> Bool {
    switch Spec.resolve(url) {
    case .unmatched, .rejected: false
    // The target of a redirect can be a URL that is no link of the spec.
    case .landed, .app, .redirected: open(url) != .unmatched
    }
  }

  /// Opens the destination that a ``Landing`` describes.
  ///
  /// The state changes in one assignment, as described in ``NavigationState/landed(_:visible:)``.
  ///
  /// If the conditions of the landing don't hold, the landing becomes the ``pendingLink``. Otherwise, the destination
  /// is opened immediately, even if no view is on the screen. If the app is resolving a link, the app continues to
  /// resolve the link.
  ///
  /// - Parameters:
  ///   - landing: The landing to open.
  ///   - source: The system feature or the app that leads to the destination. ``events`` report the source.
  /// - Returns: The immediate result.
  @discardableResult public func open(_ landing: Landing<Spec>, from source: LinkSource = .app) -> LinkOutcome {
    perform { $0.open(landing, LinkArrival(source)) }
  }

  /// Cancels the task that resolves a link. The state stays unchanged.
  public func cancelResolving() { perform { $0.cancelResolving() } }

  /// Discards the pending link, for example when the user cancels sign-in.
  public func discardPendingLink() { perform { $0.discardPendingLink() } }
}

/// A function of the app that returns the destination of a link. The function usually has a `switch` over the links in
/// `resolvedLinks`.
///
/// The function must not open a URL itself. If the function opens a URL, this URL replaces the link that the function
/// is resolving.
///
/// The task that runs the function is canceled if the answer is no longer needed.
public typealias LinkResolver<Spec: NavigationSpec> =
  @MainActor (Spec.Link, AppLinkContext<Spec>) async throws -> LinkAnswer<Spec>

extension Navigator {
  /// A new stream of future events. The stream ends when the navigator is deallocated.
  ///
  /// Each access to this property creates a stream that buffers the newest 1,000 events. If a task iterates over
  /// `navigator.events`, the task retains the navigator. To let the navigator be deallocated, store the stream in
  /// a variable before the loop.
  public var events: AsyncStream<NavigationEvent<Spec>> { streams.stream() }
  package var listenerCount: Int { streams.count }

  /// A new stream of the views of screens, for analytics. The stream ends when the navigator is deallocated.
  ///
  /// The stream begins with the views that have not ended, as ``ScreenView/Phase/began``, so a task that starts after the
  /// first screen has appeared misses no view. Each access to this property creates a stream that buffers the newest
  /// 1,000 changes. If a task iterates over `navigator.screenViews`, the task retains the navigator. To let the navigator
  /// be deallocated, store the stream in a variable before the loop.
  public var screenViews: AsyncStream<ScreenView<Spec>> {
    if screenViewLog == nil {
      screenViewLog = ScreenViewLog()
      // The core is unchanged, so the views begin now.
      perform { _ in }
    }
    let unsent = Set(unsentScreenViews.filter { $0.phase == .began }.map(\.id))
    let changes = screenViewLog?.changesForListener.filter { !unsent.contains($0.id) } ?? []
    return screenViewStreams.stream(startingWith: changes)
  }
}

@MainActor final class EventStreams<Event: Sendable> {
  private var continuations: [Int: AsyncStream<Event>.Continuation] = [:]
  private var lastNumber = 0

  var count: Int { continuations.count }

  /// Buffers the newest 1,000 events.
  func stream(startingWith events: [Event] = []) -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(1_000))
    lastNumber += 1
    continuations[lastNumber] = continuation
    for event in events { continuation.yield(event) }
    return stream
  }

  func send(_ event: Event) {
    for (number, continuation) in continuations {
      if case .terminated = continuation.yield(event) { continuations[number] = nil }
    }
  }

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }
}
