import Observation

/// The view model of the step for the number on a pet's microchip, which the user can leave empty.
@MainActor
@Observable
final class ChipNumberViewModel {
  var chipNumber: String
  private let onContinue: (String) -> Void

  init(chipNumber: String, onContinue: @escaping (String) -> Void) {
    self.chipNumber = chipNumber
    self.onContinue = onContinue
  }

  private var digits: String { chipNumber.filter { $0 != " " && $0 != "-" } }

  /// A Boolean value that indicates whether the number is empty or has the fifteen digits of ISO 11784.
  var canContinue: Bool {
    digits.isEmpty || digits.count == 15 && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  func proceed() {
    if canContinue { onContinue(digits) }
  }
}
