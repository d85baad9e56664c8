// A simulation of UIKit's navigation. The public signatures match UIKit, and the behavior covers the parts that
// integration code depends on. The simulation is type-checked for iOS and runs on Linux, where tests decide when
// transitions end.
//
// The simulation records a violation if UIKit would raise an exception, log a refusal, or behave in an undefined way.
// Additional APIs are named Simulated… or UIKitSimulator and require `@_spi(Simulator) import UIKit`.
//
// Objective-C features cannot be expressed. Optional protocol requirements have default implementations, and a selector
// is a name.
@_exported import Foundation

#if canImport(_FoundationExtras)
  @_exported import _FoundationExtras
#endif
