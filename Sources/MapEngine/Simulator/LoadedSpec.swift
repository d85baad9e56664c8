import LinkResolving
import WaymarkLinks
import WaymarkNavigation

/// Immutable after it is loaded, except for a table that is computed once.
final class LoadedSpec: @unchecked Sendable {
  let spec: PublishedSpec
  let tabs: [SimulatedTab]
  let conditions: [SimulatedCondition]
  private let tables: [LoadedBytes]
  private let linkTable: LoadedBytes
  private let features: [LoadedBytes]
  private let types: [String: _ParameterType]
  private(set) var tabItems: [TabItem<SimulatedSpec>] = []
  /// The screen with which the user can make each condition true.
  private(set) var screens: [ShownScreen<SimulatedSpec>?] = []
  private(set) var gates: [GateRule<SimulatedSpec>] = []
  let screenRules: ScreenRules
  private(set) lazy var places = LoadedBytes(Array(spec.placeTable.utf8))

  // The requirements of `NavigationSpec` are static and cannot reach a value of a simulator, so `run(_:)` lends it.
  #if hasFeature(Embedded)
    // The page has one thread.
    nonisolated(unsafe) private(set) static var current = LoadedSpec(PublishedSpec())
  #else
    @TaskLocal static var current = LoadedSpec(PublishedSpec())
  #endif

  private init(_ spec: PublishedSpec) {
    self.spec = spec
    tabs = spec.tabs.indices.map { SimulatedTab(index: $0) }
    conditions = spec.conditions.indices.map { SimulatedCondition(index: $0) }
    let caseTables = spec.caseTables ?? PublishedSpec.CaseTables()
    tables = caseTables.tables.map { LoadedBytes($0.bytes) }
    linkTable = LoadedBytes(spec.linkTable)
    var features: [LoadedBytes] = []
    var types: [String: _ParameterType] = SimulatedTypes.builtIn
    for type in spec.types where types[type.name] == nil {
      switch type.texts {
      case .cases(let cases): types[type.name] = SimulatedTypes.enumeration(cases.map { $0.name })
      case .native: types[type.name] = SimulatedTypes.native
      // A table contains the primitive type.
      case .refinement: break
      }
    }
    for table in caseTables.features where types[table.name] == nil {
      let bytes = LoadedBytes(table.bytes)
      features.append(bytes)
      types[table.name] = _ParameterType(CaseReflection(CaseTable(bytes.text)) { LoadedSpec.current.type(named: $0) })
    }
    self.features = features
    self.types = types
    screenRules = ScreenRules(spec)
  }

  /// `nil` for a spec that cannot run: with errors, or of a module.
  static func load(_ spec: PublishedSpec) -> LoadedSpec? {
    guard spec.caseTables != nil, !spec.tabs.isEmpty, spec.linkTable.count >= LinkTableFormat.headerSize,
      spec.linkTable[0] == UInt8(ascii: "W"), spec.linkTable[1] == LinkTableFormat.version
    else { return nil }
    let loaded = LoadedSpec(spec)
    return loaded.run({ loaded.addScreens() }) ? loaded : nil
  }

  func run<Result>(_ body: () -> Result) -> Result {
    #if hasFeature(Embedded)
      let former = Self.current
      Self.current = self
      defer { Self.current = former }
      return body()
    #else
      return Self.$current.withValue(self, operation: body)
    #endif
  }

  /// Adds values that are cases of the loaded enums; `false` if there is no such case.
  private func addScreens() -> Bool {
    for condition in spec.conditions {
      guard let route = condition.screen.map({ spec.routes[$0] }) else {
        screens.append(nil)
        continue
      }
      let text = CommandScreen(name: route.declaration.name)
      if route.modalPresentation == .cover {
        guard case .found(let parts) = text.parts(in: SimulatedSpec.Cover.navigationCases, screenRules),
          let cover = SimulatedSpec.Cover(parts: parts)
        else { return false }
        screens.append(.cover(cover))
      } else {
        guard case .found(let parts) = text.parts(in: SimulatedSpec.Sheet.navigationCases, screenRules),
          let sheet = SimulatedSpec.Sheet(parts: parts)
        else { return false }
        screens.append(.sheet(sheet))
      }
    }
    for gate in spec.gates {
      let text = CommandScreen(name: spec.routes[gate.route].declaration.name)
      guard case .found(let parts) = text.parts(in: SimulatedSpec.Gate.navigationCases, screenRules),
        let screen = SimulatedSpec.Gate(parts: parts)
      else { return false }
      let condition = SimulatedCondition.allCases[gate.condition]
      gates.append(GateRule(condition, screen, resetsBehind: gate.resets))
    }
    for tab in spec.tabs {
      let name = tab.declaration.name
      var arguments: SimulatedSpec.TabArguments?
      if !tab.declaration.parameters.isEmpty {
        let cases = SimulatedSpec.TabArguments.navigationCases
        guard case .found(let parts) = CommandScreen(name: name).parts(in: cases, screenRules) else { return false }
        arguments = SimulatedSpec.TabArguments(parts: parts)
        if arguments == nil { return false }
      }
      let visibility: TabVisibility =
        switch tab.visibility {
        case .always: .always
        case .byDefault: .byDefault
        case .optional: .optional
        }
      tabItems.append(
        TabItem(
          name: name, title: .text(tab.declaration.title?.text ?? ""), icon: .symbol(tab.icon), accessibilityID: "",
          condition: tab.condition.map { SimulatedCondition(index: $0) }, visibility: visibility,
          fallback: tab.fallback.map { SimulatedTab(index: $0) }, arguments: arguments))
    }
    return true
  }

  func table(_ kind: PublishedSpec.CaseTables.Kind) -> StaticString { tables[kind.rawValue].text }
  var linkTableText: StaticString { linkTable.text }
  func type(named name: String) -> _ParameterType? { types[name] }

  var tabBar: TabBarPolicy<SimulatedTab> {
    TabBarPolicy(
      initial: SimulatedTab(index: spec.tabBar.initial), retap: spec.tabBar.retapPops ? .popToRoot : .nothing,
      customization: spec.tabBar.customization.map { customization in
        .init(
          minimum: customization.minimum, allowsReordering: customization.allowsReordering,
          resetSelects: customization.resetSelects.map { SimulatedTab(index: $0) })
      })
  }
}

/// Generated protocols use `StaticString` for tables, which are literals. A loaded spec has them in allocated memory.
final class LoadedBytes {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  /// Valid only as long as this object exists.
  let text: StaticString

  init(_ bytes: [UInt8]) {
    // The table reader loads four bytes at a time, and a pointer must not be null.
    memory = .allocate(capacity: bytes.count + 4)
    _ = memory.initialize(from: bytes + [0, 0, 0, 0])
    text = Self.text(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[..<bytes.count]))
  }

  deinit { memory.deallocate() }

  /// The standard library has no such initializer. A static string is an address, a length, and flags, which are 0
  /// unless it is a single Unicode scalar or known to be ASCII.
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> StaticString {
    struct Parts {
      let start: UInt
      let count: UInt
      let flags: UInt8
    }
    let parts = Parts(start: UInt(bitPattern: bytes.baseAddress), count: UInt(bytes.count), flags: 0)
    let text = unsafeBitCast(parts, to: StaticString.self)
    precondition(
      text.hasPointerRepresentation && text.utf8Start == bytes.baseAddress && text.utf8CodeUnitCount == bytes.count,
      "the standard library has another layout of static strings")
    return text
  }
}

/// The built-in types accept 64-bit integers on every platform, and don't depend on Foundation.
enum SimulatedTypes {
  static var builtIn: [String: _ParameterType] {
    [
      "String": _ParameterType { if case .string = $0 { true } else { false } },
      "Int": _ParameterType { if case .int = $0 { true } else { false } },
      "UInt": _ParameterType { if case .uint = $0 { true } else { false } },
      "Double": _ParameterType { if case .double = $0 { true } else { false } },
      "Bool": _ParameterType { if case .bool = $0 { true } else { false } },
      "Date": _ParameterType { if case .date = $0 { true } else { false } },
      "UUID": _ParameterType { if case .uuid = $0 { true } else { false } },
      "URL": _ParameterType { if case .url = $0 { true } else { false } },
    ]
  }

  static func enumeration(_ cases: [String]) -> _ParameterType {
    _ParameterType(text: { _ParameterType.enumerationText($0) }) {
      if case .string(let name) = $0 { cases.contains(name) } else { false }
    }
  }

  /// A type of the app. The simulator represents a value as a text.
  static var native: _ParameterType {
    var type = _ParameterType(text: { if case .string(let text) = $0 { text } else { "" } }) {
      if case .string = $0 { true } else { false }
    }
    type.isNative = true
    return type
  }
}

package struct Simulator {
  let loaded: LoadedSpec
  private var runner: CommandRunner<SimulatedSpec>

  /// `nil` for a spec that cannot run: with errors, or of a module.
  package init?(_ spec: PublishedSpec) {
    guard let loaded = LoadedSpec.load(spec) else { return nil }
    self.loaded = loaded
    runner = loaded.run { CommandRunner(loaded.screenRules) }
  }

  package mutating func perform(_ command: String) -> String { loaded.run { runner.perform(command) } }
}
