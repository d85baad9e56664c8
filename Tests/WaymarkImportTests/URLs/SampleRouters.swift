extension SampleRouter {
  /// Routers of several kinds of apps.
  static let all = [shop, codeHosting, socialNetwork, news, chat, bank, travel, videos, health, forum]

  static let shop = SampleRouter(
    "shop",
    """
    https://www.shop.example/ home
    https://www.shop.example/cart cart
    https://www.shop.example/checkout checkout
    https://www.shop.example/checkout/shipping shipping
    https://www.shop.example/checkout/payment payment
    https://www.shop.example/products products
    https://www.shop.example/products/{slug} product
    https://www.shop.example/products/{slug}/reviews reviews
    https://www.shop.example/c/{category} category
    https://www.shop.example/c/{category}/{branch} subcategory
    https://www.shop.example/brands brands
    https://www.shop.example/brands/{tag} brand
    https://www.shop.example/orders orders
    https://www.shop.example/orders/{id} order
    https://www.shop.example/orders/{id}/track orderTracking
    https://www.shop.example/account account
    https://www.shop.example/account/addresses addresses
    https://www.shop.example/account/addresses/{id} address
    https://www.shop.example/account/wishlist wishlist
    https://www.shop.example/gift-cards/{code} giftCard
    https://www.shop.example/search?q={q}[page={number}|sort={sort}] search
    https://www.shop.example/stores/{id} store
    https://www.shop.example/help help
    https://www.shop.example/help/{slug} helpArticle
    https://www.shop.example/sale sale
    https://www.shop.example/p/{uuid} shared
    https://www.shop.example/returns/{uuid} returns
    """)

  static let codeHosting = SampleRouter(
    "codeHosting",
    """
    https://git.example.com/ home
    https://git.example.com/explore explore
    https://git.example.com/trending trending
    https://git.example.com/trending/{tag} trendingLanguage
    https://git.example.com/notifications notifications
    https://git.example.com/settings/profile settingsProfile
    https://git.example.com/settings/keys settingsKeys
    https://git.example.com/settings/emails settingsEmails
    https://git.example.com/marketplace marketplace
    https://git.example.com/topics/{topic} topic
    https://git.example.com/search?q={q}[type={sort}] search
    https://git.example.com/orgs/{user}/repositories orgRepositories
    https://git.example.com/orgs/{user}/people orgPeople
    https://git.example.com/{user} user
    https://git.example.com/{user}/{repo} repo
    https://git.example.com/{user}/{repo}/issues issues
    https://git.example.com/{user}/{repo}/issues/{id} issue
    https://git.example.com/{user}/{repo}/pulls pulls
    https://git.example.com/{user}/{repo}/pull/{id} pull
    https://git.example.com/{user}/{repo}/releases releases
    https://git.example.com/{user}/{repo}/commit/{hash} commit
    https://git.example.com/{user}/{repo}/tree/{branch}/{path} tree
    https://git.example.com/{user}/{repo}/blob/{branch}/{path} blob
    https://git.example.com/{user}/{repo}/wiki wiki
    https://git.example.com/{user}/{repo}/stargazers stargazers
    """)

  static let socialNetwork = SampleRouter(
    "socialNetwork",
    """
    https://social.example/ home
    https://social.example/home home
    https://social.example/explore explore
    https://social.example/explore/tags/{tag} tag
    https://social.example/notifications notifications
    https://social.example/messages messages
    https://social.example/messages/{uuid} conversation
    https://social.example/settings settings
    https://social.example/settings/privacy privacySettings
    https://social.example/settings/account accountSettings
    https://social.example/@{user} profile
    https://social.example/@{user}/{id} post
    https://social.example/@{user}/followers followers
    https://social.example/@{user}/following following
    https://social.example/i/events/{id} event
    https://social.example/hashtag/{tag} hashtag
    https://social.example/search?q={q}[f={sort}] search
    https://social.example/lists/{id} list
    https://social.example/compose/post compose
    https://social.example/live/{video} live
    """)

  static let news = SampleRouter(
    "news",
    """
    https://www.news.example/{lang} front
    https://www.news.example/{lang}/{section} section
    https://www.news.example/{lang}/{section}/{year}/{month}/{day}/{slug} article
    https://www.news.example/{lang}/video/{id} video
    https://www.news.example/{lang}/live/{slug} live
    https://www.news.example/{lang}/author/{user} author
    https://www.news.example/{lang}/topic/{topic} topic
    https://www.news.example/{lang}/newsletter newsletter
    https://www.news.example/{lang}/search?q={q}[page={number}] search
    https://www.news.example/{lang}/subscribe subscribe
    https://www.news.example/{lang}/podcasts podcasts
    https://www.news.example/{lang}/podcasts/{slug} podcast
    """)

  static let chat = SampleRouter(
    "chat",
    """
    chat://home home
    chat://chat/{uuid} chat
    chat://chat/{uuid}/info chatInfo
    chat://profile/{id} profile
    chat://profile/{id}/photos profilePhotos
    chat://settings settings
    chat://settings/notifications notificationSettings
    chat://settings/language languageSettings
    chat://invite/{code} invite
    chat://call?to={id}[video={bool}] call
    chat://search?q={q} search
    https://chat.example.com/chat/{uuid} chat
    https://chat.example.com/invite/{code} invite
    https://chat.example.com/profile/{id} profile
    https://chat.example.com/ landing
    """)

  static let bank = SampleRouter(
    "bank",
    """
    bank://open?screen=accounts accounts
    bank://open?screen=account&id={id} account
    bank://open?screen=cards cards
    bank://open?screen=card&id={id} card
    bank://open?screen=transfer[amount={number}|to={user}] transfer
    bank://open?screen=payments payments
    bank://open?screen=settings settings
    bank://open?screen=support[topic={topic}] support
    bank://login login
    bank://pay?to={user}[amount={number}|note={q}] pay
    bank://promo/{slug} promo
    https://bank.example.com/app/pay?to={user}[amount={number}] pay
    https://bank.example.com/promo/{slug} promo
    """)

  static let travel = SampleRouter(
    "travel",
    """
    https://travel.example/ home
    https://travel.example/hotels hotels
    https://travel.example/hotels/{branch} hotelsInCity
    https://travel.example/hotels/{branch}/{slug}-{number} hotel
    https://travel.example/flights flights
    https://travel.example/flights/{code}/{date} flight
    https://travel.example/flights/search?from={category}&to={category}[date={date}|adults={number}] flightSearch
    https://travel.example/trips trips
    https://travel.example/trips/{uuid} trip
    https://travel.example/trips/{uuid}/boarding-passes boardingPasses
    https://travel.example/trips/{uuid}/travelers/{id} traveler
    https://travel.example/destinations/{topic} destination
    https://travel.example/deals deals
    https://travel.example/deals/{slug} deal
    https://travel.example/guides/{topic}/{slug} guide
    https://travel.example/login login
    https://travel.example/profile profile
    https://travel.example/profile/payment-methods paymentMethods
    https://travel.example/rewards rewards
    https://travel.example/r/{code} referral
    https://travel.example/support/cases/{id} supportCase
    https://travel.example/wishlists/{user}/{slug} wishlist
    """)

  static let videos = SampleRouter(
    "videos",
    """
    https://video.example/ home
    https://video.example/watch?v={video}[t={number}|list={code}] watch
    https://video.example/playlist?list={code} playlist
    https://video.example/shorts/{video} short
    https://video.example/channel/{uuid} channel
    https://video.example/c/{user} channelByName
    https://video.example/@{user} handle
    https://video.example/@{user}/videos handleVideos
    https://video.example/@{user}/playlists handlePlaylists
    https://video.example/feed/subscriptions subscriptions
    https://video.example/feed/history history
    https://video.example/feed/library library
    https://video.example/results?search_query={q} results
    https://video.example/gaming gaming
    https://video.example/live/{video} live
    https://video.example/premium premium
    https://video.example/account/billing billing
    https://video.example/post/{key} communityPost
    """)

  static let health = SampleRouter(
    "health",
    """
    med://today today
    med://today/{date} day
    med://medications medications
    med://medications/{uuid} medication
    med://medications/{uuid}/history medicationHistory
    med://medications/add addMedication
    med://doctors/{id} doctor
    med://doctors/{id}/book booking
    med://appointments appointments
    med://appointments/{id} appointment
    med://articles/{slug} article
    med://articles/topic/{topic} topic
    med://share?token={token} share
    med://scan scan
    med://profile/{user} profile
    med://profile/{user}/allergies allergies
    """)

  static let forum = SampleRouter(
    "forum",
    """
    https://forum.example.org/ home
    https://forum.example.org/latest latest
    https://forum.example.org/top/{sort} top
    https://forum.example.org/categories categories
    https://forum.example.org/c/{category}/{number} category
    https://forum.example.org/c/{category}/{branch}/{id} subcategory
    https://forum.example.org/t/{slug}/{id} topic
    https://forum.example.org/t/{slug}/{id}/{number} topicPost
    https://forum.example.org/u/{user} user
    https://forum.example.org/u/{user}/summary userSummary
    https://forum.example.org/u/{user}/activity userActivity
    https://forum.example.org/u/{user}/preferences userPreferences
    https://forum.example.org/tag/{tag} tag
    https://forum.example.org/tags tags
    https://forum.example.org/g/{team} group
    https://forum.example.org/badges badges
    https://forum.example.org/badges/{id}/{topic} badge
    https://forum.example.org/search?q={q}[page={number}] search
    https://forum.example.org/new-topic[title={q}|category={category}] newTopic
    https://forum.example.org/about about
    https://forum.example.org/index.php?topic={id} legacyTopic
    https://forum.example.org/index.php?board={id} legacyBoard
    https://forum.example.org/index.php?action=profile&u={id} legacyProfile
    https://forum.example.org/index.php?action=search legacySearch
    """)
}
