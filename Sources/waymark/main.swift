import Foundation
import WaymarkCLI

exit(WaymarkCommandLine.run(Array(CommandLine.arguments.dropFirst())))
