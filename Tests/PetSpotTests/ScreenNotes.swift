import PetSpot

typealias Navigation = PetSpotNavigation

// The switches have no `default`, so a new screen of the spec must be handled here.

extension Navigation.Tab {
  /// The page of the web app for the tab.
  var page: String {
    switch self {
    case .home: "home"
    case .lostPet: "lostPets"
    case .foundPet: "foundPets"
    case .contactUs: "contact"
    case .account: "account"
    }
  }
}

extension Navigation.Route {
  /// The page of the web app for the route, or `nil` if the web app has no such page.
  var page: String? {
    switch self {
    case .petDetails: "lostPetDetails"
    case .missingPetReport(let screen): screen.page
    case .fullscreenMap, .placeholder, .foundPetReport: nil
    }
  }

  /// The step of a report in the notation of the facts, or `nil` if the route is not a step.
  var step: String? {
    switch self {
    case .missingPetReport(let screen): screen.step
    case .foundPetReport(let screen): screen.step
    case .petDetails, .fullscreenMap, .placeholder: nil
    }
  }
}

extension Navigation.Route.MissingPetReport {
  var page: String {
    switch self {
    case .missingPetPhoto: "reportMissing.photo"
    case .missingPetDescription: "reportMissing.details"
    case .missingPetContactDetails: "reportMissing.contact"
    case .missingPetSummary: "reportMissing.summary"
    }
  }

  var step: String {
    switch self {
    case .missingPetPhoto: "photo"
    case .missingPetDescription: "description"
    case .missingPetContactDetails: "contactDetails"
    case .missingPetSummary: "summary(managementPassword)"
    }
  }
}

extension Navigation.Route.FoundPetReport {
  var step: String {
    switch self {
    case .foundPetDetails: "petDetails"
    case .foundPetContactInformation: "contactInformation"
    }
  }
}

extension Navigation.Cover {
  var page: String? {
    switch self {
    case .reportMissingPet: "reportMissing.microchip"
    case .reportFoundPet: nil
    }
  }

  /// The step of the report that the cover itself shows.
  var step: String {
    switch self {
    case .reportMissingPet: "chipNumber"
    case .reportFoundPet: "photo"
    }
  }
}

extension Navigation.Link {
  var page: String {
    switch self {
    case .openMissingPetSummary: "reportMissing.summary"
    }
  }
}

extension LinkResolution<Navigation> {
  /// The page of the web app for the URL, or `nil` if the web app has no such page.
  var page: String? {
    switch self {
    case .landed(let landing):
      landing.modals.last?.stack.last?.page ?? landing.cover?.page ?? landing.stack.last?.page ?? landing.tab?.page
    case .app(let link, _): link.page
    case .redirected, .unmatched, .rejected: nil
    }
  }
}

extension Landing<Navigation> {
  var cover: Navigation.Cover? {
    if case .cover(let cover) = modals.last?.screen { cover } else { nil }
  }
}

extension NavigationCase {
  /// The cases with their parameters, in the notation of the facts.
  ///
  /// The parameter of a case that contains the screens of a feature has an empty name.
  static var declarations: [(name: String, parameters: [Facts.Parameter])] {
    "\(_cases)".split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let parameters = fields.dropFirst().prefix(1).flatMap { $0.split(separator: " ") }.map { parameter in
        let parts = parameter.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return Facts.Parameter(name: String(parts[0]), type: String(parts[1]))
      }
      return (String(fields[0]), parameters)
    }
  }
}

/// Samples of all screens.
enum Screens {
  static let missingPetSteps: [Navigation.Route.MissingPetReport] = [
    .missingPetPhoto, .missingPetDescription, .missingPetContactDetails,
    .missingPetSummary(managementPassword: "secret"),
  ]
  static let foundPetSteps: [Navigation.Route.FoundPetReport] = [.foundPetDetails, .foundPetContactInformation]
  static let routes: [Navigation.Route] =
    [
      .petDetails(announcementId: "42"), .fullscreenMap(userLocation: Coordinate(latitude: 52.2, longitude: 21)),
      .placeholder(title: "Home"),
    ] + missingPetSteps.map(Navigation.Route.missingPetReport) + foundPetSteps.map(Navigation.Route.foundPetReport)
  static let covers: [Navigation.Cover] = [.reportMissingPet, .reportFoundPet]

  static let all: [any NavigationScreen] = routes + covers
}
