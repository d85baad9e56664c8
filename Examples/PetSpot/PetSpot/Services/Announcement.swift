/// A pet that somebody misses.
struct Announcement: Identifiable, Hashable, Sendable {
  let id: String
  let pet: Pet
  let contact: Contact
  let lastSeen: Coordinate
}

/// What there is to say about a pet.
struct Pet: Hashable, Sendable {
  var name = ""
  var looks = ""

  /// Whether somebody could recognize it.
  var isDescribed: Bool { !looks.isEmpty }
}

/// How to reach whoever reports something.
struct Contact: Hashable, Sendable {
  var phone = ""
  var email = ""

  /// Whether there is a way.
  var isReachable: Bool { !phone.isEmpty || email.contains("@") }
}

/// A photo of a pet. PetSpot's are symbols.
struct Photo: Hashable, Sendable {
  let symbol: String
}
