import Testing

@testable import WaymarkNavigation

/// Tests of metadata with declarations in the form of generated code.
@Suite("Metadata")
struct MetadataTests {
  enum Team: String, CaseIterable, Sendable {
    case growth, none
  }

  struct Metadata: NavigationMetadata {
    let owner: Team
    let label: String
    let analytics: String?
    let priority: Int
    let rank: Int?
    let weight: Double
    let isBeta: Bool
    let backup: Team?

    init(_ values: _MetadataValues) {
      owner = values.enumeration("owner")
      label = values.string("label")
      analytics = values.optionalString("analytics")
      priority = values.optionalInt("priority") ?? 1
      rank = values.optionalInt("rank")
      weight = values.optionalDouble("weight") ?? 0.5
      isBeta = values.optionalBool("isBeta") ?? false
      backup = values.optionalEnumeration("backup")
    }
  }

  enum Screen: NavigationScreen {
    case plain
    case full(id: Int)

    var metadata: Metadata { .init(_metadata) }

    static var _cases: StaticString {
      """
      plain\t\t\tmeta.owner=none\tmeta.label=a=b, "c"
      full\tid:Int\t\tmeta.owner=growth\tmeta.label=L\tmeta.analytics=meta.owner\tmeta.priority=-7\tmeta.rank=0\tmeta.weight=1e-3\tmeta.isBeta=true\tmeta.backup=none
      """
    }

    static var _accessibilityIDs: StaticString {
      """
      screen.plain\tmeta=a

      """
    }

    var _parts: _CaseParts {
      switch self {
      case .plain: .init(0, [])
      case .full(let id): .init(1, [.int(Int64(id))])
      }
    }

    static func _make(checked parts: inout _CaseReader) -> Self {
      parts.index == 0 ? .plain : .full(id: parts.int())
    }
  }

  @Test("The metadata of a screen has the values of the spec")
  func values() {
    let metadata = Screen.full(id: 1).metadata
    #expect(metadata.owner == .growth)
    #expect(metadata.label == "L")
    #expect(metadata.analytics == "meta.owner")
    #expect(metadata.priority == -7)
    #expect(metadata.rank == 0)
    #expect(metadata.weight == 0.001)
    #expect(metadata.isBeta)
    #expect(metadata.backup == Team.none)
  }

  @Test("Metadata keys without a value in the spec have their default value or nil")
  func defaults() {
    let metadata = Screen.plain.metadata
    #expect(metadata.owner == .none)
    #expect(metadata.label == #"a=b, "c""#)
    #expect(metadata.analytics == nil)
    #expect(metadata.priority == 1)
    #expect(metadata.rank == nil)
    #expect(metadata.weight == 0.5)
    #expect(!metadata.isBeta)
    #expect(metadata.backup == nil)
  }

  @Test("The metadata of a screen does not depend on the arguments of the screen")
  func arguments() {
    #expect(Screen.full(id: 1).metadata == Screen.full(id: 2).metadata)
    #expect(Screen.full(id: 1).metadata != Screen.plain.metadata)
    #expect(Screen.plain.elementIDs == ["meta": "a"])
  }

  @Test("The metadata of a spec without metadata keys is nil")
  func never() {
    let metadata: Never? = SampleNavigation.Metadata(SampleNavigation.Route.nowhere._metadata)
    #expect(metadata == nil)
    #expect(NavigationEvent<SampleNavigation>.pushed(.nowhere, in: .tab(.home)).metadata == nil)
    #expect(NavigationState<SampleNavigation>().screenMetadata == nil)
  }
}
