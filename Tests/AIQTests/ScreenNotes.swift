import AIQ

extension AIQNavigation.Route {
  /// The case in the notation of the facts on a stack, such as `testTaking(777)`.
  ///
  /// The switch has no `default`, so a new screen of the spec must be handled here.
  var note: String {
    switch self {
    case .registration: "registration"
    case .testTaking(let sessionId): "testTaking(\(sessionId.map(String.init) ?? "nil"))"
    case .testResults(let result, let isFirstTest): "testResults(\(result.id), \(isFirstTest))"
    case .testDetail(let result, let average): "testDetail(\(result.id), \(average.map(String.init) ?? "nil"))"
    case .notificationSettings: "notificationSettings"
    case .help: "help"
    case .feedback: "feedback"
    }
  }

  /// One sample of each case.
  static let samples: [Self] = [
    .registration, .testTaking(), .testResults(result: SubmittedTestResult(id: 1, iqScore: 100)),
    .testDetail(result: TestResult(id: 1, iqScore: 100), userAverage: nil), .notificationSettings, .help, .feedback,
  ]
}

extension AIQNavigation.TabDestination {
  /// The name of the tab in the facts.
  var note: String {
    switch self {
    case .dashboard: "dashboard"
    case .history: "history"
    case .settings: "settings"
    }
  }
}

extension LinkResolution<AIQNavigation> {
  /// The result that the app's handler returns for the same URL, in the names of the facts, or `nil` for no result.
  var note: (destination: String, params: [String: Int], tab: String?)? {
    switch self {
    case .app(.openResults(let id), let context): ("testResults", ["id": id], context.tab?.note)
    case .landed(let landing):
      switch landing.stack.last {
      case .testTaking(let sessionId?)?: ("resumeTest", ["sessionId": sessionId], landing.tab?.note)
      case nil: landing.tab.map { ($0.note, [:], $0.note) }
      case let other?: (other.note, [:], landing.tab?.note)
      }
    case .redirected, .unmatched, .rejected: nil
    }
  }

  var landing: Landing<AIQNavigation>? { if case .landed(let landing) = self { landing } else { nil } }

  var context: AppLinkContext<AIQNavigation>? { if case .app(_, let context) = self { context } else { nil } }
}
