import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct IntroView: View {
  @Environment(Navigator<DiaryNavigation>.self) private var navigator

  var body: some View {
    Button("Start") { Account.set(.onboarded, to: true, navigator) }
  }
}

struct WelcomeView: View {
  @Environment(Navigator<DiaryNavigation>.self) private var navigator

  var body: some View {
    List {
      Button("Sign In") { Account.set(.signedIn, to: true, navigator) }
      Button("About") { navigator.present(sheet: .about) }
    }
  }
}

struct PasswordView: View {
  let token: String
  @Environment(Navigator<DiaryNavigation>.self) private var navigator

  var body: some View {
    Button("Save the New Password") { Account.set(.signedIn, to: true, navigator) }
  }
}

struct EntryList: View {
  @Environment(Navigator<DiaryNavigation>.self) private var navigator

  var body: some View {
    List {
      ForEach(1..<20) { id in
        NavigationLink("Entry \(id)", value: DiaryNavigation.Route.entry(id: id))
      }
      // The whole state behind the gate is dropped, so the next user doesn't see it.
      Button("Sign Out") { Account.set(.signedIn, to: false, navigator) }
    }
  }
}
