import WaymarkNavigation

/// Places to which screens of one tab send the user in another. They name tabs and routes, so that a rename in the spec reaches
/// them through the compiler.
extension Landing<PetSpotNavigation> {
  /// The tab of lost pets; where an announcement is known, its details are pushed onto whatever is there.
  public static func lostPetTab(announcementId: String? = nil) -> Self {
    guard let announcementId else { return Self(tab: .lostPet) }
    return Self(tab: .lostPet, stack: .append([.petDetails(announcementId: announcementId)]))
  }

  /// The tab of found pets, as the user left it.
  public static var foundPetTab: Self { Self(tab: .foundPet) }

  /// The end of a report of a missing pet, with the password that the server gave for it.
  public static func missingPetSummary(managementPassword: String) -> Self {
    Self(
      tab: .lostPet, stack: [], modal: .cover(.reportMissingPet),
      flow: [.missingPetReport(.missingPetSummary(managementPassword: managementPassword))])
  }
}
