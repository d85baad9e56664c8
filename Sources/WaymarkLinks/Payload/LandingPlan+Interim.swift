extension LandingPlan {
  package var modal: Destination? { modals.last?.screen }
  package var flow: [CaseParts] { modals.last?.stack ?? [] }
}
