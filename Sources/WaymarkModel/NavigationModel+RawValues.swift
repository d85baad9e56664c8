extension NavigationModel {
  /// Returns the raw value of a tab's generated enum case, without quotes.
  package func rawValue(ofTab index: Int) -> String { tabs[index].rawValueText(index: index, tabRawValue) }
}
