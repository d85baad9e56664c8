import WaymarkDiagnostics

/// A problem on the way to a site. The problem may disappear without a change of the site.
enum SiteError: Error, Equatable {
  case unknownHost
  /// No program accepts connections at the address of the host, or a firewall rejects the connection.
  case unreachable
  /// The answer was not complete after ``SiteRequest/longestDuration`` seconds.
  case slow(bytes: Int)
  case interrupted(bytes: Int)
  case missingProgram
  case other(String)
}

extension SiteError {
  func message(url: String, host: String, port: Int) -> String {
    switch self {
    case .unknownHost:
      "cannot find `\(host)`, because DNS has no address for this name; check the spelling, the DNS records of the "
        + "site, and the network of this machine"
    case .unreachable:
      "cannot connect to port \(port) of `\(host)`; check that the site is online, and that no firewall rejects the "
        + "connection"
    case .slow(bytes: 0):
      "cannot fetch \(url), because the site sent no part of the file within \(SiteRequest.longestDuration) seconds; "
        + "check that the site is online, and that no firewall drops the connection"
    case .slow(let bytes):
      "cannot fetch \(url), because the site sent only \(counted(bytes, "byte")) within "
        + "\(SiteRequest.longestDuration) seconds; find out why the site is slow, and try again"
    case .interrupted(bytes: 0):
      "cannot fetch \(url), because the connection ended without an answer; try again, and check the log of the server"
    case .interrupted(let bytes):
      "cannot fetch \(url), because the connection ended after \(counted(bytes, "byte")), before the answer was complete; "
        + "try again, and check the log of the server"
    case .missingProgram:
      "`--live` requires curl, which is not in PATH; install curl, for example with `apt-get install curl`, or "
        + "download the file, and compare the copy with `--check`"
    case .other(let reason):
      "cannot fetch \(url): \(reason); for the details, run `curl --verbose \(url)`"
    }
  }
}
