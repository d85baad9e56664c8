import LinkResolving
import SpecText

struct CopiedTexts {
  private let resolved: ResolvedURL
  private let namespace: String

  init(_ resolved: ResolvedURL, namespace: String) {
    self.resolved = resolved
    self.namespace = namespace
  }

  var value: JSONValue { .object(["simctl": .string(simctl), "swift": .string(swift), "test": .string(test)]) }
  private var simctl: String { "xcrun simctl openurl booted \(ShellWord.quoted(resolved.url))" }
  private var swift: String { "navigator.open(URL(string: \(literal))!)" }

  private var test: String {
    let expectation =
      switch resolved.outcome {
      case .landed(let landing) where !landing.isForApp:
        [
          "navigator.open(try #require(URL(string: \(literal))))",
          "#expect(navigator.state.screenName == \(landing.path.screenName.debugDescription))",
        ]
      case .landed: ["#expect(navigator.open(try #require(URL(string: \(literal)))) == .handledByApp)"]
      case .redirected(let target, _):
        [
          "let target = try #require(URL(string: \(target.debugDescription)))",
          "#expect(\(namespace).resolve(try #require(URL(string: \(literal)))) == \(namespace).resolve(target))",
        ]
      case .unmatched: ["#expect(navigator.open(try #require(URL(string: \(literal)))) == .unmatched)"]
      case .refused: ["#expect(navigator.open(try #require(URL(string: \(literal)))) == .rejected)"]
      }
    return
      ([
        "@MainActor", "@Test func opensURL() throws {",
        "  let navigator = NavigationRecorder<\(namespace)>().navigator",
      ] + expectation.map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  private var literal: String { resolved.url.debugDescription }
}

extension LandingPath {
  fileprivate var screenName: String { modals.last.map { $0.stack.last ?? $0.name } ?? stack.last ?? tab ?? "" }
}
