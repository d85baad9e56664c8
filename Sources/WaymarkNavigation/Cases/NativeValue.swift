/// A value of one of the app's own types with its identity. Values are equal, and hash alike, if their identities do.
///
/// The value is a snapshot: a screen shows it as it was when the screen was pushed.
final class NativeValue: NativeArgument, @unchecked Sendable {
  let value: any Sendable
  private let identity: any Hashable & Sendable

  init(_ value: some Sendable, identity: some Hashable & Sendable) {
    self.value = value
    self.identity = identity
  }

  override func isEqual(to other: NativeArgument) -> Bool {
    guard let other = other as? NativeValue else { return false }
    func isEqual<Identity: Equatable>(_ identity: Identity) -> Bool { other.identity as? Identity == identity }
    return isEqual(identity)
  }

  override func hash(into hasher: inout Hasher) { identity.hash(into: &hasher) }
}
