import SpecModel
import SpecText

struct TitlePlaceholders {
  struct Text {
    let language: String
    let text: LocalizedText
    let specifiers: [FormatSpecifier]

    var words: String { specifiers.isEmpty ? "none" : specifiers.map { "`\($0.text)`" }.joined(or: "and") }
  }

  let key: SpecText.Text
  let texts: [Text]

  static func all(_ model: NavigationModel, _ strings: [StringTables]) -> [TitlePlaceholders] {
    strings.flatMap { all(model.titleKeys(in: $0.name), $0.tables) }
  }

  private static func all(
    _ keys: [SpecText.Text], _ tables: [(language: String, table: StringTable)]
  ) -> [TitlePlaceholders] {
    keys.map { key in
      let texts = tables.compactMap { language, table in
        table[key.string].map { text in
          var seen: Set<FormatSpecifier> = []
          let specifiers = text.variants.flatMap(FormatSpecifier.all).filter { seen.insert($0).inserted }
          return Text(language: language, text: text, specifiers: specifiers.sorted { $0.argument < $1.argument })
        }
      }
      return TitlePlaceholders(key: key, texts: texts)
    }
  }

  var groups: [[Text]] {
    var groups: [[Text]] = []
    var places: [Set<String>: Int] = [:]
    for text in texts {
      let wanted = Set(text.specifiers.filter { !$0.isPercentSign }.map { "\($0.argument) \($0.type)" })
      if let place = places[wanted] {
        groups[place].append(text)
      } else {
        places[wanted] = groups.count
        groups.append([text])
      }
    }
    return groups
  }
}
