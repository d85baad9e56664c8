/// The names of the captures of a pattern for which the file has no names.
struct CaptureNames {
  private var counts: [String: Int] = [:]

  /// Returns a name that the pattern does not have, such as `value` and `value2`.
  mutating func next(_ base: String = "value") -> String {
    counts[base, default: 0] += 1
    let count = counts[base, default: 1]
    return count == 1 ? base : "\(base)\(count)"
  }
}
