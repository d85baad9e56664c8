extension Explanation {
  static let unservedAssociation = Explanation(
    "a site does not serve a usable association file", isInAppFile: true,
    why: """
      `waymark apple SPEC --live shop.example.com` downloads the association file of
      a site as Apple's CDN does, and compares the file with the links of the spec.
      If the CDN cannot download the file, no link of the site opens the app. The
      links open the browser instead, and the app gets no error. The site must
      serve the file with these properties:

      - The URL is https://HOST/.well-known/apple-app-site-association.
      - The certificate is valid for the host.
      - The status is 200. The CDN follows no redirects, and cannot sign in.
      - The answer is the file itself, and not a page of the site.
      """,
    advice: """
      If the site redirects all requests to another host, exclude the path of the
      association file from the redirect. Each host of the spec serves its own copy.

      A web app often answers all unknown paths with its start page. In the settings
      of the server, add the path of the association file before this rule.
      """)
}
