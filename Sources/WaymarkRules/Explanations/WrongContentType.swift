extension Explanation {
  static let wrongContentType = Explanation(
    "an association file has a wrong content type", isInAppFile: true,
    why: """
      `waymark apple SPEC --live shop.example.com` downloads the association file of
      a site as Apple's CDN does. Apple's guide "Support Universal Links" requires
      the content type `application/json`. Many servers choose the content type by
      the extension of a file. The association file has no extension, so the server
      needs a rule for its path. For example, nginx needs this rule:

          location = /.well-known/apple-app-site-association {
            default_type application/json;
          }
      """,
    advice: """
      Apple archived this guide, and the current documentation names no content
      type. Links of some sites with another content type also work. If you cannot
      change the content type, lower the severity with
      `lint: { wrong-content-type: warning }` in the spec.
      """)
}
