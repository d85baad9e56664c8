// The replacement for AIQ's handwritten code, as shown in Docs/MigratingAIQ.md.

import AIQ

typealias TabDestination = AIQNavigation.TabDestination

typealias Route = AIQNavigation.Route

func screenName(of route: Route) -> String {
  switch route {
  case .registration: "Registration"
  case .testTaking(let sessionId): sessionId.map { "Test \($0)" } ?? "New test"
  case .testResults(let result, let isFirstTest): "Results of \(result.id)" + (isFirstTest ? ", the first" : "")
  case .testDetail(let result, _): "Result \(result.id)"
  case .notificationSettings: "Notifications"
  case .help: "Help"
  case .feedback: "Feedback"
  }
}

@MainActor
func navigator(
  storage: any NavigationStorage, log: @escaping (NavigationEvent<AIQNavigation>) -> Void,
  result: @escaping @MainActor (Int) async throws -> TestResult
) -> Navigator<AIQNavigation> {
  Navigator(storage: storage, onEvent: log) { link, _ in
    switch link {
    case .openResults(let id): .landing(Landing(stack: [.testDetail(result: try await result(id))]))
    }
  }
}

@MainActor
func signedIn(_ navigator: Navigator<AIQNavigation>) {
  navigator.set(.signedIn, to: true)
}

@MainActor
func signedOut(_ navigator: Navigator<AIQNavigation>) {
  navigator.set(.signedIn, to: false)
}
