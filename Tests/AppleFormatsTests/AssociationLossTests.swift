import AppleFormats
import Testing

@Suite("What a file would lose that is written anew")
struct AssociationLossTests {
  @Test(
    "Whatever is not of the apps' links, in words",
    arguments: [
      (#"{ "applinks": { "apps": [], "details": [{ "appID": "T.a", "components": [{ "/": "/a" }] }] } }"#, nil),
      (#"{ "applinks": { "details": [{ "appID": "T.a", "paths": ["*"] }] } }"#, "`paths`, of the older form"),
      (#"{ "applinks": { "apps": ["T.b"], "details": [] } }"#, "`apps`"),
      (
        #"{ "applinks": { "details": [{ "appIDs": ["T.b"] }], "details": [{ "appIDs": ["T.a"] }] } }"#,
        "something other than JSON with each key once"
      ),
      (
        #"{ "applinks": { "details": [{ "appIDs": ["T.a"] }, { "appIDs": ["T.a"] }] } }"#,
        "several `details`, and those of a spec are one"
      ),
      (#"{ "applinks": { "details": [{ "appIDs": "T.b" }] } }"#, "`appIDs` of another form"),
      (
        #"{ "applinks": { "details": [{ "appIDs": ["T.a"], "components": [{ "/": "/?*/?*", "exclude": true }] }] } }"#,
        nil
      ),
      (
        #"{ "applinks": { "details": [{ "appIDs": ["T.a"], "components": [{ "/": "/admin/*", "exclude": true }] }] } }"#,
        "an exclusion, `/admin/*`"
      ),
      ("\u{FEFF}" + #"{ "applinks": { "details": [] } }"#, nil),
      (#"{ "applinks": { "details": [{ "appIDs": ["T.a", "T.b"], "components": [] }] } }"#, "details of `T.b`"),
      (#"{ "applinks": { "details": [{ "appID": "T.b", "appIDs": ["T.a"] }] } }"#, "details of `T.b`"),
      (#"{ "applinks": { "details": [{ "appIDs": ["T.a"], "note": 1 }] } }"#, "`note`"),
      (#"{ "applinks": { "details": [{ "appIDs": ["T.a"], "components": [{ "/": "*", "x": 1 }] }] } }"#, "`x`"),
      (#"{ "applinks": { "details": [], "owner": "us" } }"#, "`owner`"),
      (
        #"{ "applinks": { "details": [] }, "webcredentials": {}, "activitycontinuation": {} }"#,
        "`activitycontinuation`"
      ),
      (#"{ "applinks": { "details": { "T.a": { "paths": [] } } } }"#, "`details` of another form"),
      (#"{ "applinks": { "details": ["T.a"] } }"#, "`details` of another form"),
      (#"{ "applinks": {} }"#, "`details` of another form"),
      (#"{ "applinks": [] }"#, "an `applinks` of another form"), ("{}", "an `applinks` of another form"),
      ("[]", "something other than JSON with each key once"), ("{", "something other than JSON with each key once"),
      ("", nil), (" \n", nil),
    ] as [(String, String?)])
  func loss(_ file: String, _ words: String?) {
    #expect(AssociationFile.loss(in: Array(file.utf8), besidesLinksOf: ["T.a"]) == words)
  }
}
