/// Words of URLs with a usual meaning. The inference uses them as evidence if the URLs alone are ambiguous.
enum ScreenWords {
  /// Words that usually name a screen or an action, even between values, as in `/users/new` beside `/users/anna`.
  static let screens: Set<String> = [
    "about", "about-us", "account", "accounts", "action", "actions", "activity", "add", "admin", "advanced", "alerts",
    "all", "analytics", "api", "app", "apps", "archive", "archived", "auth", "best", "billing", "blog", "bookmarks",
    "browse", "calendar", "callback", "cancel", "careers", "cart", "categories", "change", "channels", "charts",
    "checkout", "clear", "collections", "comments", "commits", "compare", "compose", "confirm", "contact",
    "contact-us", "cookies", "copy", "create", "dashboard", "deals", "delete", "details", "devices", "directory",
    "discover", "docs", "documents", "download", "downloads", "draft", "drafts", "edit", "events", "explore", "export",
    "faq", "favorites", "favourites", "featured", "feed", "feedback", "feeds", "files", "filter", "find", "followers",
    "following", "forgot-password", "forum", "friends", "gallery", "graphs", "groups", "guide", "help", "history",
    "home", "hot", "import", "inbox", "index", "info", "insights", "invite", "invites", "issues", "items", "jobs",
    "join", "latest", "legal", "library", "likes", "list", "lists", "live", "login", "logout", "magazine", "manage",
    "map", "maps", "marketplace", "me", "media", "members", "menu", "messages", "mine", "missions", "more", "movies",
    "music", "my", "nearby", "network", "new", "news", "newsletter", "newsletters", "notifications", "offers",
    "onboarding", "open", "options",
    "orders", "organizations", "orgs", "overview", "pages", "password", "payment", "payments", "people", "photos",
    "places", "plans", "playlists", "plugins", "podcasts", "popular", "post", "posts", "preferences", "press",
    "preview", "pricing", "privacy", "privacy-policy", "products", "profile", "profiles", "projects", "promotions",
    "pull", "pulls", "purchases", "query", "random", "rate", "read", "recent", "recommended", "redirect", "register",
    "registration", "releases", "replies", "report", "reports", "reset", "reset-password", "results", "reviews",
    "rewards", "sale", "save", "saved", "search", "security", "send", "sessions", "settings", "setup", "share",
    "shipping", "shop", "signin", "sign-in", "signout", "sign-out", "signup", "sign-up", "sitemap", "stars",
    "start", "statistics", "stats", "status", "store", "stores", "stories", "submit", "subscribe", "subscription",
    "subscriptions", "suggestions", "support", "tags", "team", "teams", "terms", "terms-of-service", "today", "top",
    "topics", "tour", "tracking", "trending", "unsubscribe", "update", "updates", "upgrade", "upload", "user", "users",
    "verify", "video", "videos", "view", "wallet", "watchlist", "weather", "welcome", "wiki", "wishlist", "write",
  ]

  /// Words after which a value usually follows, although they are not plural.
  static let collections: Set<String> = [
    "album", "article", "artist", "author", "board", "book", "brand", "browse", "c", "campaign", "category", "channel",
    "chat", "city", "collection", "community", "company", "country", "course", "customer", "department", "device",
    "document", "e", "episode", "event", "file", "forum", "g", "game", "genre", "group", "hashtag", "i", "id", "invite",
    "invoice", "issue", "item", "job", "join", "label", "lesson", "list", "listing", "location", "m", "member",
    "message", "movie", "n", "node", "order", "org", "organization", "p", "package", "page", "people", "person",
    "photo", "place", "playlist", "podcast", "post", "product", "profile", "project", "question", "r", "reader",
    "recipe", "region", "repo", "restaurant", "review", "room", "s", "section", "seller", "series", "shop", "show",
    "site", "sku", "song", "station", "status", "store", "story", "t", "tag", "team", "thread", "ticket", "title",
    "topic", "track", "trip", "u", "user", "v", "venue", "video", "w", "wiki", "workspace", "x",
  ]

  /// Words after the name of any collection, which do not show that the names before them are values.
  static let operations: Set<String> = [
    "add", "all", "create", "delete", "edit", "index", "list", "manage", "new", "search", "settings", "view",
  ]

  /// Plural words that are single screens with parts.
  private static let singulars: Set<String> = [
    "about-us", "address", "alerts", "analytics", "contact-us", "details", "dms", "docs", "favorites", "favourites",
    "insights", "maps", "news", "notifications", "options", "preferences", "promos", "reports", "rewards", "savings",
    "settings", "sports", "statistics", "stats", "status", "terms", "tools", "updates", "plugins", "widgets",
  ]

  /// Languages by their ISO 639-1 codes, which occur as prefixes of paths and as subdomains.
  static let languages: Set<String> = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr",
    "uk", "ur", "vi", "zh", "simple",
  ]

  /// Keys whose values select a screen if the values are few.
  static let selectors: Set<String> = [
    "action", "act", "cmd", "command", "controller", "dest", "destination", "do", "func", "go", "link", "mode",
    "module", "op", "option", "page", "path", "route", "screen", "section", "target", "task", "type", "url", "view",
  ]

  /// Keys that change how a screen shows its content.
  static let modifiers: Set<String> = [
    "after", "before", "color", "country", "currency", "cursor", "dir", "direction", "filter", "from", "hl", "lang",
    "language", "limit", "locale", "offset", "order", "page", "per_page", "size", "sort", "sort_by", "tab", "theme",
    "to", "variant", "version",
  ]

  /// Returns a Boolean value that indicates whether a text is a language code, such as `en` or `pt-BR`.
  static func isLanguage(_ text: String) -> Bool {
    let parts = text.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, parts.count <= 2, languages.contains(String(first)) else { return false }
    return parts.count == 1 || 2...4 ~= parts[1].utf8.count
  }

  /// Returns a Boolean value that indicates whether a word names a collection whose elements have a URL.
  static func isCollection(_ word: String) -> Bool { collections.contains(word.lowercased()) }

  /// Returns a Boolean value that indicates whether a word is the plural of a noun.
  static func isPlural(_ word: String) -> Bool {
    let word = word.lowercased()
    guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us") else { return false }
    return !singulars.contains(word)
  }

  /// Returns the singular of a plural word, or the word itself.
  static func singular(_ word: String) -> String {
    guard isPlural(word) else { return word }
    let lower = word.lowercased()
    if lower.hasSuffix("ies"), lower.utf8.count > 4, lower != "series", lower != "movies", lower != "cookies" {
      return word.dropLast(3) + "y"
    }
    if lower == "series" || lower == "species" { return word }
    for ending in ["sses", "shes", "ches", "xes", "zzes"] where lower.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }
}
