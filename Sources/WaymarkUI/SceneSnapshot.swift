import Foundation
import WaymarkNavigation

/// The saved state of a scene, and the account to which the state belongs.
private struct SceneSnapshot: Codable {
  let account: String?
  let state: Data
}

extension Navigator {
  func sceneSnapshot() -> Data? {
    try? PropertyListEncoder().encode(SceneSnapshot(account: account, state: snapshot()))
  }

  /// `nil` if the state belongs to another account.
  func ownState(in scene: Data) -> Data? {
    guard let saved = try? PropertyListDecoder().decode(SceneSnapshot.self, from: scene), saved.account == account
    else {
      return nil
    }
    return saved.state
  }
}
