#if !canImport(Darwin)
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif
  import WaymarkCompiler

  enum CurlTransport {
    /// In bytes; also the limit of `curl` since version 8.3.
    private static let largestHead = 307_200

    static func answer(
      to request: SiteRequest, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SiteError) -> SiteAnswer {
      guard let program = Subprocess.path(of: "curl", environment: environment) else { throw .missingProgram }
      let result: Subprocess.Answer
      do throws(Subprocess.StartError) {
        result = try Subprocess.run(
          program, arguments(for: request), environment: environment.merging(["LC_ALL": "C"]) { $1 },
          mostOutput: largestHead + request.largestBody)
      } catch {
        throw .other("curl does not start: \(error.reason)")
      }
      let head = HTTPHead(result.output)
      let body = head.map { Array(result.output[$0.end...]) } ?? []
      if let head {
        let isCut = body.count > request.largestBody
        if result.status == 0 || isCut || head.status != 200 {
          return .response(
            SiteAnswer.Response(
              status: head.status, contentType: head["content-type"], location: head["location"],
              body: Array(body.prefix(request.largestBody)), isCut: isCut))
        }
      }
      // The versions of curl with a limit report a larger head like a lost connection.
      guard result.output.count <= largestHead + request.largestBody, !result.errors.contains("response headers") else {
        throw .other("the headers of the answer have more than \(largestHead) bytes")
      }
      return try answer(result, bytes: body.count)
    }

    private static func arguments(for request: SiteRequest) -> [String] {
      [
        // The first option ignores the settings of the user in `.curlrc`, which could follow redirects or send passwords.
        "--disable", "--silent", "--show-error",
        // Standard output contains the head of the response and then the body.
        "--include", "--suppress-connect-headers", "--compressed",
        "--proto", "=https",
        "--max-time", "\(SiteRequest.longestDuration)",
        "--user-agent", request.userAgent,
        "--", request.url,
      ]
    }

    private static func answer(_ result: Subprocess.Answer, bytes: Int) throws(SiteError) -> SiteAnswer {
      switch result.status {
      case 6: throw .unknownHost
      case 7: throw .unreachable
      case 28: throw .slow(bytes: bytes)
      case 35: return .noTLS
      case 61: return .damagedCompression
      // Before version 7.62, curl had a separate status for certificates of other hosts.
      case 51, 60: return .certificate(CertificateProblem(message: result.errors))
      case 16, 18, 52, 55, 56, 92: throw .interrupted(bytes: bytes)
      default: throw .other(reason(result))
      }
    }

    private static func reason(_ result: Subprocess.Answer) -> String {
      let line = result.errors.split(separator: "\n").first { $0.hasPrefix("curl: ") }
      guard let line else { return "curl failed with status \(result.status)" }
      return "curl reports: " + line.dropFirst("curl: ".count)
    }
  }
#endif
