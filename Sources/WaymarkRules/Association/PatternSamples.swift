import SpecText
import WaymarkLinks

struct PatternSamples {
  private let file: AssociationFile

  init(_ file: AssociationFile) { self.file = file }

  func urls(of component: AssociationFile.Component, on start: String) -> [String] {
    ["more", "more/pages", "", "1"].map { any in
      var path = text(of: component.path ?? "/", any: any)
      if !path.hasPrefix("/") { path = "/" + path }
      return start + written(path) + query(component.query) + fragment(component.fragment)
    }
  }

  private func query(_ query: AssociationFile.Query?) -> String {
    switch query {
    case nil: return ""
    case .text(let pattern): return "?" + text(of: pattern, any: "")
    case .items(let items):
      let texts = items.compactMap { item in
        let value = text(of: item.pattern, any: "")
        return value.isEmpty ? nil : "\(item.key)=\(PercentCoding.canonical(value, keeping: .queryValue) ?? "")"
      }
      return texts.isEmpty ? "" : "?" + texts.joined(separator: "&")
    }
  }

  private func fragment(_ pattern: String?) -> String {
    let text = pattern.map { self.text(of: $0, any: "") } ?? ""
    return text.isEmpty ? "" : "#" + written(text)
  }

  private func text(of pattern: String, any: String) -> String {
    let parts = AssociationPatternPart.all(in: pattern)
    var result = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text): result += text
      // `?*` is replaced by one text of any length.
      case .one: result += !any.isEmpty && index + 1 < parts.count && parts[index + 1] == .any ? "" : "1"
      case .any: result += any
      case .variable(let name):
        let texts = file.substitutionVariables[name] ?? AssociationFile.systemVariables[name] ?? []
        result += texts.first ?? ""
      }
    }
    return result
  }

  /// A segment that already contains a percent sign stays unchanged.
  private func written(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      segment.contains("%") ? String(segment) : PercentCoding.canonical(String(segment), keeping: .segment) ?? ""
    }.joined(separator: "/")
  }
}
