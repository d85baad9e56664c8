// The navigation of AIQ stands in AIQ.nav.yaml; its Swift is generated when this target is built.

@_exported import WaymarkNavigation

/// A test that was taken, as the history lists it.
public struct TestResult: Codable, Sendable {
  /// The number that the server gave it.
  public let id: Int
  /// What came out of the test.
  public let iqScore: Int

  /// A result with its number.
  public init(id: Int, iqScore: Int) {
    self.id = id
    self.iqScore = iqScore
  }
}

/// What the server answers when a test is handed in.
public struct SubmittedTestResult: Codable, Sendable {
  /// The number that the server gave it.
  public let id: Int
  /// What came out of the test.
  public let iqScore: Int

  /// A result with its number.
  public init(id: Int, iqScore: Int) {
    self.id = id
    self.iqScore = iqScore
  }
}
