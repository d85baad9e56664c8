extension NavigationModel {
  /// Returns the raw value of a tab in Swift, without quotes.
  package func rawValue(ofTab index: Int) -> String { tabs[index].rawValueText(index: index, tabRawValue) }
}
