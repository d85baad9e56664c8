extension Explanation {
  static let moduleBoundary = Explanation(
    "the module of a feature depends on the app's spec",
    faulty: Example(
      """
      waymark: 1
      app: Shop
      include: [Features/Checkout.nav.yaml]
      types:
        Payment: { values: [card, invoice] }
      tabs:
        home: { title: Home, icon: house, opens: [cart] }
      """,
      with: [
        "Features/Checkout.nav.yaml": """
        feature: Checkout
        module: Checkout
        routes:
          cart: { in: home, links: ["/cart/{payment:Payment}"] }
        """
      ]),
    why: """
      The target of the module generates the enums of the feature from the file of
      the feature alone. The module does not import the app, so the module cannot
      use the types of the app. The enums also cannot depend on other parts of the
      spec:

      - An origin of the app can capture a parameter in its host. A route of the
        module then needs the key `params`.
      - A route of the module whose parent is in another file needs the conditions
        of the parent in its own `requires`.
      - A screen of the app can be pushed inside a sheet or cover of the module only
        if a screen of the module is pushed there, too.
      - If `localization` sets another table than `Localizable`, the titles of the
        module need their own key `table`.
      - The module is generated from one file, and contains one feature.
      """,
    corrected: Example(
      """
      waymark: 1
      app: Shop
      include: [Features/Checkout.nav.yaml]
      tabs:
        home: { title: Home, icon: house, opens: [cart] }
      """,
      with: [
        "Features/Checkout.nav.yaml": """
        feature: Checkout
        module: Checkout
        types:
          Payment: { values: [card, invoice] }
        routes:
          cart: { in: home, links: ["/cart/{payment:Payment}"] }
        """
      ]),
    advice: """
      The app and its other features can use the types of a module. If a feature
      needs the types of the app, remove the key `module`.
      """)
}
