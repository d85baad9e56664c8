extension Explanation {
  static let invalidGate = Explanation(
    "a gate can't be shown or left",
    faulty: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      gates: { signedIn: welcome }
      tabs:
        home: { title: Home, icon: house }
      routes:
        welcome: { present: gate, requires: signedIn }
      """,
    why: """
      While the condition of a gate is false, the gate replaces the tabs. The
      navigator shows it at any time and knows no arguments, so its route needs
      `present: gate`, and each of its parameters must be optional or have a
      default. The gate can't require its own condition or that of a later gate:
      the user would have to pass the gate to see it. If the condition has
      `presents`, the gate must allow that screen. No screen opens a gate, so
      `opens` and `resolves` can name its route only if the route is also a sheet,
      for example.
      """,
    corrected: """
      waymark: 1
      app: Shop
      conditions: [signedIn]
      gates: { signedIn: welcome }
      tabs:
        home: { title: Home, icon: house }
      routes:
        welcome: { present: gate }
      """)
}
