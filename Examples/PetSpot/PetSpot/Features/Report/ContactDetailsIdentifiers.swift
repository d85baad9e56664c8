/// The accessibility identifiers of the controls of a report's last step.
struct ContactDetailsIdentifiers {
  let title, subtitle, continueButton: String

  static var missingPet: Self {
    typealias ID = AccessibilityID.Route.MissingPetReport.MissingPetContactDetails
    return Self(title: ID.title, subtitle: ID.subtitle, continueButton: ID.continueButton)
  }

  static var foundPet: Self {
    typealias ID = AccessibilityID.Route.FoundPetReport.FoundPetContactInformation
    return Self(title: ID.title, subtitle: ID.subtitle, continueButton: ID.continueButton)
  }
}
