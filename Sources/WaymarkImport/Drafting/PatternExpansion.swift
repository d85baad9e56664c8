/// The patterns of a spec that together match the URLs of one pattern of an input file.
struct PatternExpansion {
  struct Variant {
    var pattern: DraftPattern
    var captures: [DraftCapture]
  }

  private(set) var variants: [Variant] = []
  /// The variants match fewer URLs than the original pattern, because a spec allows a rest only at the end.
  private(set) var isUnrolled = false
  private(set) var depths: Set<Int> = []
  private(set) var rests: [String?] = []
  private static let mostVariants = 24
  private static let deepest = 6

  init(_ pattern: ImportedPattern, examples: [String], reserved: Set<String>) {
    var paths: [[ImportedPattern.Segment]] = [[]]
    for (index, segment) in pattern.segments.enumerated() {
      let isLast = index == pattern.segments.count - 1
      let choices = choices(for: segment, isLast: isLast, pattern, examples)
      let all = paths.flatMap { path in choices.map { path + $0 } }
      if all.count > Self.mostVariants { isUnrolled = true }
      paths = Array(all.prefix(Self.mostVariants))
    }
    var fragment = pattern.fragment
    if let segments = fragment, !segments.isEmpty {
      // A rest or an optional capture before the end of a fragment becomes one segment.
      let depths = depths
      fragment = segments.enumerated().flatMap { index, segment in
        let choices = choices(for: segment, isLast: index == segments.count - 1, pattern, [])
        guard choices.count > 1 else { return choices.first ?? [] }
        isUnrolled = true
        return choices.first { $0.count == 1 } ?? []
      }
      self.depths = depths.union(self.depths == depths ? [] : [1])
    }
    for path in paths {
      var names = UniqueNames(reserved)
      var variant = Variant(pattern: DraftPattern(), captures: [])
      variant.pattern.segments = path.map { Self.segment($0, &names, &variant.captures) }
      variant.pattern.query = pattern.query.map { Self.item($0, &names, &variant.captures) }
      variant.pattern.fragment = fragment.map { $0.map { Self.segment($0, &names, &variant.captures) } }
      variant.pattern.hasFragmentSlash = pattern.hasFragmentSlash
      variants.append(variant)
    }
  }

  private mutating func choices(
    for segment: ImportedPattern.Segment, isLast: Bool, _ pattern: ImportedPattern, _ examples: [String]
  ) -> [[ImportedPattern.Segment]] {
    switch segment {
    case .literal: return [[segment]]
    case .capture(let capture, let prefix, let suffix):
      guard capture.isOptional, !isLast || !prefix.isEmpty || !suffix.isEmpty else { return [[segment]] }
      var required = capture
      required.isOptional = false
      let whole = prefix + suffix
      return [whole.isEmpty ? [] : [.literal(whole)], [.capture(required, prefix: prefix, suffix: suffix)]]
    case .rest(let name, let allowsEmpty):
      guard !isLast else { return [[segment]] }
      isUnrolled = true
      let least = allowsEmpty ? 0 : 1
      let depths = Self.depths(pattern, examples).union([least, 1, 2]).filter { $0 >= least }.sorted()
      self.depths.formUnion(depths)
      rests.append(name.flatMap(SpecName.parameter))
      let capture = ImportedPattern.Segment.capture(.init(name ?? "part"))
      return depths.map { Array(repeating: capture, count: $0) }
    }
  }

  private static func depths(_ pattern: ImportedPattern, _ examples: [String]) -> Set<Int> {
    let rests = pattern.segments.count { if case .rest = $0 { true } else { false } }
    guard rests == 1 else { return [] }
    return Set(examples.prefix(64).map { pathLength(of: $0) - pattern.segments.count + 1 }.filter { 0...deepest ~= $0 })
  }

  private static func pathLength(of url: String) -> Int {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/").count
    guard let colon = path.firstIndex(of: ":"), path[colon...].hasPrefix("://") else { return parts }
    return parts - (["http", "https"].contains(path[..<colon].lowercased()) ? 2 : 1)
  }

  private static func segment(
    _ segment: ImportedPattern.Segment, _ names: inout UniqueNames, _ captures: inout [DraftCapture]
  ) -> DraftPattern.Segment {
    switch segment {
    case .literal(let text): return .literal(text)
    case .capture(var capture, let prefix, let suffix):
      // Only a query can contain a URL.
      if capture.type == .url { capture.type = .string }
      return .capture(
        name(of: capture, &names, &captures), prefix: prefix, suffix: suffix, isOptional: capture.isOptional)
    case .rest(let name, let allowsEmpty):
      return .rest(
        name.map { Self.name(of: .init($0, .string, isOptional: allowsEmpty), &names, &captures) },
        allowsEmpty: allowsEmpty)
    }
  }

  private static func item(
    _ item: ImportedPattern.QueryItem, _ names: inout UniqueNames, _ captures: inout [DraftCapture]
  ) -> DraftPattern.QueryItem {
    let value: DraftPattern.QueryItem.Value =
      switch item.value {
      case .literal(let text): .literal(text)
      case .absent: .absent
      case .capture(let capture): .capture(name(of: capture, &names, &captures), isOptional: capture.isOptional)
      }
    return DraftPattern.QueryItem(key: item.key, value: value)
  }

  private static func name(
    of capture: ImportedPattern.Capture, _ names: inout UniqueNames, _ captures: inout [DraftCapture]
  ) -> String {
    let name = names.add(SpecName.parameter(capture.name) ?? "value")
    captures.append(DraftCapture(name: name, type: capture.type, isOptional: capture.isOptional))
    return name
  }
}
