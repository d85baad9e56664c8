/// An argument whose type the app declares, together with an identity of the argument.
///
/// If two values have equal identities, the values are equal and have equal hashes. A screen on a stack keeps this
/// value, even if the app changes its own copy of the value.
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
