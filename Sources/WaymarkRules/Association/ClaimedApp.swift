import AppleFormats
import WaymarkLinks
import WaymarkModel

/// The entries of an association file for one app of the spec.
struct ClaimedApp {
  let file: AssociationFile
  private let matcher: AssociationMatcher
  /// The number of characters compared so far.
  private var comparisons = 0
  /// The maximum number of characters to compare. In a debug build, comparing this number of characters takes a few
  /// seconds.
  private static let mostComparisons = 200_000_000

  private init(_ file: AssociationFile) {
    self.file = file
    matcher = AssociationMatcher(file)
  }

  /// Returns the apps of the spec that have entries in an association file. If the spec has no app IDs, the result
  /// contains all apps of the file.
  ///
  /// If several apps have the same entries in the file, the result contains only the first of these apps.
  static func all(in file: AssociationFile, of model: NavigationModel) -> [ClaimedApp] {
    let named = model.spec.root.apple?.appIDs.map(\.string) ?? []
    var seen: Set<[Int]> = []
    return (named.isEmpty ? file.details.flatMap(\.appIDs) : named).compactMap { appID in
      let own = file.details.indices.filter { file.details[$0].appIDs.contains(appID) }
      guard !own.isEmpty, seen.insert(own).inserted else { return nil }
      var part = file
      part.details = own.map { file.details[$0] }
      return ClaimedApp(part)
    }
  }

  /// Returns one value that contains all entries of a generated association file.
  static func claims(_ file: AssociationFile) -> ClaimedApp { ClaimedApp(file) }

  /// Returns the component that excludes a URL, or `nil` if no component excludes the URL.
  func excluding(_ url: String) -> AssociationFile.Component? {
    guard case .excluded(let place) = matcher.decision(url) else { return nil }
    return file.details[place.details].components[place.component]
  }

  /// A Boolean value that indicates whether the number of compared characters exceeds the limit. After the limit is
  /// exceeded, no further URL is checked.
  var isSpent: Bool { comparisons > Self.mostComparisons }

  /// Returns whether a URL opens the browser instead of the app. The result is `false` if the outcome is unknown.
  mutating func leaves(_ url: String) -> Bool {
    guard !isSpent else { return false }
    switch matcher.decision(url, comparisons: &comparisons) {
    case .excluded, .unclaimed: return true
    case .opensApp, .unknown: return false
    }
  }

  /// Returns the component that claims a URL, or `nil` if no component claims the URL.
  mutating func claiming(_ url: String) -> AssociationFile.Component? {
    guard !isSpent, case .opensApp(let place) = matcher.decision(url, comparisons: &comparisons) else { return nil }
    return file.details[place.details].components[place.component]
  }

  var search: ClaimSearch { ClaimSearch(file, file.details) }

  /// Returns whether this file and another file have equal components, variables, and options. Comments are ignored.
  func saysTheSame(as other: AssociationFile) -> Bool {
    Self.components(file) == Self.components(other) && file.substitutionVariables == other.substitutionVariables
      && file.defaults == other.defaults && file.details.map(\.defaults) == other.details.map(\.defaults)
  }

  private static func components(_ file: AssociationFile) -> [AssociationFile.Component] {
    file.details.flatMap(\.components).map { component in
      var bare = component
      bare.comment = nil
      bare.span = nil
      return bare
    }
  }
}

extension LinkTable {
  /// Returns whether a link or a redirect matches a URL.
  func lands(_ url: String) -> Bool {
    switch resolve(url) {
    case .landed, .redirected: true
    case .unmatched, .rejected: false
    }
  }

  /// Returns whether the link table has no match for a URL. The result is `false` if the URL is invalid.
  func knowsNothing(of url: String) -> Bool { if case .unmatched = resolve(url) { true } else { false } }
}
