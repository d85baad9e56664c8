#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension XcodeSpecs {
    /// Returns the target that a test target tests: the only non-test target of the project with a spec.
    ///
    /// Xcode doesn't expose the dependencies of a target to plugins.
    func testedTarget(for tests: XcodeTarget) throws -> XcodeTarget {
      let tested = project.targets.filter { !specs(of: $0).isEmpty && !$0.isTest }
      guard let target = tested.first else {
        throw SetupError("no target of the project has a file NAME.nav.yaml for \(tests.displayName) to test; add one")
      }
      guard tested.count == 1 else {
        throw SetupError(
          "\(tests.displayName) could be for \(tested.map(\.displayName).joined(separator: ", ")), and Xcode does not say for "
            + "which; put the specs into packages of their own, or write the tests with waymark generate --tests")
      }
      return target
    }
  }

  extension XcodeTarget {
    fileprivate var isTest: Bool {
      switch product?.kind {
      case .application, .executable, .framework, .library: false
      default: true
      }
    }

    /// The name of the target's module.
    var moduleName: String {
      String((product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }
#endif
