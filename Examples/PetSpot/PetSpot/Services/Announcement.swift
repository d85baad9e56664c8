/// An announcement of a missing pet.
struct Announcement: Identifiable, Hashable, Sendable {
  let id: String
  let pet: Pet
  let contact: Contact
  let lastSeen: Coordinate
}

/// The description of a pet.
struct Pet: Hashable, Sendable {
  var name = ""
  var looks = ""

  /// A Boolean value that indicates whether the description is sufficient to recognize the pet.
  var isDescribed: Bool { !looks.isEmpty }
}

/// The contact details of the user who reports a pet.
struct Contact: Hashable, Sendable {
  var phone = ""
  var email = ""

  /// A Boolean value that indicates whether a phone number or an email address is known.
  var isReachable: Bool { !phone.isEmpty || email.contains("@") }
}

/// A photo of a pet. The photos of PetSpot are symbols.
struct Photo: Hashable, Sendable {
  let symbol: String
}
