import LinkResolving

/// A simulation of an app's navigation, with the rules that also an app's navigator follows.
package struct Simulator {
  private let loaded: LoadedSpec
  private var runner: CommandRunner<SimulatedSpec>

  /// Loads a spec. The result is `nil` if the spec cannot run, because it has errors, or is the spec of a module.
  package init?(_ spec: PublishedSpec) {
    guard let loaded = LoadedSpec.load(spec) else { return nil }
    self.loaded = loaded
    runner = loaded.run { CommandRunner(loaded.screenRules) }
  }

  package mutating func perform(_ command: String) -> String {
    loaded.run { runner.perform(command) }
  }
}
