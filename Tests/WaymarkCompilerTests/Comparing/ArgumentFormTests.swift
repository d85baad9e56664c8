import Foundation
import SpecText
import Testing

@testable import WaymarkCompiler
@testable import WaymarkNavigation

/// Tests that the predictions of the comparison about saved arguments match the run time.
@Suite("Arguments that are kept")
struct ArgumentFormTests {
  private static let id = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
  private static let otherID = "3F2504E0-4F89-11D3-9A0C-0305E82C3301"

  /// The types of parameters with sample values.
  ///
  /// Some values are also valid for other types.
  private static let samples: [(type: String, values: [Argument])] = [
    ("String", ["grid", "x", "2024-02-29", id, ""].map { .string($0) }),
    ("Int", [-3, 0, 7].map { .int($0) }),
    ("UInt", [0, 7, UInt64.max].map { .uint($0) }),
    ("Double", [1, -2.5, 7].map { .double($0) }),
    ("Bool", [.bool(true), .bool(false)]),
    ("UUID", [.uuid(UUID(uuidString: id)!), .uuid(UUID(uuidString: otherID)!)]),
    ("Date", [CalendarDate("2024-02-29"), CalendarDate("1999-12-31")].compactMap(\.self).map { .date($0) }),
    (
      "URL", ["https://a.b/c", "grid", "2024-02-29", id].compactMap { URL(string: $0) }.map { .url($0) }
    ),
    ("Layout", ["grid", "list"].map { .string($0) }),
    ("Other", ["grid", "rows"].map { .string($0) }),
  ]

  private enum Layout: String { case grid, list }
  private enum Other: String { case grid, rows }

  fileprivate static func runtimeType(_ name: String) throws -> _ParameterType {
    switch name {
    case "Layout": .enumeration(Layout.self)
    case "Other": .enumeration(Other.self)
    default: try #require(.builtIn(name))
    }
  }

  /// The text before and after a type's name in a spec for each arity.
  private static let arities = [("", ""), ("", "?"), ("List<", ">")]

  private static func runtimeArity(_ number: Int) -> CaseParameter.Arity { [.one, .optional, .list][number] }

  private static func name(_ type: String, _ arity: Int) -> String { arities[arity].0 + type + arities[arity].1 }

  private struct Written: Encodable {
    let type: _ParameterType
    let arity: CaseParameter.Arity
    let argument: Argument

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer() as any UnkeyedEncodingContainer
      try type.encode(argument, as: arity, to: &container)
    }
  }

  private struct Read: Decodable {
    static let key = CodingUserInfoKey(rawValue: "type")!

    init(from decoder: any Decoder) throws {
      let (name, number) = try #require(decoder.userInfo[Self.key] as? (String, Int))
      let (type, arity) = (try ArgumentFormTests.runtimeType(name), ArgumentFormTests.runtimeArity(number))
      var container = try decoder.unkeyedContainer() as any UnkeyedDecodingContainer
      let argument = try type.decode(as: arity, from: &container)
      guard type.accepts(argument, as: arity) else { throw CocoaError(.coderInvalidValue) }
    }
  }

  /// Returns the forms of all types and arities by their names in a spec.
  private func forms() throws -> [String: ArgumentForm] {
    let types = Self.samples.flatMap { sample in Self.arities.indices.map { Self.name(sample.type, $0) } }
    let parameters = types.enumerated().map { "p\($0): \($1)" }.joined(separator: ", ")
    let compilation = ComparedSpec.compile(
      """
      waymark: 1
      app: Shop
      types: { Layout: { values: [grid, list] }, Other: { values: [grid, rows] } }
      tabs: { home: { title: Home, icon: house } }
      routes: { all: { params: { \(parameters) } } }
      """)
    let model = try #require(compilation.model, "\(compilation.diagnostics.map(\.message))")
    return Dictionary(
      uniqueKeysWithValues: zip(types, model.routes[0].parameters).map { ($0, ArgumentForm($1, model)) })
  }

  @Test("The comparison of versions predicts correctly which saved arguments another type can decode")
  func reading() throws {
    let forms = try forms()
    var tally: [ArgumentForm.Reading: Int] = [:]
    for old in Self.samples {
      for oldArity in Self.arities.indices {
        let values: [Argument] =
          switch Self.runtimeArity(oldArity) {
          case .one: old.values
          case .optional: old.values + [.none]
          case .list: old.values.map { .list([$0, $0]) } + [.list([])]
          }
        let data = try values.map {
          try JSONEncoder().encode(
            Written(type: Self.runtimeType(old.type), arity: Self.runtimeArity(oldArity), argument: $0))
        }
        for new in Self.samples {
          for newArity in Self.arities.indices {
            let decoder = JSONDecoder()
            decoder.userInfo[Read.key] = (new.type, newArity)
            let count = data.count { (try? decoder.decode(Read.self, from: $0)) != nil }
            let names = (Self.name(old.type, oldArity), Self.name(new.type, newArity))
            let (former, present) = (try #require(forms[names.0]), try #require(forms[names.1]))
            let reading = present.reading(former, isToldOfType: false)
            let expected: ArgumentForm.Reading = count == data.count ? .all : count == 0 ? .none : .some
            #expect(reading == expected, "\(names): \(count) of \(data.count)")
            tally[reading, default: 0] += 1
          }
        }
      }
    }
    #expect(tally.values.allSatisfy { $0 > 20 } && tally.count == 3)
  }
}
