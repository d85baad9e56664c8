/// The schemes and the hosts of several intent filters.
///
/// An app checks for known origins once for all filters, because each check needs time for all origins of the app.
struct ImportedOrigins {
  private(set) var schemes: [Located<String>] = []
  private(set) var hosts: [Located<ImportedHost>] = []

  /// Adds the origins of a filter.
  mutating func add(_ patterns: IntentFilter.Patterns) {
    schemes += patterns.schemes
    hosts += patterns.hosts
  }
}

extension ImportedApp {
  /// Adds the origins that the app does not have.
  mutating func add(_ origins: ImportedOrigins) {
    add(schemes: origins.schemes)
    add(hosts: origins.hosts)
  }
}
