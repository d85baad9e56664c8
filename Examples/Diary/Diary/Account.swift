import Foundation
import WaymarkNavigation

/// The facts about the user that the app remembers.
enum Account {
  private static let keys: [DiaryNavigation.Condition: String] = [.onboarded: "isOnboarded", .signedIn: "isSignedIn"]

  /// The conditions that hold at launch.
  static var conditions: Set<DiaryNavigation.Condition> {
    Set(keys.filter { UserDefaults.standard.bool(forKey: $0.value) }.keys)
  }

  /// Remembers the fact, and opens or shows its gate.
  @MainActor static func set(_ condition: DiaryNavigation.Condition, to isTrue: Bool, _ app: Navigator<DiaryNavigation>)
  {
    UserDefaults.standard.set(isTrue, forKey: keys[condition] ?? "")
    app.set(condition, to: isTrue)
  }
}
