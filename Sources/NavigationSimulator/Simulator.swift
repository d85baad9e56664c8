import SimulationFormat

/// A simulation of an app's navigation, which follows the description of a spec.
///
/// The simulator carries out commands with the rules that also an app's navigator follows. A command is one line of
/// text. The name of a command precedes its arguments, and a space or a plus sign separates them:
///
/// | command | effect |
/// |---|---|
/// | `state` | returns the state |
/// | `reset` | returns to the first launch |
/// | `select TAB`, `tap TAB` | selects a tab, with code or as the user does |
/// | `push SCREEN [WINDOW]`, `replace SCREEN [WINDOW]` | shows a screen on the visible stack, or in a window |
/// | `pop [WINDOW]`, `popTo SCREEN [WINDOW]`, `popToRoot [WINDOW]` | removes screens from a stack |
/// | `present SCREEN`, `sheet SCREEN`, `cover SCREEN` | presents a sheet or cover |
/// | `dismiss`, `dismissTo SCREEN`, `dismissAll` | dismisses sheets and covers |
/// | `swipe` | dismisses the topmost sheet as the user does |
/// | `window SCREEN`, `closeWindow SCREEN` | opens or closes a window |
/// | `open URL` | opens a link; the URL is the rest of the line |
/// | `resolve`, `resolve TAB`, `resolve SCREEN` | answers the link that the app resolves: nowhere, or a destination |
/// | `resolved`, `cancelResolving` | the app has handled the link itself, or stops |
/// | `discardLink`, `discardCommand` | drops what waits for a condition |
/// | `condition NAME true`, `condition NAME false` | changes a condition |
/// | `hideTab TAB`, `showTab TAB`, `moveTab TAB POSITION`, `resetTabBar` | changes the tab bar |
/// | `ask SCREEN`, `finish SCREEN` | shows a screen that returns a value, or returns the value |
///
/// A screen has the form `name?parameter=value&parameter=value`, and its names and values are percent-encoded.
package struct Simulator {
  private let spec: LoadedSpec
  private var runner: CommandRunner<SimulatedSpec>

  /// Loads the description of a spec, or returns `nil` if the description is damaged.
  package init?(_ description: [UInt8]) {
    guard let spec = LoadedSpec.load(description) else { return nil }
    self.spec = spec
    runner = CommandRunner(spec.screenRules)
  }

  /// Runs a command.
  ///
  /// - Parameter command: The command. An unknown or malformed command has the outcome `invalid`, and no effect.
  /// - Returns: The outcome, the events, and the new state as JSON.
  package mutating func perform(_ command: String) -> String {
    LoadedSpec.current = spec
    return runner.perform(command)
  }
}
