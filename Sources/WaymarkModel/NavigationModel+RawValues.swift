extension NavigationModel {
  package func rawValue(ofTab index: Int) -> String { tabs[index].rawValueText(index: index, tabRawValue) }
}
