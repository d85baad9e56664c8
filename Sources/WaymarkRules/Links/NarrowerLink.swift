import LinkResolving
import SpecModel
import SpecText
import WaymarkLinks

/// The pattern and the link differ only in one capture, whose type in the link accepts fewer values.
struct NarrowerLink {
  let link: Link
  let capture: String
  let types: (own: String, wanted: String)

  init?(than pattern: Pattern, in model: NavigationModel) {
    let sets = TypeSets(model.types)
    for link in model.links {
      guard let (own, other) = pattern.onlyDifference(to: link.pattern),
        Set(link.pattern.endpoints).isSuperset(of: pattern.endpoints),
        (try? sets.texts(of: other.type).isSubset(of: sets.texts(of: own.type))) == true
      else { continue }
      self.link = link
      capture = own.name
      types = (model.specName(of: own.type), model.specName(of: other.type))
      return
    }
    return nil
  }

  func words(in model: NavigationModel) -> String {
    "`{\(capture)}` has the type `\(types.own)` here, and `\(types.wanted)` in the link to "
      + "`\(model.name(of: link.target))`"
  }

  var related: Diagnostic.Related { .init(link.pattern.text.span, "the link with the narrower type") }
}

extension Pattern {
  fileprivate func onlyDifference(to other: Pattern) -> (Capture, Capture)? {
    guard path.tail == .none, other.path.tail == .none, path.segments.count == other.path.segments.count,
      fragment == nil, other.fragment == nil, query.isEmpty, other.query.allSatisfy(\.decidesNothing)
    else { return nil }
    var difference: (Capture, Capture)?
    for (segment, wanted) in zip(path.segments, other.path.segments) {
      switch (segment, wanted) {
      case (.literal(let text), .literal(let wanted)) where text == wanted: continue
      case (.capture(let own), .capture(let wanted)) where own.prefix == wanted.prefix && own.suffix == wanted.suffix:
        if own.type == wanted.type { continue }
        if difference != nil { return nil }
        difference = (own, wanted)
      default: return nil
      }
    }
    return difference
  }
}

extension Pattern.QueryItem {
  fileprivate var decidesNothing: Bool {
    switch value {
    case .optional, .list: true
    case .literal, .required, .absent: false
    }
  }
}
