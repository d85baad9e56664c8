/// The completion scripts for shells, generated from the descriptions of the commands.
enum CompletionScript {
  static let shells = ["bash", "zsh", "fish"]

  static func text(for shell: String) -> String {
    switch shell {
    case "zsh": ZshCompletion.script
    case "fish": FishCompletion.script
    default: BashCompletion.script
    }
  }
}
