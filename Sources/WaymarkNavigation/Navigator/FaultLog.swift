#if canImport(os)
  import os
#else
  import Foundation
#endif

/// Logs a mistake of the app as a fault. On systems without unified logging, the message goes to standard error.
func logFault(_ message: String) {
  #if canImport(os)
    Logger(subsystem: "Waymark", category: "Navigation").fault("\(message, privacy: .public)")
  #else
    FileHandle.standardError.write(Data("fault: \(message)\n".utf8))
  #endif
}
