import WaymarkDiagnostics

extension ServerFeature {
  static var commands: [ServerFeature] {
    [
      ServerFeature(
        method: "workspace/executeCommand",
        capability: ("executeCommandProvider", .object(["commands": .strings([OpenMap.command])]))
      ) { server, params, outgoing throws(ResponseError) in
        guard params["command"]?.string == OpenMap.command else {
          throw ResponseError(.invalidParams, "the only command is `\(OpenMap.command)`")
        }
        let uri = params["arguments"]?.array?.first.flatMap { $0.string ?? $0["uri"]?.string }
        // Without an argument, the command shows the only spec.
        let document = uri.map { server.documents[$0] } ?? server.documents.all.first
        guard let document, let session = server.sessions.session(of: document) else {
          throw ResponseError(.invalidParams, "the argument must be the URI of an open spec file")
        }
        let page = try OpenMap.write(session)
        if server.client.showsDocuments {
          outgoing.append(
            server.request(
              "window/showDocument", .object(["uri": .string(page), "external": .bool(true)])))
        }
        return .string(page)
      }
    ]
  }
}
