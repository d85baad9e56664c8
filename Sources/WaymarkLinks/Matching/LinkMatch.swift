/// The match between a URL and a link.
package struct LinkMatch {
  let record: LinkRecord
  let endpoint: LinkTable.Endpoint
  let url: CanonicalURL
  let captures: UnsafePointer<ByteRange>

  package var number: Int { record.number }

  package var origin: Int { endpoint.origin }

  /// Returns the bytes that a capture matches in the canonical URL, or `nil` if an optional capture is absent.
  func bytes(_ capture: Int) -> UnsafeBufferPointer<UInt8>? { captures[capture].range.map(url.bytes) }

  /// The stored range of the capture may contain only the first remaining segment. The function extends this range to
  /// the end of the last segment.
  func rest(_ capture: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let range = captures[capture].range else { return nil }
    return url.bytes(range.lowerBound..<max(range.upperBound, isInPath(range) ? url.path.upperBound : 0))
  }

  private func isInPath(_ range: Range<Int>) -> Bool { range.lowerBound < url.path.upperBound }
}
