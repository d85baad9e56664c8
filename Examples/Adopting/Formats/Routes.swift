func registerRoutes(in router: Router) {
  router.register("/users/:id", UserViewController.self)
  router.register("/about", AboutViewController.self)
}
