import Foundation

exit(WaymarkCommandLine.run(Array(CommandLine.arguments.dropFirst()), .process).rawValue)
