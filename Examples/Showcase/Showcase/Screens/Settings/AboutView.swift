import SwiftUI

/// A description of the app, which can be pushed or presented as a sheet.
struct AboutView: View {
  var body: some View {
    List {
      Section {
        LabeledContent("Version", value: version)
      } footer: {
        Text("Walks for an afternoon. Every screen has [a link](myapp://home/extraInfo).")
      }
    }
    .doneButton()
  }

  private var version: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "–"
  }
}
