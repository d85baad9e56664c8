extension NavigationModel {
  /// A tab's raw value as Swift writes it, without quotes.
  package func rawValue(ofTab index: Int) -> String {
    switch tabs[index].rawValue {
    case .text(let text)?: text
    case .number(let number)?: String(number)
    case nil: tabRawValue == .int ? String(index) : tabs[index].name.string
    }
  }
}
