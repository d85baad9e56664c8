import AppleFormats
import WaymarkLinks
import WaymarkModel

/// The details of an association file that are for one app of the spec, to be asked about URLs.
struct ClaimedApp {
  let file: AssociationFile
  private let matcher: AssociationMatcher
  /// Comparisons of a character that deciding about URLs has taken so far.
  private var comparisons = 0
  /// As many as it may take: seconds' worth, in a debug build.
  private static let mostComparisons = 200_000_000

  private init(_ file: AssociationFile) {
    self.file = file
    matcher = AssociationMatcher(file)
  }

  /// Those of the spec's apps that the file is about; where the spec names none, all that the file names. Apps with the same
  /// details are one.
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

  /// The same of what the links claim.
  static func claims(_ file: AssociationFile) -> ClaimedApp { ClaimedApp(file) }

  /// The component that keeps a URL out of the app.
  func excluding(_ url: String) -> AssociationFile.Component? {
    guard case .excluded(let place) = matcher.decision(url) else { return nil }
    return file.details[place.details].components[place.component]
  }

  /// Whether so many URLs were asked about that nothing is said of others.
  var isSpent: Bool { comparisons > Self.mostComparisons }

  /// Whether a URL surely opens the browser.
  mutating func leaves(_ url: String) -> Bool {
    guard !isSpent else { return false }
    switch matcher.decision(url, comparisons: &comparisons) {
    case .excluded, .unclaimed: return true
    case .opensApp, .unknown: return false
    }
  }

  /// The component that takes a URL to the app.
  mutating func claiming(_ url: String) -> AssociationFile.Component? {
    guard !isSpent, case .opensApp(let place) = matcher.decision(url, comparisons: &comparisons) else { return nil }
    return file.details[place.details].components[place.component]
  }

  var search: ClaimSearch { ClaimSearch(file, file.details) }

  /// Whether it says the same as another, but for comments, so that there is nothing to compare.
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
  /// Whether a URL leads somewhere.
  func lands(_ url: String) -> Bool {
    switch resolve(url) {
    case .landed, .redirected: true
    case .unmatched, .rejected: false
    }
  }

  /// Whether a URL is sound, and leads nowhere.
  func knowsNothing(of url: String) -> Bool { if case .unmatched = resolve(url) { true } else { false } }
}
