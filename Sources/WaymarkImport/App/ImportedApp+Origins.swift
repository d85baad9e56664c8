import SpecText

extension ImportedApp {
  /// Adds the custom schemes that the app does not have, in lowercase.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of new schemes, and *m* is the number of schemes of the app.
  mutating func add(schemes new: [Located<String>]) {
    var known = Set(schemes.map(\.value))
    for scheme in new {
      let scheme = Located(scheme.value.lowercased(), at: scheme.span)
      if known.insert(scheme.value).inserted { schemes.append(scheme) }
    }
  }

  /// Adds hosts. If the app has a host, the function adds only the missing schemes of the host.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of new hosts, and *m* is the number of hosts of the app.
  mutating func add(hosts new: [Located<ImportedHost>]) {
    var places: [String: Int] = [:]
    for (index, host) in hosts.enumerated() { places[host.value.pattern] = index }
    for host in new {
      var host = host
      host.value.pattern = host.value.pattern.lowercased()
      if let index = places[host.value.pattern] {
        let missing = host.value.schemes.filter { !hosts[index].value.schemes.contains($0) }
        hosts[index].value.schemes += missing
      } else {
        places[host.value.pattern] = hosts.count
        hosts.append(host)
      }
    }
  }

  /// The index of the next file, which the spans of that file contain.
  var nextFile: Int { files.count }
}

extension String {
  /// A Boolean value that indicates whether the string is a URL scheme (RFC 3986, section 3.1).
  var isScheme: Bool {
    let isLetter = { (byte: UInt8) in 0x61...0x7A ~= byte | 0x20 }
    guard let first = utf8.first, isLetter(first) else { return false }
    return utf8.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || "+-.".utf8.contains($0) }
  }
}
