import Foundation
import SpecModel
import SpecText
import TestSupport
import Testing

@Suite("The language and the rules' fixtures")
struct LanguageCoverageTests {
  /// A row of a key table.
  struct Row {
    let name: String
    let changes: KeyChanges
  }

  /// The constructs with the paths of their mappings.
  ///
  /// `*` is any name, and `-` is an element of a list or a single value.
  static let constructs: [(path: String, keys: [Row])] = [
    ("", rows(RootSyntax.keys)),
    ("swift", rows(SwiftSyntax.keys)),
    ("swift/names", rows(NamesSyntax.keys)),
    ("origins/*", rows(OriginSyntax.keys)),
    ("origins/*/query", rows(OriginQuerySyntax.keys)),
    ("types/*", rows(TypeSyntax.keys)),
    ("conditions/*", rows(ConditionSyntax.keys)),
    ("gates/*", rows(GateSyntax.keys)),
    ("tabBar", rows(TabBarSyntax.keys)),
    ("tabBar/storage", rows(StorageSyntax.keys)),
    ("tabBar/customization", rows(CustomizationSyntax.keys)),
    ("tabBar/colors", rows(ColorsSyntax.keys)),
    ("tabs/*", rows(TabSyntax.keys)),
    ("tabs/*/placeholder", rows(PlaceholderSyntax.keys)),
    ("routes/*", rows(RouteSyntax.keys)),
    ("routes/*/links/-", rows(LinkSyntax.keys)),
    ("routes/*/links/-/otherwise", rows(OtherwiseRedirectSyntax.keys)),
    ("resolvedLinks/*", rows(ResolvedLinkSyntax.keys)),
    ("localization", rows(LocalizationSyntax.keys)),
    ("apple", rows(AppleSyntax.keys)),
  ]

  @Test("The fixtures of the rules use every key of a construct", arguments: Self.constructs.map(\.path))
  func keys(_ path: String) throws {
    let wanted = try #require(Self.constructs.first { $0.path == path }).keys
    let found = Set(Self.trees.flatMap { Self.keys(at: path.split(separator: "/")[...], in: $0.root) })
    #expect(wanted.map(\.name).filter { !found.contains($0) } == [])
  }

  @Test("The fixtures of the rules use every key of an included file")
  func fragments() {
    let fragments = Self.trees.filter { !SpecDecoder.isRoot($0) }
    let found = Set(fragments.flatMap { Self.keys(at: [], in: $0.root) })
    #expect(Self.rows(IncludedFileSyntax.keys).map(\.name).filter { !found.contains($0) } == [])
  }

  @Test("The coverage test has a key table for each construct in the language reference")
  func complete() {
    let tables = SpecReference.markdown.matches(of: /\n## .*\n\n\| key \|/).count
    // The reference has one additional table for included files.
    #expect(tables == Self.constructs.count + 1)
  }

  private static let trees: [YAMLTree] = TestFiles.folders(in: TestFiles.fixtures("Rules")).flatMap { folder in
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".nav.yaml") }.compactMap { path in
      let bytes = (try? Data(contentsOf: folder.appendingPathComponent(path))).map { Array($0) } ?? []
      return YAMLLoader.load(SourceFile(path: path, bytes: bytes), index: 0).tree
    }
  }

  static func rows<Construct>(_ table: KeyTable<Construct>) -> [Row] {
    table.keys.map { Row(name: "\($0.name)", changes: $0.changes) }
  }

  private static func keys(at path: ArraySlice<Substring>, in node: YAMLNode) -> [String] {
    var keys: [String] = []
    guard let step = path.first else {
      guard node.kind == .mapping else { return [] }
      node.forEachPair { key, _ in keys.append(key.text.string) }
      return keys
    }
    if step == "-", node.kind == .sequence {
      node.forEachElement { keys += Self.keys(at: path.dropFirst(), in: $0) }
    } else if step == "-" {
      keys = Self.keys(at: path.dropFirst(), in: node)
    } else if node.kind == .mapping {
      node.forEachPair { key, value in
        if step == "*" || key.text.string == step { keys += Self.keys(at: path.dropFirst(), in: value) }
      }
    }
    return keys
  }
}
