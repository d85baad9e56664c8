// UIKit as far as navigation touches it: the public signatures, and behind them the behaviour that decides whether
// glue works. It is type-checked for iOS, and it runs on Linux, where transitions take as long as a test wants
// them to.
//
// Where UIKit would raise an exception, refuse with a line in the log, or do what nobody can rely on, a violation is recorded.
// What is not UIKit's is called Simulated… or UIKitSimulator and wants `@_spi(Simulator) import UIKit`.
//
// Objective-C cannot be expressed: optional requirements of protocols have defaults here, and a selector is a name.
@_exported import Foundation

#if canImport(_FoundationExtras)
  @_exported import _FoundationExtras
#endif
