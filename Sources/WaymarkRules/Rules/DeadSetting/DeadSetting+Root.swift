import SpecModel

extension DeadSetting {
  static let imports: Check = { model in
    let hasNative = model.types.contains { if case .native = $0.kind { true } else { false } }
    guard !model.spec.root.imports.isEmpty, !hasNative else { return [] }
    return [
      DeadSetting(
        key: "imports", mapping: model.spec.root.span,
        reason: "only `native` types need imports, and the spec has no `native` type")
    ]
  }

  static let unusedNames: Check = { model in
    guard let entry = model.spec.root.swift?.names else { return [] }
    func check(_ key: String, _ isGiven: Bool, _ hasCases: Bool, _ reason: String) -> DeadSetting? {
      isGiven && !hasCases ? DeadSetting(key: key, mapping: entry.span, reason: reason, isSafe: false) : nil
    }
    func has(_ kind: RouteSyntax.Presentation) -> Bool { !model.cases(presentedAs: kind).isEmpty }
    return [
      check("route", entry.route != nil, has(.push), "no route is pushed"),
      check("sheet", entry.sheet != nil, has(.sheet), "no route is a sheet"),
      check("cover", entry.cover != nil, has(.cover), "no route is a cover"),
      check("window", entry.window != nil, has(.window), "no route is a window"),
      check("link", entry.link != nil, !model.resolvedLinks.isEmpty, "the spec has no `resolvedLinks`"),
    ].compactMap(\.self)
  }

  static let localization: Check = { model in
    guard model.spec.root.localization != nil, model.titleKeys.isEmpty,
      model.bundle == .main || !model.usesBundle
    else { return [] }
    let key = model.titleTexts.first { $0.contains(".") && !$0.contains(" ") }
    return [
      DeadSetting(
        key: "localization", mapping: model.spec.root.span,
        reason: "every title is a literal text, and no title is a key of a string table",
        alternative: "replace titles with keys: `title: { key: \(key ?? "home.title") }`", isSafe: key == nil)
    ]
  }

  static let apple: Check = { model in
    guard let entry = model.spec.root.apple, !model.origins.contains(where: \.isWeb) else { return [] }
    let keys = [("association", entry.association != nil), ("appIDs", !entry.appIDs.isEmpty)]
    return keys.filter(\.1).map { key, _ in
      DeadSetting(
        key: key, mapping: entry.span, reason: "no origin has hosts, so there are no universal links to claim",
        alternative: "declare a host: `origins: { web: { hosts: [\(model.app.string.lowercased()).example] } }`")
    }
  }

  static let resolving: Check = { model in
    guard model.spec.root.resolving != nil, model.resolvedLinks.isEmpty else { return [] }
    return [
      DeadSetting(
        key: "resolving", mapping: model.spec.root.span,
        reason: "the app resolves no links, so no link can arrive while another link is being resolved",
        alternative: "declare `resolvedLinks`")
    ]
  }

  static let features: Check = { model in
    model.spec.fragments.compactMap { fragment in
      guard let feature = fragment.feature, fragment.routes.isEmpty else { return nil }
      return DeadSetting(
        key: "feature", mapping: fragment.span,
        reason: "`feature` nests the routes of a file in `\(feature.string)`, and this file has no routes")
    }
  }
}
