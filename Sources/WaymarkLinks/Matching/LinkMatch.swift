/// The link that a URL matches, which is valid only while the bytes of the URL are available.
package struct LinkMatch {
  let record: LinkRecord
  let endpoint: LinkTable.Endpoint
  let url: CanonicalURL
  let captures: UnsafePointer<ByteRange>

  /// The number of the link, in the order of the spec.
  package var number: Int { record.number }

  /// The number of the origin, in the order of the spec.
  package var origin: Int { endpoint.origin }

  /// Returns the canonical bytes of a capture, or `nil` if the URL lacks the capture.
  func bytes(_ capture: Int) -> UnsafeBufferPointer<UInt8>? { captures[capture].range.map(url.bytes) }

  /// Returns the canonical bytes of a rest, or `nil` if the URL lacks the rest.
  ///
  /// The range of a rest may cover only its first segment, so the result extends to the end of the path or fragment.
  func rest(_ capture: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let range = captures[capture].range else { return nil }
    return url.bytes(range.lowerBound..<max(range.upperBound, isInPath(range) ? url.path.upperBound : 0))
  }

  private func isInPath(_ range: Range<Int>) -> Bool { range.lowerBound < url.path.upperBound }
}
