import SwiftUI

struct AnnouncementListView: View {
  let viewModel: AnnouncementListViewModel

  var body: some View {
    switch viewModel.announcements {
    case .loading:
      ProgressView().accessibilityIdentifier("loadingView")
    case .failed:
      FailureView { await viewModel.load() }.accessibilityIdentifier("errorView")
    case .loaded(let announcements):
      List {
        Section {
          ForEach(announcements) { announcement in
            Button {
              viewModel.select(announcement)
            } label: {
              AnnouncementRow(announcement: announcement)
            }
            .accessibilityIdentifier("announcement.\(announcement.id)")
          }
        }
        Section {
          Button(String(screens: "announcements.reportMissing")) { viewModel.reportMissing() }
            .accessibilityIdentifier("announcements.reportMissing")
          Button(String(screens: "announcements.reportFound")) { viewModel.reportFound() }
            .accessibilityIdentifier("announcements.reportFound")
        }
      }
    }
  }
}
