import WaymarkTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

exit(WaymarkCommandLine.run(Array(CommandLine.arguments.dropFirst())))
