enum MagnitudeOrder {
  case less, equal, greater
}
