/// A URL's link, while the URL is at hand.
package struct LinkMatch {
  let record: LinkRecord
  let endpoint: LinkTable.Endpoint
  let url: CanonicalURL
  let captures: UnsafePointer<ByteRange>

  /// The link's number, in the order of the spec.
  package var number: Int { record.number }

  /// The origin's number, in the order of the spec.
  package var origin: Int { endpoint.origin }

  /// The canonical bytes of a capture; nil where the URL ends before it.
  func bytes(_ capture: Int) -> UnsafeBufferPointer<UInt8>? { captures[capture].range.map(url.bytes) }

  /// The same, up to the end of the path or fragment: a rest is noted with its first segment.
  func rest(_ capture: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let range = captures[capture].range else { return nil }
    return url.bytes(range.lowerBound..<max(range.upperBound, isInPath(range) ? url.path.upperBound : 0))
  }

  private func isInPath(_ range: Range<Int>) -> Bool { range.lowerBound < url.path.upperBound }
}
