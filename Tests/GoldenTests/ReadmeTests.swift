import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkNavigation

@testable import Tutorial

/// Tests of the README, which compile its spec, run its Swift and compare its transcript with a fixture.
@Suite("README")
struct ReadmeTests {
  private static let root = TestFiles.folder.deletingLastPathComponent()
  private let readme: String
  private let spec: URL

  init() throws {
    readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    spec = Self.root.appendingPathComponent("Specs/Tutorial/Tutorial.nav.yaml")
  }

  /// Returns the code blocks of a language in order.
  private func blocks(_ language: String) -> [String] {
    let pieces = readme.components(separatedBy: "```")
    return stride(from: 1, to: pieces.count, by: 2).compactMap { index in
      guard pieces[index].hasPrefix(language + "\n") else { return nil }
      return String(pieces[index].dropFirst(language.count + 1))
    }
  }

  @Test("The first YAML block in the README equals the spec of the Tutorial")
  func specIsTutorial() throws {
    #expect(blocks("yaml").first == (try String(contentsOf: spec, encoding: .utf8)))
  }

  @Test("The first Swift block in the README consists of lines of the Tutorial's generated code")
  func swift() throws {
    let source = SourceFile(path: "Tutorial.nav.yaml", bytes: Array(try Data(contentsOf: spec)))
    let outputs = Compiler.compile(source) { _ in .success([]) }.outputs
    let generated = try #require(outputs.last { $0.fileName == "Navigation.waymark.swift" })
    var rest = String(decoding: generated.bytes, as: UTF8.self).split(separator: "\n")[...]
    let lines = try #require(blocks("swift").first).split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines where !line.contains("//") {
      let index = try #require(rest.firstIndex(of: line), "\(line) is not there, or not in this order")
      rest = rest[(index + 1)...]
    }
  }

  @Test("The calls in the README return the results that the README shows")
  func calls() {
    #expect(
      FruitsNavigation.resolve("fruits://market/apple")
        == .landed(Landing(tab: .market, stack: [.fruit(name: "apple")])))
    #expect(FruitsNavigation.Sheet.checkout.url(on: .app)?.absoluteString == "fruits://basket/checkout")
  }

  @Test("The `switch` in the README over the resolution of a URL covers all cases of the Tutorial")
  func outcomes() {
    for url in ["fruits://market", "fruits://nowhere", "fruits://market/.."] {
      switch FruitsNavigation.resolve(url) {
      case .landed(let landing): #expect(landing.description == "tab market")
      case .redirected(let target): Issue.record("the Tutorial sends nobody on, not even to \(target)")
      case .unmatched: #expect(url == "fruits://nowhere")
      case .rejected(let refusal): #expect(refusal == .dotSegment)
      }
    }
    #expect(
      "\(Landing<FruitsNavigation>(stack: [.fruit(name: "fig")], modals: [.sheet(.checkout)]))"
        == #"current tab › fruit(name: "fig") › sheet checkout"#)
  }

  @MainActor
  @Test("The navigator commands in the README have the effects that the README describes")
  func navigator() throws {
    let commands = [
      "let navigator = Navigator<FruitsNavigation>()", "navigator.host.start()",
      #"navigator.push(.fruit(name: "apple"))"#,
      "navigator.select(.basket)", "navigator.open(url)", "navigator.set(.signedIn, to: true)", "navigator.state",
    ]
    let shown = try #require(blocks("swift").first { $0.hasPrefix("let navigator") }).split(separator: "\n")
    let lines = shown.map { line in line.prefix(upTo: line.range(of: "  ")?.lowerBound ?? line.endIndex) }
    #expect(lines.map(String.init) == commands)
    let url = try #require(URL(string: "fruits://basket/checkout"))
    let navigator = Navigator<FruitsNavigation>(storage: nil)
    navigator.host.start()
    #expect(navigator.push(.fruit(name: "apple")) == .done)
    navigator.select(.basket)
    let before = navigator.state
    #expect(before == NavigationState(selectedTab: .basket, stacks: [.market: [.fruit(name: "apple")]]))
    #expect(navigator.open(url) == .pending)
    #expect(navigator.state == before)
    navigator.set(.signedIn, to: true)
    #expect(
      navigator.state
        == NavigationState(
          selectedTab: .basket, stacks: [.market: [.fruit(name: "apple")]], modals: [.sheet(.checkout)]))
  }

  @Test("The broken spec and its messages in the README equal the tested fixture")
  func transcript() throws {
    let transcript = try String(
      contentsOf: TestFiles.fixtures("Commands/readme/transcript.txt"), encoding: .utf8)
    let shown = transcript.replacingOccurrences(of: "(exit 1)\n", with: "")
    #expect(blocks("").contains(shown))
    let spec = try String(contentsOf: TestFiles.fixtures("Commands/readme/Fruits.nav.yaml"), encoding: .utf8)
    #expect(blocks("yaml").last == spec)
  }
}
