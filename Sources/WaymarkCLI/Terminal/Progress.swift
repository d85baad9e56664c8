import Dispatch
import WaymarkDiagnostics

extension Console {
  /// If the closure takes more than a second, the function shows a progress message on a terminal.
  func showingProgress<Result>(_ what: String, _ work: () throws -> Result) rethrows -> Result {
    guard errorIsTerminal else { return try work() }
    let deadline = DispatchTime.now() + 1
    let notice = DispatchWorkItem { Console.write("\(PrintableText.of(what)) …", to: 2) }
    DispatchQueue.global().asyncAfter(deadline: deadline, execute: notice)
    defer {
      notice.cancel()
      if DispatchTime.now() >= deadline {
        notice.wait()
        // Returns to the start of the line and erases the line (ECMA-48 EL).
        writeError("\r\u{1B}[K")
      }
    }
    return try work()
  }
}
