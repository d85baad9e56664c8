/// The limits that protect a server from slow, broken, and hostile clients.
package struct ServerLimits: Sendable {
  /// Below the usual limit of open files on macOS, which is 256.
  package var connections = 200
  /// The time that a connection has before another client can take its place.
  package var minimumTime: Duration = .seconds(1)
  /// If there are more, the oldest stream ends.
  package var streams = 64
  /// The time for a request, from its first byte or from the start of the connection.
  package var requestTime: Duration = .seconds(10)
  /// The time without a request after which a connection ends.
  package var idleTime: Duration = .seconds(60)
  /// The time without progress after which a response is given up.
  package var stallTime: Duration = .seconds(10)
  package var responseTime: Duration = .seconds(60)
  /// The time in which the server ignores what a client sends after an invalid request, so that the client can read the
  /// response.
  package var lingerTime: Duration = .seconds(2)
  /// The largest number of bytes that a client can leave unread in a stream of events.
  package var unreadEvents = 65_536
  /// The time between two signs of life in a stream of events.
  package var heartbeat: Duration = .seconds(15)

  package init() {}
}
