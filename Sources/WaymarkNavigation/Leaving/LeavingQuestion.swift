/// A question to the user before a screen with unsaved changes leaves.
///
/// The question contains the words of the app, and the views of `WaymarkUI` show it as an alert over all other screens.
///
/// ```swift
/// LeavingQuestion("Discard the draft?", stay: "Keep Editing", .leave("Discard"))
/// ```
@MainActor public struct LeavingQuestion: Sendable {
  /// The title of the question.
  public let title: String
  /// A text below the title, or `nil`.
  public let message: String?
  /// The answers of the user, in order. The last one keeps the screen.
  public let choices: [Choice]
  /// A later question has another number.
  package var number = 0

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The title of the question.
  ///   - message: A text below the title.
  ///   - stay: The title of the answer that keeps the screen.
  ///   - choices: The answers that leave the screen.
  public init(_ title: String, message: String? = nil, stay: String, _ choices: Choice...) {
    self.title = title
    self.message = message
    self.choices = choices + [Choice(title: stay, leaves: false)]
  }

  /// An answer of the user.
  @MainActor public struct Choice: Sendable {
    /// The title of the answer.
    public let title: String
    /// A Boolean value that indicates whether the user leaves the screen with this answer.
    public let leaves: Bool
    /// A Boolean value that indicates whether the answer loses the changes.
    public let isDestructive: Bool
    let action: (@MainActor @Sendable () async -> Bool)?

    fileprivate init(
      title: String, leaves: Bool, isDestructive: Bool = false, action: (@MainActor @Sendable () async -> Bool)? = nil
    ) {
      self.title = title
      self.leaves = leaves
      self.isDestructive = isDestructive
      self.action = action
    }

    /// An answer that leaves the screen and loses the changes.
    ///
    /// - Parameter title: The title of the answer.
    /// - Returns: The answer.
    public static func leave(_ title: String) -> Choice { Choice(title: title, leaves: true, isDestructive: true) }

    /// An answer that leaves the screen after an action, for example after the changes are saved.
    ///
    /// - Parameters:
    ///   - title: The title of the answer.
    ///   - action: A closure that returns whether the user can leave the screen. If the closure returns `false`, the
    ///     screen stays.
    /// - Returns: The answer.
    public static func leave(_ title: String, after action: @escaping @MainActor @Sendable () async -> Bool) -> Choice {
      Choice(title: title, leaves: true, action: action)
    }
  }
}

/// The unsaved changes on a screen. The navigator asks the user before the screen leaves.
///
/// The changes end when the object is deallocated, when ``end()`` is called, or when the screen has left.
@MainActor public final class ScreenChanges {
  let areUnsaved: @MainActor () -> Bool
  let question: @MainActor () -> LeavingQuestion
  var didEnd: (@MainActor () -> Void)?

  init(areUnsaved: @escaping @MainActor () -> Bool, question: @escaping @MainActor () -> LeavingQuestion) {
    self.areUnsaved = areUnsaved
    self.question = question
  }

  /// Reports that the changes are saved or discarded. A link or a command that waits for the user's answer continues. A
  /// second call has no effect.
  public func end() {
    didEnd?()
    didEnd = nil
  }

  deinit {
    guard let didEnd else { return }
    Task { @MainActor in didEnd() }
  }
}
