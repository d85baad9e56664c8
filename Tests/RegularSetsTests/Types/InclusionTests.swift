import RegularSets
import Testing

@Suite("The language's types")
struct InclusionTests {
  static let types: [(name: String, set: RegularSet)] = [
    ("Bool", .bool), ("Date", .date), ("Double", .double), ("Int", .int), ("Slug", .slug), ("String", .anyText),
    ("UInt", .uint), ("UUID", .uuid),
  ]

  @Test("A built-in type is a subset of another type exactly as the language defines")
  func inclusions() throws {
    var found: Set<String> = []
    for inner in Self.types {
      for outer in Self.types where inner.name != outer.name {
        if try inner.set.isSubset(of: outer.set) { found.insert("\(inner.name) in \(outer.name)") }
      }
    }
    let expected: Set<String> = [
      "UInt in Int", "UInt in Double", "Int in Double", "UInt in Slug", "Int in Slug", "UUID in Slug", "Date in Slug",
      "Bool in Slug",
    ]
    #expect(found == expected.union(Self.types.map(\.name).filter { $0 != "String" }.map { "\($0) in String" }))
  }

  @Test("Two overlapping built-in types have a common text")
  func overlaps() throws {
    var found: Set<String> = []
    for (place, first) in Self.types.enumerated() {
      for second in Self.types[(place + 1)...] where try !first.set.isDisjoint(with: second.set) {
        let text = try #require(try first.set.intersection(second.set).shortestText)
        #expect(first.set.contains(text) && second.set.contains(text))
        found.insert("\(first.name) \(second.name)")
      }
    }
    #expect(!found.contains("Date Double") && !found.contains("Date UUID") && !found.contains("Bool Int"))
    #expect(found.contains("Double Slug") && found.contains("Slug String") && found.contains("Int UInt"))
  }

  @Test(
    "Each sample text belongs to exactly the expected built-in types",
    arguments: [
      ("true", ["Bool", "Slug"]), ("True", ["Slug"]), ("truefalse", ["Slug"]), ("", []), ("a b", []),
      ("a_-9", ["Slug"]),
      ("é", []), ("12345678-9abc-DEF0-1234-56789abcdef0", ["Slug", "UUID"]),
      ("12345678-9abc-DEF0-1234-56789abcdef", ["Slug"]), ("12345678-9abc-DEF0-1234-56789abcdefg", ["Slug"]),
      ("1.5", ["Double"]), ("1.", []), (".5", []), ("--1", ["Slug"]), ("1e5", ["Slug"]),
    ])
  func texts(_ text: String, _ names: [String]) {
    let found = Self.types.filter { $0.set.contains(text) }.map(\.name)
    #expect(found == (names + (text.isEmpty ? [] : ["String"])).sorted())
  }
}
