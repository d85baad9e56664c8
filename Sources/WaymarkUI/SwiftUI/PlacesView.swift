#if DEBUG && canImport(SwiftUI)
  import SwiftUI
  import WaymarkNavigation

  /// A list of all places in the app, for a debug menu.
  ///
  /// A tap opens a place. The values of its screens are samples, which the developer can change. The list begins with the
  /// places that were opened last.
  ///
  /// The view exists only in debug builds:
  ///
  /// ```swift
  /// #if DEBUG
  /// .sheet(isPresented: $showsPlaces) {
  ///   PlacesView(navigator).dismissesForLinks { showsPlaces = false }
  /// }
  /// #endif
  /// ```
  public struct PlacesView<Spec: NavigationSpec>: View {
    private let navigator: Navigator<Spec>
    @State private var places = ListedPlace.all(in: Spec.self)
    @State private var search = ""
    /// The paths, with line breaks between them.
    @AppStorage("waymark.recentPlaces") private var recent = ""

    /// Creates a list of the places in an app.
    ///
    /// - Parameter navigator: The navigator that opens the places.
    public init(_ navigator: Navigator<Spec>) { self.navigator = navigator }

    /// The list, with a search field.
    public var body: some View {
      List {
        if search.isEmpty, !recent.isEmpty {
          Section {
            ForEach(recent.split(separator: "\n").map { String($0) }, id: \.self) { text in
              Button(text) { open(text) }
            }
          } header: {
            Text(verbatim: "Recent")
          }
        }
        Section {
          ForEach($places) { $place in
            if place.matches(search) { PlaceRow(place: $place) { open(place.text) } }
          }
        } header: {
          Text(verbatim: "Places")
        }
      }
      .searchable(text: $search)
    }

    private func open(_ text: String) {
      let others = recent.split(separator: "\n").map { String($0) }.filter { $0 != text }
      recent = ([text] + others).prefix(5).joined(separator: "\n")
      navigator.open(target: text)
    }
  }

  private struct PlaceRow: View {
    @Binding var place: ListedPlace
    let open: () -> Void

    var body: some View {
      VStack(alignment: .leading) {
        Button(action: open) {
          VStack(alignment: .leading) {
            Text(verbatim: place.title)
            Text(verbatim: place.text).font(.footnote).foregroundStyle(.secondary)
          }
        }
        .buttonStyle(.borderless)
        ForEach($place.fields) { $field in
          TextField(field.name, text: $field.text).autocorrectionDisabled()
        }
      }
    }
  }
#endif
