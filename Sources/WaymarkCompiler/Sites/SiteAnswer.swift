/// A problem of the network is not an answer, because the site may be correct.
package enum SiteAnswer: Equatable, Sendable {
  case response(Response)
  case certificate(CertificateProblem)
  /// A failed handshake, for example because the port serves plain HTTP.
  case noTLS
  /// The body does not have the compression of `Content-Encoding`.
  case damagedCompression

  /// A response of HTTP. Redirects are not followed.
  package struct Response: Equatable, Sendable {
    package let status: Int
    package let contentType: String?
    package let location: String?
    /// The body of a status other than 200 is irrelevant, and empty.
    package let body: [UInt8]
    package let isCut: Bool

    package init(status: Int, contentType: String?, location: String?, body: [UInt8] = [], isCut: Bool = false) {
      self.status = status
      self.contentType = contentType
      self.location = location
      self.body = status == 200 ? body : []
      self.isCut = status == 200 && isCut
    }
  }
}

package enum CertificateProblem: Equatable, Sendable {
  case expired, selfSigned, unknownIssuer, otherHost
  /// Any other reason, or a reason that the system does not report.
  case untrusted

  /// The messages of OpenSSL are listed in `openssl-verification-options(1)`. Other libraries report less.
  package init(message: String) {
    let text = message.lowercased()
    self =
      if text.contains("expired") {
        .expired
      } else if text.contains("self-signed") || text.contains("self signed") {
        .selfSigned
      } else if text.contains("subject name") || text.contains("does not match") || text.contains("doesn't match") {
        .otherHost
      } else if text.contains("issuer") || text.contains("authority") {
        .unknownIssuer
      } else {
        .untrusted
      }
  }
}
