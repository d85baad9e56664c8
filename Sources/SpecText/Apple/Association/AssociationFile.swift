/// `apple-app-site-association`. See "Supporting associated domains" and the reference of `applinks` in Apple's
/// documentation.
package struct AssociationFile: Hashable, Sendable {
  package var details: [Details] = []
  /// A value can contain the wildcards `*` and `?`, but no variables.
  package var substitutionVariables: [String: [String]] = [:]
  package var defaults = Options()
  /// The mistakes that Apple's systems ignore, such as a value of a wrong type. The number is limited.
  package var mistakes: [FormatError] = []

  package init() {}

  package struct Details: Hashable, Sendable {
    package var appIDs: [String]
    /// The `appID` of an entry that also has `appIDs`.
    package var ignoredAppID: String?
    /// The first component that matches a URL determines whether the app opens the URL.
    package var components: [Component]
    package var defaults = Options()

    package init(appIDs: [String], components: [Component]) {
      self.appIDs = appIDs
      self.components = components
    }
  }

  /// A `nil` option has the value from the `details` entry or from the file.
  package struct Options: Hashable, Sendable {
    /// The default is `true`.
    package var caseSensitive: Bool?
    /// The default is `true`.
    package var percentEncoded: Bool?

    package init(caseSensitive: Bool? = nil, percentEncoded: Bool? = nil) {
      self.caseSensitive = caseSensitive
      self.percentEncoded = percentEncoded
    }
  }

  /// The component precedes the `details` entry, which precedes the file.
  package func options(of component: Component, in details: Details) -> (caseSensitive: Bool, percentEncoded: Bool) {
    let options = [component.options, details.defaults, defaults]
    return (
      options.lazy.compactMap(\.caseSensitive).first ?? true, options.lazy.compactMap(\.percentEncoded).first ?? true
    )
  }

  /// All patterns must match.
  package struct Component: Hashable, Sendable {
    package var path: String?
    package var query: Query?
    package var fragment: String?
    package var isExcluded = false
    package var comment: String?
    package var options = Options()
    package var span: Span?

    package init(path: String? = nil, query: Query? = nil, fragment: String? = nil, isExcluded: Bool = false) {
      self.path = path
      self.query = query
      self.fragment = fragment
      self.isExcluded = isExcluded
    }

    /// The component without the parts that have no effect.
    package var withoutComment: Component {
      var component = self
      component.comment = nil
      component.span = nil
      return component
    }
  }

  package enum Query: Hashable, Sendable {
    case text(String)
    /// If a URL does not contain a key, the value of the key is empty.
    case items([Item])
  }

  package struct Item: Hashable, Sendable {
    package var key: String
    package var pattern: String

    package init(key: String, pattern: String) {
      self.key = key
      self.pattern = pattern
    }
  }
}

extension AssociationFile {
  /// From Apple's `applinks.SubstitutionVariables`: `lang` and `region` are `isoLanguageCodes` and `isoRegionCodes` in
  /// Foundation. Newer systems may have more language codes.
  package static let systemVariables: [String: [String]] = [
    "alpha": upper + lower,
    "upper": upper,
    "lower": lower,
    "alnum": upper + lower + digits,
    "digit": digits,
    "xdigit": digits + texts(of: "ABCDEFabcdef"),
    "lang": languages.split(whereSeparator: \.isWhitespace).map(String.init),
    "region": regions.split(whereSeparator: \.isWhitespace).map(String.init),
  ]

  private static let upper = texts(of: "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let lower = texts(of: "abcdefghijklmnopqrstuvwxyz")
  private static let digits = texts(of: "0123456789")

  private static func texts(of characters: String) -> [String] { characters.map { String($0) } }

  /// From swift-foundation with CLDR 46.
  private static let languages = """
    aa ab ace ach ada ady ae aeb af afh agq ain ak akk akz ale aln alt am an ang anp apw ar arc arn aro arp arq ars
    arw ary arz as asa ase ast av avk awa ay az ba bal ban bar bas bax bbc bbj be bej bem ber bew bez bfd bfq bg bgc
    bgn bho bi bik bin bjn bkm bla blo bm bn bo bpy bqi br bra brh brx bs bss bua bug bum byn byv ca cad car cay cch
    ccp ce ceb cgg ch chb chg chk chm chn cho chp chr chy cic ckb co cop cps cr crh cs csb csw cu cv cy da dak dar
    dav de del den dgr din dje doi dsb dtp dua dum dv dyo dyu dz dzg ebu ee efi egl egy eka el elx en enm eo es esu
    et eu ewo ext fa fan fat ff fi fil fit fj fo fon fr frc frm fro frp frr frs fur fy ga gaa gag gan gay gba gbz gd
    gez gil gl glk gmh gn goh gom gon gor got grb grc gsw gu guc gur guz gv gwi ha hai hak haw he hi hif hil hit hmn
    ho hr hsb hsn ht hu hup hy hz ia iba ibb id ie ig ii ik ilo inh io is it iu izh ja jam jbo jgo jmc jpr jrb jut
    jv ka kaa kab kac kaj kam kaw kbd kbl kcg kde kea ken kfo kg kgp kha kho khq khw ki kiu kj kk kkj kl kln km kmb
    kn ko koi kok kos kpe kr krc kri krj krl kru ks ksb ksf ksh ku kum kut kv kw kxv ky la lad lag lah lam lb lez
    lfn lg li lij liv lkt lmo ln lo lol loz lrc lt ltg lu lua lui lun luo lus lut luy lv lzh lzz mad maf mag mai mak
    man mas mde mdf mdh mdr men mer mfe mg mga mgh mgo mh mi mic mid min mis mk ml mn mnc mni moh mos mr mrj ms mt
    mua mul mus mwl mwr mwv my mye myv mzn na nan nap naq nb nd nds ne new ng nia niu njo nl nmg nn nnh nnp no nog
    non nov nqo nr nso nus nv nwc ny nym nyn nyo nzi oc oj om or os osa ota otk oui pa pag pal pam pap pau pcd pcm
    pdc pdt peo pfl phn pi pl pms pnt pon pqm prg pro ps pt qu quc qug raj rap rar rej rgn rhg rif rm rn ro rof rom
    rtm ru rue rug rup rw rwk sa sad sah sam saq sas sat saz sba sbp sc scn sco sd sdc sdh se see seh sei sel ses sg
    sga sgs shi shn shu si sid sjd sje sju sk sl sli sly sm sma smj smn sms sn snk so sog sq sr srn srr ss ssy st
    stq su suk sus sux sv sw swb syc syr szl ta tcy te tem teo ter tet tg th ti tig tiv tk tkl tkr tlh tli tly tmh
    tn to tog tok tpi tr tru trv ts tsd tsi tt ttt tum tvl tw twq ty tyv tzm udm ug uga uk umb und ur uz vai ve vec
    vep vi vls vmf vmw vo vot vro vun wa wae wal war was wbp wo wuu xal xh xmf xnr xog yao yap yav ybb yi yo yrl yue
    za zap zbl zea zen zgh zh zu zun zxx zza
    """

  /// The two-letter codes of swift-foundation, except for groups of countries such as `EU`, as on Apple's systems.
  private static let regions = """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY
    BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET
    FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN
    IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG
    MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL
    PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD
    TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
    """

  package var json: String {
    var lines: [String] = []
    if !defaults.isEmpty { lines.append("    \"defaults\": \(object(defaults.members))") }
    if !substitutionVariables.isEmpty {
      let variables = substitutionVariables.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { "      \(quoted($0.key)): \(list($0.value))" }
      lines.append("    \"substitutionVariables\": {\n\(variables.joined(separator: ",\n"))\n    }")
    }
    let details = details.map(\.json)
    lines.append(
      details.isEmpty ? "    \"details\": []" : "    \"details\": [\n\(details.joined(separator: ",\n"))\n    ]")
    return "{\n  \"applinks\": {\n\(lines.joined(separator: ",\n"))\n  }\n}\n"
  }
}

extension AssociationFile.Details {
  fileprivate var json: String {
    var lines = ["        \"appIDs\": \(list(appIDs))"]
    if !defaults.isEmpty { lines.append("        \"defaults\": \(object(defaults.members))") }
    let components = components.map { "          \(object($0.members))" }
    lines.append(
      components.isEmpty
        ? "        \"components\": []"
        : "        \"components\": [\n\(components.joined(separator: ",\n"))\n        ]")
    return "      {\n\(lines.joined(separator: ",\n"))\n      }"
  }
}

extension AssociationFile.Component {
  fileprivate var members: [(key: String, value: String)] {
    var members: [(key: String, value: String)] = []
    if let path { members.append(("/", quoted(path))) }
    switch query {
    case .text(let text): members.append(("?", quoted(text)))
    case .items(let items): members.append(("?", object(items.map { ($0.key, quoted($0.pattern)) })))
    case nil: break
    }
    if let fragment { members.append(("#", quoted(fragment))) }
    if isExcluded { members.append(("exclude", "true")) }
    members += options.members
    if let comment { members.append(("comment", quoted(comment))) }
    return members
  }
}

extension AssociationFile.Options {
  fileprivate var isEmpty: Bool { self == .init() }

  fileprivate var members: [(key: String, value: String)] {
    [("caseSensitive", caseSensitive), ("percentEncoded", percentEncoded)]
      .compactMap { name, value in value.map { (name, $0 ? "true" : "false") } }
  }
}

private func object(_ members: [(key: String, value: String)]) -> String {
  guard !members.isEmpty else { return "{}" }
  return "{ \(members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ")) }"
}

private func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }

/// A terminal may show the file, so invisible characters are escaped, too.
private func quoted(_ text: String) -> String {
  var result = ""
  for scalar in JSONValue.string(text).text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      for unit in UTF16.encode(scalar)! {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
