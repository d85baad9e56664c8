/// The values that the steps of a report of a missing pet collect.
struct MissingPetReport: Hashable, Sendable {
  var chipNumber = ""
  var photo: Photo?
  var pet = Pet()
  var contact = Contact()
}

/// The values that the steps of a report of a found pet collect.
struct FoundPetReport: Hashable, Sendable {
  var photo: Photo?
  var pet = Pet()
  var contact = Contact()
}

/// The server's answer to the report of a missing pet.
struct Receipt: Hashable, Sendable {
  let announcementID: Announcement.ID
  /// The password with which the announcement can be changed and withdrawn.
  let managementPassword: String
}
