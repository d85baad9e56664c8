import SpecText
import TestSupport

/// A generator of small association files with few characters, and of URLs that nearly match their patterns.
struct RandomAssociation {
  private var random: SplitMix64
  private let variables = ["digit", "upper", "own", "wild", "none"]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func file() -> AssociationFile {
    var file = AssociationFile()
    file.defaults = options()
    file.substitutionVariables = [
      "own": (0...random.below(3)).map { _ in text(of: ["a", "B", "/", "1"], upTo: 3) },
      // The number of values is small, because the naive matcher tries all combinations.
      "wild": (0...random.below(2)).map { _ in random.pick(["a*", "?", "*1", "?a", "*"]) },
      "none": [],
    ]
    for index in 0...random.below(2) {
      var details = AssociationFile.Details(appIDs: ["T.\(index)"], components: [])
      details.defaults = options()
      for _ in 0...random.below(3) { details.components.append(component()) }
      file.details.append(details)
    }
    return file
  }

  private mutating func options() -> AssociationFile.Options {
    .init(
      caseSensitive: random.once(in: 3) ? random.once(in: 2) : nil,
      percentEncoded: random.once(in: 3) ? random.once(in: 2) : nil)
  }

  private mutating func component() -> AssociationFile.Component {
    var component = AssociationFile.Component(isExcluded: random.once(in: 3))
    if !random.once(in: 4) { component.path = (random.once(in: 5) ? "" : "/") + pattern() }
    switch random.below(4) {
    case 0: component.query = .text(pattern())
    case 1:
      component.query = .items(
        ["a", "B", "%41"].prefix(1 + random.below(3)).map { .init(key: $0, pattern: pattern()) })
    default: break
    }
    if random.once(in: 4) { component.fragment = pattern() }
    if random.once(in: 4) {
      component.comment = text(of: ["a", "\"", "\\", "\n", "é", "😀", "\u{1}", "\u{202E}", "/"], upTo: 6)
    }
    component.options = options()
    return component
  }

  private mutating func pattern() -> String {
    var pattern = ""
    for _ in 0..<random.below(5) {
      pattern +=
        random.once(in: 5)
        ? "$(\(random.pick(variables)))"
        : random.pick(["a", "b", "B", "/", "1", "?", "*", "*", "%41", "%2F", " ", "A"])
    }
    return pattern
  }

  /// Returns a random URL, which is usually derived from a component of the file.
  mutating func url(near file: AssociationFile) -> NaiveURL {
    let components = file.details.flatMap(\.components)
    let component = random.once(in: 8) ? AssociationFile.Component() : random.pick(components)
    var url = NaiveURL()
    let path = sample(component.path, in: file)
    url.path = path.hasPrefix("/") ? path : "/" + path
    switch component.query {
    case .text(let pattern):
      let text = sample(pattern, in: file)
      if !text.isEmpty { url.items = [.init(key: text, value: nil)] }
    case .items(let items):
      for item in items where !random.once(in: 3) {
        for _ in 0...(random.once(in: 4) ? 1 : 0) {
          url.items.append(.init(key: item.key, value: random.once(in: 8) ? nil : sample(item.pattern, in: file)))
        }
      }
    case nil: if random.once(in: 3) { url.items = [.init(key: random.pick(["a", "b"]), value: sample(nil, in: file))] }
    }
    if component.fragment != nil || random.once(in: 4) { url.fragment = sample(component.fragment, in: file) }
    return url
  }

  private mutating func sample(_ pattern: String?, in file: AssociationFile) -> String {
    let characters = ["a", "b", "B", "/", "1", "%41", "%2F", "%20", "A"]
    guard let pattern, !random.once(in: 6) else { return text(of: characters, upTo: 4) }
    var result = ""
    for part in AssociationPatternPart.all(in: pattern) {
      switch part {
      case .text(let text): result += text
      case .one: result += random.pick(characters)
      case .any: result += text(of: characters, upTo: 3)
      case .variable(let name):
        let texts = file.substitutionVariables[name] ?? AssociationFile.systemVariables[name] ?? []
        let value = texts.isEmpty ? "" : random.pick(texts)
        result += value.map { $0 == "*" || $0 == "?" ? "b" : String($0) }.joined()
      }
    }
    if random.once(in: 8) { result += random.pick(characters) }
    if random.once(in: 8) { result = random.once(in: 2) ? result.lowercased() : result.uppercased() }
    return result.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
  }

  private mutating func text(of pieces: [String], upTo count: Int) -> String {
    (0..<random.below(count + 1)).map { _ in random.pick(pieces) }.joined()
  }
}
