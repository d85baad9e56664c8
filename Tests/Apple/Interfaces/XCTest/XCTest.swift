// The parts of XCTest and XCUIAutomation that UI tests use. A test case is on no actor, and the types for elements on
// the screen are on the main actor. The file omits performance tests, interruption monitors, screenshots, pointers, and
// keys.

@_exported import Foundation

#if canImport(_FoundationExtras)
  @_exported import _FoundationExtras
#endif

open class XCTest: NSObject {}

open class XCTestCase: XCTest {
  public override init() { super.init() }
  open var continueAfterFailure = true
  open func setUp() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
  public func addTeardownBlock(_ block: @escaping () -> Void) {}
}

public func XCTAssert(
  _ e: @autoclosure () throws -> Bool, _ m: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTAssertTrue(
  _ e: @autoclosure () throws -> Bool, _ m: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTAssertFalse(
  _ e: @autoclosure () throws -> Bool, _ m: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTAssertEqual<T: Equatable>(
  _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T, _ m: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertNil(
  _ e: @autoclosure () throws -> Any?, _ m: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTAssertNotEqual<T: Equatable>(
  _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T, _ m: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertNotNil(
  _ e: @autoclosure () throws -> Any?, _ m: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) {}

public struct XCTSkip: Error {
  public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) {}
}

public func XCTFail(_ m: String = "", file: StaticString = #filePath, line: UInt = #line) {}

public func XCTUnwrap<T>(
  _ e: @autoclosure () throws -> T?, _ m: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) throws -> T { try e()! }

@MainActor public protocol XCUIElementAttributes {
  var identifier: String { get }
  var label: String { get }
  var title: String { get }
  var value: Any? { get }
  var isEnabled: Bool { get }
  var isSelected: Bool { get }
  var frame: CGRect { get }
  var elementType: XCUIElement.ElementType { get }
}

@MainActor public protocol XCUIElementTypeQueryProvider {
  var firstMatch: XCUIElement { get }
  var buttons: XCUIElementQuery { get }
  var tabBars: XCUIElementQuery { get }
  var tabs: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var staticTexts: XCUIElementQuery { get }
  var otherElements: XCUIElementQuery { get }
  var cells: XCUIElementQuery { get }
  var sheets: XCUIElementQuery { get }
  var tables: XCUIElementQuery { get }
  var collectionViews: XCUIElementQuery { get }
  var images: XCUIElementQuery { get }
  var textFields: XCUIElementQuery { get }
  var switches: XCUIElementQuery { get }
  var alerts: XCUIElementQuery { get }
  var scrollViews: XCUIElementQuery { get }
  var links: XCUIElementQuery { get }
}

extension XCUIElementTypeQueryProvider {
  public var buttons: XCUIElementQuery { .init() }
  public var tabBars: XCUIElementQuery { .init() }
  public var tabs: XCUIElementQuery { .init() }
  public var navigationBars: XCUIElementQuery { .init() }
  public var staticTexts: XCUIElementQuery { .init() }
  public var otherElements: XCUIElementQuery { .init() }
  public var cells: XCUIElementQuery { .init() }
  public var sheets: XCUIElementQuery { .init() }
  public var tables: XCUIElementQuery { .init() }
  public var collectionViews: XCUIElementQuery { .init() }
  public var images: XCUIElementQuery { .init() }
  public var textFields: XCUIElementQuery { .init() }
  public var switches: XCUIElementQuery { .init() }
  public var alerts: XCUIElementQuery { .init() }
  public var scrollViews: XCUIElementQuery { .init() }
  public var links: XCUIElementQuery { .init() }
}

@MainActor open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
  public enum ElementType: UInt, Sendable {
    case any = 0, other = 1, application = 2, button = 9, tabBar = 52, staticText = 48, navigationBar = 21, cell = 75,
      sheet = 5
  }
  public override init() { super.init() }
  public var identifier: String { "" }
  public var label: String { "" }
  public var title: String { "" }
  public var value: Any? { nil }
  public var isEnabled: Bool { true }
  public var isSelected: Bool { false }
  public var frame: CGRect { .zero }
  public var elementType: ElementType { .any }
  open var firstMatch: XCUIElement { self }
  open var exists: Bool { false }
  open var isHittable: Bool { false }
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { false }
  open func wait<V: Equatable>(for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval)
    -> Bool
  { false }
  open func tap() {}
  open func doubleTap() {}
  open func press(forDuration duration: TimeInterval) {}
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { .init() }
  open func swipeUp() {}
  open func swipeDown() {}
  open func swipeLeft() {}
  open func swipeRight() {}
  open func typeText(_ text: String) {}
  open func descendants(matching type: ElementType) -> XCUIElementQuery { .init() }
  open func children(matching type: ElementType) -> XCUIElementQuery { .init() }
}

@MainActor open class XCUICoordinate: NSObject {
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
  open func tap() {}
}
@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  public override init() { super.init() }
  open var element: XCUIElement { .init() }
  open var count: Int { 0 }
  open var firstMatch: XCUIElement { .init() }
  open func element(boundBy index: Int) -> XCUIElement { .init() }
  open func matching(identifier: String) -> XCUIElementQuery { self }
  open func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement { .init() }
  open subscript(key: String) -> XCUIElement { .init() }
  open var allElementsBoundByIndex: [XCUIElement] { [] }
}

@MainActor open class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }
  public override init() { super.init() }
  public init(bundleIdentifier: String) { super.init() }
  open func launch() {}
  open func activate() {}
  open func terminate() {}
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *) open func open(_ url: URL) {}
  open var launchArguments: [String] = []
  open var launchEnvironment: [String: String] = [:]
  open var state: State { .unknown }
  open func wait(for state: State, timeout: TimeInterval) -> Bool { false }
}
@MainActor open class XCUISystem: NSObject { open func open(_ url: URL) {} }

@MainActor open class XCUIDevice: NSObject {
  open class var shared: XCUIDevice { .init() }
  open var system: XCUISystem { .init() }
}
