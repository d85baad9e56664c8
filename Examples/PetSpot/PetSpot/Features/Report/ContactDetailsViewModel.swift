import Observation

/// The view model of the contact details of the user, which also sends the report.
@MainActor
@Observable
final class ContactDetailsViewModel {
  var contact: Contact
  private(set) var isSending = false
  /// A Boolean value that indicates whether the last attempt to send the report failed.
  private(set) var hasFailed = false
  private let onSend: (Contact) async throws -> Void

  init(contact: Contact, onSend: @escaping (Contact) async throws -> Void) {
    self.contact = contact
    self.onSend = onSend
  }

  var canSend: Bool { contact.isReachable && !isSending }

  func send() async {
    guard canSend else { return }
    isSending = true
    defer { isSending = false }
    do {
      try await onSend(contact)
      hasFailed = false
    } catch {
      hasFailed = true
    }
  }
}
