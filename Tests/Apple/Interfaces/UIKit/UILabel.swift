public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
@MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var font: UIFont! = UIFont()
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}
@MainActor open class UIImageView: UIView {
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  open var image: UIImage?
}
