import SwiftUI

struct AnnouncementRow: View {
  let announcement: Announcement

  var body: some View {
    VStack(alignment: .leading) {
      Text(announcement.pet.name).font(.headline)
      Text(announcement.pet.looks)
    }
  }
}
