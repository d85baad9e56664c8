import Observation

/// The number on a pet's microchip, for those that have one.
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

  /// ISO 11784 has fifteen digits.
  var canContinue: Bool {
    digits.isEmpty || digits.count == 15 && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  func proceed() {
    if canContinue { onContinue(digits) }
  }
}
