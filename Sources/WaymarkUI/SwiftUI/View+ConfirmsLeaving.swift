#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  extension View {
    /// Asks the user before a screen with unsaved changes leaves.
    ///
    /// Links, commands, the back button, a tap on another tab, and dismissals wait for the user's answer. While the
    /// screen has changes, the user can't swipe back or drag its sheet away. An alert over all screens shows the
    /// question.
    ///
    /// ```swift
    /// DraftView(draft: draft).confirmsLeaving(if: draft.isChanged) {
    ///   LeavingQuestion("Discard the draft?", stay: "Keep Editing", .leave("Discard"))
    /// }
    /// ```
    ///
    /// The modifier has an effect only on the screens of a navigator.
    ///
    /// - Parameters:
    ///   - hasChanges: A Boolean value that indicates whether the screen has unsaved changes. The navigator evaluates the
    ///     expression again before it asks.
    ///   - asksOnTabChange: A Boolean value that indicates whether the navigator also asks before another tab is
    ///     selected, although the screen stays on the stack of its tab.
    ///   - question: A closure that returns the question.
    /// - Returns: A view that asks before it leaves.
    public func confirmsLeaving(
      if hasChanges: @autoclosure @escaping @MainActor () -> Bool, asksOnTabChange: Bool = true,
      question: @escaping @MainActor () -> LeavingQuestion
    ) -> some View {
      modifier(ConfirmedLeaving(hasChanges: hasChanges, asksOnTabChange: asksOnTabChange, question: question))
    }
  }

  private struct ConfirmedLeaving: ViewModifier {
    let hasChanges: @MainActor () -> Bool
    let asksOnTabChange: Bool
    let question: @MainActor () -> LeavingQuestion
    @State private var latest = LatestQuestion()
    @State private var changes: ScreenChanges?
    @Environment(\.beginChanges) private var begin

    func body(content: Content) -> some View {
      // The closures of an earlier update have captured earlier values.
      let _ = latest.update(hasChanges, question)
      let hasChanges = hasChanges()
      content
        .interactiveDismissDisabled(hasChanges)
        .onChange(of: hasChanges, initial: true) {
          changes?.end()
          changes = hasChanges ? begin?(asksOnTabChange, latest) : nil
        }
    }
  }

  @MainActor final class LatestQuestion {
    private(set) var areUnsaved: @MainActor () -> Bool = { false }
    private(set) var question: (@MainActor () -> LeavingQuestion)?

    func update(_ areUnsaved: @escaping @MainActor () -> Bool, _ question: @escaping @MainActor () -> LeavingQuestion) {
      self.areUnsaved = areUnsaved
      self.question = question
    }
  }

  typealias BeginChanges = @MainActor @Sendable (_ asksOnTabChange: Bool, LatestQuestion) -> ScreenChanges?

  extension View {
    /// The screen at the root of the place if `route` is `nil`.
    func confirmingLeaving<Spec: NavigationSpec>(
      of route: Spec.Route?, in place: NavigationPlace<Spec>?, _ navigator: Navigator<Spec>
    ) -> some View {
      environment(\.beginChanges) { asksOnTabChange, latest in
        guard let place, let question = latest.question else { return nil }
        return navigator.host.beginChanges(
          to: route, in: place, asksOnTabChange: asksOnTabChange, areUnsaved: { latest.areUnsaved() },
          question: { latest.question?() ?? question() })
      }
    }

    /// A back button that asks replaces the system's button, which would pop the screen before the answer.
    func replacingBackButton<Spec: NavigationSpec>(
      of route: Spec.Route, in place: NavigationPlace<Spec>, _ navigator: Navigator<Spec>, hidesBackButton: Bool
    ) -> some View {
      modifier(
        AskingBackButton(
          navigator: navigator, place: place, hidesBackButton: hidesBackButton,
          asks: navigator.hasChanges(route, in: place)))
    }

    /// The alert over the sheets and covers below the level.
    func askingToLeave<Spec: NavigationSpec>(_ navigator: Navigator<Spec>, level: Int) -> some View {
      modifier(LeavingAlert(navigator: navigator, level: level))
    }
  }

  private struct AskingBackButton<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    let place: NavigationPlace<Spec>
    let hidesBackButton: Bool
    let asks: Bool

    func body(content: Content) -> some View {
      content
        .navigationBarBackButtonHidden(hidesBackButton || asks)
        .toolbar {
          if asks, !hidesBackButton {
            ToolbarItem(placement: .navigation) {
              Button {
                navigator.pop(in: place)
              } label: {
                Image(systemName: "chevron.backward")
              }
            }
          }
        }
    }
  }

  /// A view beneath a sheet, beneath a pushed screen, or in another tab can't present an alert. The innermost sheet or cover
  /// therefore presents it.
  private struct LeavingAlert<Spec: NavigationSpec>: ViewModifier {
    let navigator: Navigator<Spec>
    let level: Int

    private var question: LeavingQuestion? {
      navigator.host.modals.count == level ? navigator.leavingQuestion : nil
    }

    func body(content: Content) -> some View {
      let question = question
      // Every answer is a button, so the alert disappears with the question.
      content.alert(
        question?.title ?? "",
        isPresented: Binding {
          question != nil
        } set: { _ in
        }
      ) {
        if let question {
          ForEach(Array(question.choices.enumerated()), id: \.offset) { _, choice in
            Button(choice.title, role: choice.role) { navigator.answer(question, with: choice) }
          }
        }
      } message: {
        if let message = question?.message { Text(verbatim: message) }
      }
    }
  }

  extension LeavingQuestion.Choice {
    fileprivate var role: ButtonRole? { leaves ? isDestructive ? .destructive : nil : .cancel }
  }

  extension EnvironmentValues {
    fileprivate var beginChanges: BeginChanges? {
      get { self[BeginChangesKey.self] }
      set { self[BeginChangesKey.self] = newValue }
    }
  }

  private struct BeginChangesKey: EnvironmentKey {
    static let defaultValue: BeginChanges? = nil
  }
#endif
