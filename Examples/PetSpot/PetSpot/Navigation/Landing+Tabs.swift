import WaymarkNavigation

/// Landings for screens of one tab that lead to another tab.
///
/// The landings use the cases of tabs and routes. The compiler therefore finds the landings if a name in the spec
/// changes.
extension Landing<PetSpotNavigation> {
  /// Returns a landing in the Lost Pet tab. If an announcement is known, its details are pushed onto the current stack.
  public static func lostPetTab(announcementId: String? = nil) -> Self {
    guard let announcementId else { return Self(tab: .lostPet) }
    return Self(tab: .lostPet, stack: .append([.petDetails(announcementId: announcementId)]))
  }

  /// A landing in the Found Pet tab that keeps the stack of the tab.
  public static var foundPetTab: Self { Self(tab: .foundPet) }

  /// Returns a landing at the end of a report of a missing pet, with the password from the server.
  public static func missingPetSummary(managementPassword: String) -> Self {
    let summary = PetSpotNavigation.Route.missingPetReport(.missingPetSummary(managementPassword: managementPassword))
    return Self(tab: .lostPet, stack: [], modals: [.cover(.reportMissingPet, stack: [summary])])
  }
}
