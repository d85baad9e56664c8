import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server of the click domain, which counts the click and redirects to the target.
enum ClickServer {
  /// Sends one request, and returns the target of the redirect without following it.
  @Sendable static func target(of url: URL) async throws -> URL? {
    // An ephemeral session has no cookies and no cache.
    let session = URLSession(configuration: .ephemeral, delegate: RedirectRefusal(), delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let (_, response) = try await session.data(for: URLRequest(url: url, timeoutInterval: 5))
    guard let response = response as? HTTPURLResponse, (300..<400).contains(response.statusCode),
      let location = response.value(forHTTPHeaderField: "Location")
    else { return nil }
    return URL(string: location, relativeTo: url)?.absoluteURL
  }
}

private final class RedirectRefusal: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
