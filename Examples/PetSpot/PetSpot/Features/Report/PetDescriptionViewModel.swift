import Observation

/// The view model of the name and the looks of a pet.
@MainActor
@Observable
final class PetDescriptionViewModel {
  var pet: Pet
  private let onContinue: (Pet) -> Void

  init(pet: Pet, onContinue: @escaping (Pet) -> Void) {
    self.pet = pet
    self.onContinue = onContinue
  }

  var canContinue: Bool { pet.isDescribed }

  func proceed() {
    if canContinue { onContinue(pet) }
  }
}
