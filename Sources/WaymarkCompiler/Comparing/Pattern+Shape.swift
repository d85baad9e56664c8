import WaymarkModel

extension Pattern {
  /// The pattern as it is written, whatever its captures are called and take.
  var shape: String {
    var isInside = false
    return String(
      text.string.unicodeScalars.filter { scalar in
        if scalar == "{" { isInside = true }
        if scalar == "}" { isInside = false }
        return !isInside || scalar == "{"
      }.map(Character.init))
  }
}
