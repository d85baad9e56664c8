/// A pressed key of a keyboard.
@MainActor open class UIKey: NSObject {
  @_spi(Simulator) public init(simulatedCharacters characters: String, modifierFlags: UIKeyModifierFlags) {
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    super.init()
  }
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  open var characters: String { charactersIgnoringModifiers }
}
@MainActor open class UIPress: NSObject {
  @_spi(Simulator) public init(simulatedKey key: UIKey) {
    self.key = key
    super.init()
  }
  public let key: UIKey?
}
@MainActor open class UIEvent: NSObject {}
@MainActor open class UIPressesEvent: UIEvent {}
