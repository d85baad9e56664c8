import LinkResolving
import SpecText

// The functions that the page calls. Memory belongs to the caller until the next call of `waymark_answer`.
#if arch(wasm32)
  /// The page has the address, and never frees the engine.
  private final class Handle {
    var engine: MapEngine
    var answer: [UInt8] = []

    init(_ engine: MapEngine) { self.engine = engine }

    static func at(_ address: UnsafeMutableRawPointer) -> Handle {
      Unmanaged<Handle>.fromOpaque(address).takeUnretainedValue()
    }
  }

  /// Reserves memory for a text from the page.
  ///
  /// - Parameter count: The number of bytes.
  /// - Returns: The memory, which ``openSpec(_:_:)`` or ``answerQuestion(_:_:_:)`` frees.
  @_cdecl("waymark_allocate") public func allocateMemory(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutablePointer<UInt8>.allocate(capacity: Int(max(count, 1)))
  }

  /// Creates an engine from the bytes of a spec.
  ///
  /// - Returns: The address of the engine, or 0 if the bytes are damaged.
  @_cdecl("waymark_open")
  public func openSpec(_ data: UnsafeMutablePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
    let engine = MapEngine(Array(UnsafeBufferPointer(start: data, count: Int(count))))
    data.deallocate()
    return engine.map { Unmanaged.passRetained(Handle($0)).toOpaque() }
  }

  /// Answers a question.
  ///
  /// - Returns: The number of bytes of the answer, which ``answerText(_:)`` returns.
  @_cdecl("waymark_answer") public func answerQuestion(
    _ engine: UnsafeMutableRawPointer, _ question: UnsafeMutablePointer<UInt8>, _ count: Int32
  ) -> Int32 {
    let handle = Handle.at(engine)
    let text = String(decoding: UnsafeBufferPointer(start: question, count: Int(count)), as: UTF8.self)
    question.deallocate()
    handle.answer = Array(handle.engine.answer(text).utf8)
    return Int32(handle.answer.count)
  }

  /// Returns the last answer in UTF-8. The next call of ``answerQuestion(_:_:_:)`` overwrites the answer.
  @_cdecl("waymark_text") public func answerText(_ engine: UnsafeMutableRawPointer) -> UnsafePointer<UInt8> {
    Handle.at(engine).answer.withUnsafeBufferPointer { $0.baseAddress! }
  }
#endif

struct CopiedTexts {
  private let resolved: ResolvedURL
  private let spec: PublishedSpec

  init(_ resolved: ResolvedURL, of spec: PublishedSpec) {
    self.resolved = resolved
    self.spec = spec
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
        "  let navigator = \(recorder).navigator",
      ] + expectation.map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  private var namespace: String { spec.namespace }

  /// All conditions are true, so that no link waits, except that of the gate whose screen the link opens.
  private var recorder: String {
    let all = "Set(\(namespace).Condition.allCases)"
    let conditions = spec.conditions.isEmpty ? "" : "conditions: \(all)" + (gate.map { ".subtracting([.\($0)])" } ?? "")
    let resolver = spec.resolvedLinks.isEmpty ? "" : " { _, _ in .done }"
    let arguments = conditions.isEmpty && !resolver.isEmpty ? "" : "(\(conditions))"
    return "NavigationRecorder<\(namespace)>\(arguments)\(resolver)"
  }

  private var gate: String? {
    guard case .landed(let landing) = resolved.outcome, let name = landing.path.gates.first else { return nil }
    return spec.gates.first { spec.routes[$0.route].declaration.name == name }.map {
      spec.conditions[$0.condition].name
    }
  }

  private var literal: String { resolved.url.debugDescription }
}

extension LandingPath {
  fileprivate var screenName: String { modals.last.map { $0.stack.last ?? $0.name } ?? stack.last ?? tab ?? "" }
}
