/// A script with which a shell completes command lines, from the commands' own descriptions.
enum CompletionScript {
  static let shells = ["bash", "zsh", "fish"]

  /// The script for one of the shells.
  static func text(for shell: String) -> String {
    switch shell {
    case "zsh": ZshCompletion.script
    case "fish": FishCompletion.script
    default: BashCompletion.script
    }
  }
}
