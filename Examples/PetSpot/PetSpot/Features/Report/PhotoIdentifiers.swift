/// The accessibility identifiers of the controls of the photo step.
struct PhotoIdentifiers {
  let continueButton, toast, debugFail, debugCancel: String

  static var missingPet: Self {
    typealias ID = AccessibilityID.Route.MissingPetReport.MissingPetPhoto
    return Self(
      continueButton: ID.continueButton, toast: ID.toast, debugFail: ID.debugFail, debugCancel: ID.debugCancel)
  }

  static var foundPet: Self {
    typealias ID = AccessibilityID.Cover.ReportFoundPet
    return Self(
      continueButton: ID.continueButton, toast: ID.toast, debugFail: ID.debugFail, debugCancel: ID.debugCancel)
  }
}
