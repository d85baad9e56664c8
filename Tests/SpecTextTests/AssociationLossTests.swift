import SpecText
import Testing

@Suite("What a file would lose that is written anew")
struct AssociationLossTests {
  @Test(
    "The check before overwriting an association file names content that the new file would lose",
    arguments: [
      (#"{ "applinks": { "apps": [], "details": [{ "appID": "T.a", "components": [{ "/": "/a" }] }] } }"#, nil),
      (#"{ "applinks": { "details": [{ "appID": "T.a", "paths": ["*"] }] } }"#, "`paths` in the old format"),
      (#"{ "applinks": { "apps": ["T.b"], "details": [] } }"#, "`apps`"),
      (
        #"{ "applinks": { "details": [{ "appIDs": ["T.b"] }], "details": [{ "appIDs": ["T.a"] }] } }"#,
        "text that is not JSON with unique keys"
      ),
      (
        #"{ "applinks": { "details": [{ "appIDs": ["T.a"] }, { "appIDs": ["T.a"] }] } }"#,
        "several entries of `details`"
      ),
      (#"{ "applinks": { "details": [{ "appIDs": "T.b" }] } }"#, "an entry of `details` without valid `appIDs`"),
      (
        #"{ "applinks": { "details": [{ "appIDs": ["T.a"], "components": [{ "/": "/?*/?*", "exclude": true }] }] } }"#,
        nil
      ),
      (
        #"{ "applinks": { "details": [{ "appIDs": ["T.a"], "components": [{ "/": "/admin/*", "exclude": true }] }] } }"#,
        "the exclusion `/admin/*`"
      ),
      ("\u{FEFF}" + #"{ "applinks": { "details": [] } }"#, nil),
      (
        #"{ "applinks": { "details": [{ "appIDs": ["T.a", "T.b"], "components": [] }] } }"#,
        "`details` of the app `T.b`"
      ),
      (#"{ "applinks": { "details": [{ "appID": "T.b", "appIDs": ["T.a"] }] } }"#, "`details` of the app `T.b`"),
      (#"{ "applinks": { "details": [{ "appIDs": ["T.a"], "note": 1 }] } }"#, "`note`"),
      (#"{ "applinks": { "details": [{ "appIDs": ["T.a"], "components": [{ "/": "*", "x": 1 }] }] } }"#, "`x`"),
      (#"{ "applinks": { "details": [], "owner": "us" } }"#, "`owner`"),
      (
        #"{ "applinks": { "details": [] }, "webcredentials": {}, "activitycontinuation": {} }"#,
        "`activitycontinuation`"
      ),
      (#"{ "applinks": { "details": { "T.a": { "paths": [] } } } }"#, "a `details` that is not a list"),
      (#"{ "applinks": { "details": ["T.a"] } }"#, "an entry of `details` that is not an object"),
      (#"{ "applinks": {} }"#, "a `details` that is not a list"),
      (#"{ "applinks": [] }"#, "an `applinks` that is not an object"), ("{}", "an `applinks` that is not an object"),
      ("[]", "text that is not JSON with unique keys"), ("{", "text that is not JSON with unique keys"),
      ("", nil), (" \n", nil),
    ] as [(String, String?)])
  func loss(_ file: String, _ words: String?) {
    #expect(AssociationFile.loss(in: Array(file.utf8), besidesLinksOf: ["T.a"]) == words)
  }
}
