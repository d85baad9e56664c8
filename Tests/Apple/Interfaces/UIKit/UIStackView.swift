public enum NSLayoutConstraintAxis: Int, Sendable { case horizontal, vertical }
@MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable { case fill, leading, center, trailing }
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  open private(set) var arrangedSubviews: [UIView] = []
  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
}
