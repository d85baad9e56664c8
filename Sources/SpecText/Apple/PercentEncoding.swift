import WaymarkLinks

package enum PercentEncoding {
  package static func decoded(_ bytes: [UInt8]) -> String { PercentCoding.decodedLeniently(bytes) }
}
