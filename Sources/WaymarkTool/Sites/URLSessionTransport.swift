#if canImport(Darwin) || WAYMARK_URLSESSION
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif
  import WaymarkCompiler

  /// On Linux, only the tests compile this file.
  enum URLSessionTransport {
    static func answer(to request: SiteRequest) throws(SiteError) -> SiteAnswer {
      guard let url = URL(string: request.url) else { throw .other("the URL is not valid") }
      let download = Download(largestBody: request.largestBody)
      let session = URLSession(configuration: configuration(for: request), delegate: download, delegateQueue: nil)
      // The cancellation may have to wait for bytes that already arrived, and the answer does not depend on these bytes.
      defer { DispatchQueue.global().async { session.invalidateAndCancel() } }
      session.dataTask(with: url).resume()
      guard download.finished.wait(timeout: .now() + .seconds(SiteRequest.longestDuration)) == .success else {
        throw .slow(bytes: download.state.body.count)
      }
      return try answer(download.state)
    }

    private static func configuration(for request: SiteRequest) -> URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.httpCookieAcceptPolicy = .never
      configuration.urlCredentialStorage = nil
      configuration.timeoutIntervalForRequest = TimeInterval(SiteRequest.longestDuration)
      configuration.httpAdditionalHeaders = ["User-Agent": request.userAgent, "Accept": "*/*"]
      return configuration
    }

    private static func answer(_ state: Download.State) throws(SiteError) -> SiteAnswer {
      if let response = state.response, state.error == nil || state.isCut || response.statusCode != 200 {
        return .response(
          SiteAnswer.Response(
            status: response.statusCode, contentType: response.value(forHTTPHeaderField: "Content-Type"),
            location: response.value(forHTTPHeaderField: "Location"), body: state.body, isCut: state.isCut))
      }
      guard let error = state.error as NSError? else { throw .interrupted(bytes: state.body.count) }
      let message = error.localizedDescription
      switch error.code {
      case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed: throw .unknownHost
      case NSURLErrorCannotConnectToHost: throw .unreachable
      case NSURLErrorTimedOut: throw .slow(bytes: state.body.count)
      case NSURLErrorNetworkConnectionLost: throw .interrupted(bytes: state.body.count)
      case NSURLErrorSecureConnectionFailed: return .noTLS
      case NSURLErrorCannotDecodeRawData, NSURLErrorCannotDecodeContentData: return .damagedCompression
      case NSURLErrorServerCertificateHasBadDate: return .certificate(.expired)
      case NSURLErrorServerCertificateHasUnknownRoot: return .certificate(.unknownIssuer)
      case NSURLErrorServerCertificateUntrusted, NSURLErrorServerCertificateNotYetValid:
        return .certificate(CertificateProblem(message: message))
      default:
        #if canImport(FoundationNetworking)
          // FoundationNetworking has no codes for these errors of libcurl.
          if message.hasPrefix("SSL") { return .certificate(CertificateProblem(message: message)) }
          if message.contains("SSL routines") { return .noTLS }
          if message.contains("content unencoding") { return .damagedCompression }
          if message.hasPrefix("Empty reply") || message.hasPrefix("transfer closed") {
            throw .interrupted(bytes: state.body.count)
          }
        #endif
        throw .other(message)
      }
    }
  }

  private final class Download: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    struct State {
      var response: HTTPURLResponse?
      var body: [UInt8] = []
      var isCut = false
      var error: (any Error)?
    }

    let finished = DispatchSemaphore(value: 0)
    private let largestBody: Int
    private let lock = NSLock()
    private var current = State()
    private var hasEnded = false

    init(largestBody: Int) { self.largestBody = largestBody }

    var state: State { lock.withLock { current } }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(nil)
      end(task) { $0.response = response }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      #if !canImport(FoundationNetworking)
        if challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust {
          // The system checks the certificate of the site.
          completionHandler(.performDefaultHandling, nil)
          return
        }
      #endif
      // Apple's CDN has no passwords and no client certificates.
      completionHandler(.rejectProtectionSpace, nil)
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      let response = response as? HTTPURLResponse
      switch response?.statusCode ?? 0 {
      case 100..<200:
        // FoundationNetworking also reports interim responses.
        completionHandler(.allow)
      case 200:
        completionHandler(.allow)
        lock.withLock { current.response = response }
      default:
        completionHandler(.cancel)
        end(dataTask) { $0.response = response }
      }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      let isCut = lock.withLock {
        guard !hasEnded else { return false }
        current.body += data.prefix(largestBody + 1 - current.body.count)
        return current.body.count > largestBody
      }
      guard isCut else { return }
      end(dataTask) { state in
        state.body.removeLast()
        state.isCut = true
      }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      end(task) { state in
        state.error = error
        // FoundationNetworking reports a redirect without a location only here.
        state.response = state.response ?? task.response as? HTTPURLResponse
      }
    }

    /// Further events have no effect.
    private func end(_ task: URLSessionTask, _ change: (inout State) -> Void) {
      lock.withLock {
        guard !hasEnded else { return }
        hasEnded = true
        change(&current)
        finished.signal()
      }
      // The rest of the body is irrelevant and may never end.
      task.cancel()
    }
  }
#endif
