import WaymarkDiagnostics

/// A language server for specs.
///
/// The server converts messages to messages. The transport reads and writes the messages. The server keeps no state but
/// the open documents and the last compilation of their specs, because a compilation takes only milliseconds.
package final class LanguageServer {
  enum Phase {
    case uninitialized, running, isShutDown
    /// The value is the exit status of the process.
    case ended(Int32)
  }

  let version: String
  var phase = Phase.uninitialized
  var client = ClientCapabilities()
  package internal(set) var parentProcess: Int?
  var documents = OpenDocuments()
  var sessions = SpecSessions()
  var published = PublishedDiagnostics()
  private var nextRequest = 1

  package init(version: String) { self.version = version }

  package var exitStatus: Int32? { if case .ended(let status) = phase { status } else { nil } }

  /// The server doesn't compile a spec after each change, but only before the answer to a request, and in ``flush()``.
  func handle(_ message: Message) -> [JSONValue] {
    switch message {
    case .invalid(let id, let error): return [.response(id, .failure(error))]
    case .response: return []
    case .notification(let method, let params): return notify(method, params)
    case .request(let id, let method, let params):
      var outgoing: [JSONValue] = []
      do throws(ResponseError) {
        let result = try answer(method, params, &outgoing)
        return outgoing + [.response(id, .success(result))]
      } catch {
        return outgoing + [.response(id, .failure(error))]
      }
    }
  }

  func flush() -> [JSONValue] {
    guard case .running = phase, sessions.update(documents) else { return [] }
    return published.update(sessions.all, documents, client)
  }

  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    defer { nextRequest += 1 }
    return .request("waymark-\(nextRequest)", method, params)
  }

  private func answer(
    _ method: String, _ params: JSONValue, _ outgoing: inout [JSONValue]
  ) throws(ResponseError) -> JSONValue {
    switch phase {
    case .uninitialized:
      guard method == "initialize" else {
        throw ResponseError(.serverNotInitialized, "the first request must be `initialize`")
      }
      return initialize(params)
    case .isShutDown, .ended: throw ResponseError(.invalidRequest, "the server is shut down")
    case .running: break
    }
    switch method {
    case "initialize": throw ResponseError(.invalidRequest, "the server is already initialized")
    case "shutdown":
      phase = .isShutDown
      return .null
    default:
      guard let feature = ServerFeature.all.first(where: { $0.method == method }) else {
        throw ResponseError(.methodNotFound, "the server has no method `\(method)`")
      }
      outgoing += flush()
      return try feature.answer(self, params, &outgoing)
    }
  }
}
