// What takes the place of AIQ's hand-written code, as Docs/MigratingAIQ.md shows it.

import AIQ

typealias TabDestination = AIQNavigation.TabDestination

typealias Route = AIQNavigation.Route

func screenName(of route: Route) -> String {
  switch route {
  case .welcome: "Welcome"
  case .registration: "Registration"
  case .testTaking(let sessionId): sessionId.map { "Test \($0)" } ?? "New test"
  case .testResults(let result, let isFirstTest): "Results of \(result.id)" + (isFirstTest ? ", the first" : "")
  case .testDetail(let result, _): "Result \(result.id)"
  case .notificationSettings: "Notifications"
  case .help: "Help"
  case .feedback: "Feedback"
  }
}

func followed(_ url: String, isSignedIn: Bool) -> String {
  switch AIQNavigation.resolve(url) {
  case .landed(let landing) where landing.requires.contains(.signedIn) && !isSignedIn:
    "kept until somebody is signed in"
  case .landed(let landing):
    "\(landing)"
  case .app(.openResults(let id), let context):
    "\(context.tab?.name ?? "here") at its root, then result \(id) once it is fetched"
  case .redirected(let target):
    followed(target, isSignedIn: isSignedIn)
  case .unmatched:
    "no link of this app"
  case .refused(let refusal):
    "refused: \(refusal.explanation)"
  }
}
