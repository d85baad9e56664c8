#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension XcodeProject {
    /// The target whose spec tests are for: the one of the project that has a spec and is no test itself. Xcode does not tell
    /// plugins which targets a target depends on.
    func testedTarget(for tests: XcodeTarget) throws -> XcodeTarget {
      let tested = targets.filter { !$0.inputFiles.specs.isEmpty && !$0.isTest }
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

    /// What an `import` of the target says.
    var moduleName: String {
      String((product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }
#endif
