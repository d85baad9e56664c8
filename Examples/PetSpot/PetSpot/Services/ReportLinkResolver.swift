import WaymarkNavigation

/// A resolver for the links of the spec's `resolvedLinks`.
@MainActor
struct ReportLinkResolver {
  let repository: any AnnouncementRepository

  func resolve(_ link: PetSpotNavigation.Link) async -> LinkAnswer<PetSpotNavigation> {
    switch link {
    case .openMissingPetSummary:
      guard let password = await repository.managementPassword() else { return .nowhere("no report was sent") }
      return .landing(.missingPetSummary(managementPassword: password))
    }
  }
}
