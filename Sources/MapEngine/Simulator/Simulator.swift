import LinkResolving

package struct Simulator {
  private let loaded: LoadedSpec
  private var runner: CommandRunner<SimulatedSpec>

  /// `nil` for a spec that cannot run: with errors, or of a module.
  package init?(_ spec: PublishedSpec) {
    guard let loaded = LoadedSpec.load(spec) else { return nil }
    self.loaded = loaded
    runner = loaded.run { CommandRunner(loaded.screenRules) }
  }

  package mutating func perform(_ command: String) -> String { loaded.run { runner.perform(command) } }
}
