import WaymarkModel

extension Pattern {
  /// The pattern without the names and types of captures, such as `/items/{}`.
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
