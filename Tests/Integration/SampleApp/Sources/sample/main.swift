import SampleNavigation

for url in CommandLine.arguments.dropFirst() {
  print(url, SampleNavigation.description(of: url))
}
