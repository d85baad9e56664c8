import Foundation

/// What `waymark init` writes and prints.
enum StarterSpec {
  // MARK: Names

  /// The name, where an app can have it.
  static func checkedName(_ name: String) throws(CommandError) -> String {
    guard !name.isEmpty else { throw CommandError("the app's name is empty; give one, as in `waymark init Fruits`") }
    let good = upperCamelCase(name)
    guard name == good else {
      throw CommandError(
        "`\(name)` cannot be the app's name, which is UpperCamelCase, of the letters A to Z and digits"
          + (good.map { "; `\($0)` would do" } ?? ", as in `waymark init Fruits`"))
    }
    return name
  }

  /// The name that a folder gives an app: `MyApp` for `my-app`.
  static func name(ofFolder path: String) throws(CommandError) -> String {
    let folder = FileSystem.name(of: path)
    guard let name = upperCamelCase(folder) else {
      throw CommandError(
        "no app's name can be made of the folder's, `\(folder)`; give one, as in `waymark init Fruits`")
    }
    return name
  }

  private static func upperCamelCase(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }), text.utf8.count <= 64 else { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first?.first, first.isLetter else { return nil }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  // MARK: Texts

  static func text(app name: String) -> String {
    let scheme = name.lowercased()
    return """
      # The navigation of \(name): its tabs, screens and links.
      # `waymark lint` checks it, and `waymark explain RULE` says what a finding means.
      waymark: 1
      app: \(name)   # names the generated code, \(name)Navigation

      # swift: { access: public }   # where other modules are to use it

      # Where URLs come from: here, \(scheme)://items/42. For universal links, too, add
      #   web: { hosts: [www.example.com] }
      origins:
        app: { schemes: [\(scheme)] }

      # One case of \(name)Navigation.Tab each, in the order of the bar.
      tabs:
        home:
          title: Home
          icon: house               # an SF Symbol; { asset: name } for an image of the app's
          opens: [item]             # screens that its own lead to
          links: [/home]            # selects the tab, at its root
        settings:
          title: Settings
          icon: gear
          opens: [about]
          links: [/settings]

      routes:
        # A screen that is pushed: Route.item(id: 42).
        item:
          in: [home]                # the tabs on whose stacks it may be
          params: { id: Int }       # also String?, Int = 1, List<String>
          title: Item
          links:
            - url: "/items/{id}"        # braces need quotes
              examples: [/items/42]     # must land here, or lint fails
        # A screen over a tab: Sheet.about. There are `cover` and `window`, too.
        about:
          present: sheet
          title: About
          links:
            - { url: /about, in: settings }   # `in`: the tab beneath it

      """
  }

  /// What goes into Package.swift for a target to have its navigation generated.
  static func packageLines(target: String) -> String {
    """
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
      .package(path: "../waymark")
    ],
    targets: [
      .target(
        name: "\(target)",
        dependencies: [.product(name: "WaymarkNavigation", package: "waymark")],
        plugins: [.plugin(name: "WaymarkGenerate", package: "waymark")]
      )
    ]
    """
  }
}
