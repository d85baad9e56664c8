/// What the steps of a report of a missing pet gather.
struct MissingPetReport: Hashable, Sendable {
  var chipNumber = ""
  var photo: Photo?
  var pet = Pet()
  var contact = Contact()
}

/// What the steps of a report of a found pet gather.
struct FoundPetReport: Hashable, Sendable {
  var photo: Photo?
  var pet = Pet()
  var contact = Contact()
}

/// The server's answer to the report of a missing pet.
struct Receipt: Hashable, Sendable {
  let announcementID: Announcement.ID
  /// With which the announcement can be changed and taken back.
  let managementPassword: String
}
