import SpecText
import Testing

@testable import WaymarkImport

/// Whole files of router code.
struct CodeFileTests {
  private func app(_ text: String) throws(FormatError) -> ImportedApp {
    var app = ImportedApp(name: "App")
    try PatternListReader.read(SourceFile(path: "list", bytes: Array(text.utf8)), into: &app)
    return app
  }

  /// A file in one language.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    /// Each link as `PATTERN > DESTINATION`.
    let links: [String]
    /// The notes that are decisions.
    var decisions: [String] = []
  }

  private static let nesting = "the file nests routes, but the draft has each path without the paths around it"

  private static let samples = [
    Sample(
      testDescription: "Swift",
      code: #"""
        import Foundation

        let routes = [
          ("/", "home"),
          ("/trails/:trail", "trail"),
        ]

        func segments(of path: Substring) -> [Substring] {
          var parts = path.split(separator: "/", omittingEmptySubsequences: false)
          if parts.last == "*" { parts.removeLast() }
          let prefixes = ["https://trails.example", "https://www.trails.example", "trails:/"]
          return parts
        }
        """#, links: ["/ > home", "/trails/{trail} > trail"]),
    Sample(
      testDescription: "Vapor",
      code: """
        import Vapor
        func routes(_ app: Application) throws {
            app.get("hello", "vapor") { req in
                return "Hello"
            }
            app.get("users", ":id", use: userController.show)
            app.on(.GET, "posts", ":id") { req in 1 }
            app.get("foo", "**") { req in 2 }
        }
        """,
      links: [
        "/hello/vapor > -", "/users/{id} > userController.show", "/posts/{id} > -", "/foo/{...?} > -",
      ]),
    Sample(
      testDescription: "Ktor",
      code: #"""
        routing {
            get("/user/{login?}") {
                call.respondText("Hello")
            }
            get("/user/{param...}") { }
            get(Regex("/(?<id>\\d+)/hello")) { }
        }
        """#, links: ["/user/{login?} > -", "/user/{param...} > -", "/{id:uint}/hello > -"]),
    Sample(
      testDescription: "Spring",
      code: """
        @RestController
        public class UserController {
            @GetMapping("/users/{id:[0-9]+}")
            public User user(@PathVariable Long id) { return null; }
            @RequestMapping(value = "/files/**", method = RequestMethod.GET)
            public String files() { return ""; }
            @GetMapping({"/a", "/b"})
            public String two() { return ""; }
        }
        """, links: ["/users/{id:uint} > user", "/files/{...?} > files", "/a > two", "/b > two"]),
    Sample(
      testDescription: "Laravel",
      code: """
        <?php
        use Illuminate\\Support\\Facades\\Route;
        Route::get('/user', [UserController::class, 'index']);
        Route::get('/user/{id?}', [UserController::class, 'show'])->name('user.show');
        Route::redirect('/here', '/there');
        Route::view('/welcome', 'welcome');
        """, links: ["/user > UserController.index", "/user/{id?} > user.show", "/welcome > welcome"]),
    Sample(
      testDescription: "Django",
      code: #"""
        from django.urls import path, re_path
        from . import views
        urlpatterns = [
            path('', views.index, name='index'),
            path('articles/<int:year>/', views.year_archive),
            re_path(r'^x/(?P<id>\d+)/$', views.x),
        ]
        """#, links: ["/ > index", "/articles/{year:int} > views.year_archive", "/x/{id:uint} > views.x"]),
    Sample(
      testDescription: "Flask",
      code: """
        from flask import Flask
        app = Flask(__name__)
        @app.route('/x/<int:id>')
        def show(id):
            return render_template('a/b.html')
        """, links: ["/x/{id:int} > show"]),
    Sample(
      testDescription: "Angular",
      code: """
        import { Routes } from '@angular/router';
        const routes: Routes = [
          { path: '', component: HomeComponent },
          { path: 'x/:id', component: XComponent },
          { path: 'old', redirectTo: '/x', pathMatch: 'full' },
          {
            path: 'details/:id',
            component: DetailsComponent,
          },
        ];
        """, links: ["/ > HomeComponent", "/x/{id} > XComponent", "/old > -", "/details/{id} > DetailsComponent"],
      decisions: ["the route redirects to another path, but its link in the draft opens a screen"]),
    Sample(
      testDescription: "go_router",
      code: """
        final router = GoRouter(
          routes: <RouteBase>[
            GoRoute(
              path: '/x/:id',
              builder: (BuildContext context, GoRouterState state) {
                return const XScreen();
              },
              routes: [
                GoRoute(path: 'edit', builder: (c, s) => EditScreen()),
              ],
            ),
          ],
        );
        """, links: ["/x/{id} > XScreen", "/edit > EditScreen"], decisions: [nesting]),
    Sample(
      testDescription: "auto_route",
      code: """
        @AutoRouterConfig()
        class AppRouter extends RootStackRouter {
          List<AutoRoute> get routes => [
            AutoRoute(page: HomeRoute.page, path: '/', initial: true),
            AutoRoute(path: '/books/:id', page: BookRoute.page),
          ];
        }
        """, links: ["/ > HomeRoute", "/books/{id} > BookRoute"]),
    Sample(
      testDescription: "App Intents",
      code: #"""
        import AppIntents
        struct TrailEntity: AppEntity, URLRepresentableEntity {
          static var urlRepresentation: URLRepresentation {
            "https://example.com/x/\(.$id)"
          }
        }
        """#, links: ["/x/{id} > -"]),
    Sample(
      testDescription: "Parsers",
      code: #"""
        let routes = [("/a", "a")]
        Route(.case(SiteRoute.books)) {
          Path { "books"; Digits() }
        }
        """#, links: ["/a > a"],
      decisions: [#"a path in a parser such as `Path { "users"; Digits() }` is not a pattern"#]),
  ]

  @Test(
    "Importing router code of each supported framework yields the expected patterns, destinations, and decisions",
    arguments: samples)
  func codeFile(_ sample: Sample) throws {
    let app = try app(sample.code)
    let links = app.links.map { link in
      let patterns = link.patterns.map { pattern in
        var path = pattern
        (path.schemes, path.hosts) = ([], [])
        return PatternPrinter.text(path)
      }
      return "\(patterns.joined(separator: ",")) > \(link.destination ?? "-")"
    }
    #expect(links == sample.links)
    #expect(app.notes.filter { $0.kind == .decision }.map(\.message) == sample.decisions)
    let information = app.notes.filter { $0.kind == .information }.map(\.message)
    #expect(information.count == 1 && information[0].contains("without a URL pattern"), "\(information)")
  }

  @Test("The importer reads a list of patterns with some lines of code as a list, not as router code")
  func listWithCodeIsNoCodeFile() throws {
    let app = try app("/a -> A\n/b -> B\n/c -> C\nrouter.register(\"/d\", D.self)\nlet x = y()\n")
    #expect(app.links.map(\.text) == ["/a", "/b", "/c", "/d"])
    #expect(app.notes.map(\.kind) == [.decision])
  }

  @Test("The importer rejects router code that describes paths only with parsers")
  func parsersAreRefused() {
    #expect(throws: FormatError.self) { try app("Route(.case(A.b)) {\n  Path { \"books\"; Digits() }\n}\n") }
  }

  @Test("Importing router code with very long lines takes linear time")
  func longLinesTakeLinearTime() throws {
    for string in ["\"http://a\",", "(\"/a\",", "r\"a/b\"+", "\"*\", ", "name(\"/\", ", "{[(\"", "'a':"] {
      let line = String(repeating: string, count: 16_000 / string.utf8.count)
      _ = try? app(String(repeating: line + "\n", count: 2))
    }
  }
}
