/// The result of comparing the magnitude of a number with a bound.
enum MagnitudeOrder {
  case less, equal, greater
}
