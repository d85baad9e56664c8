/// How a number without its sign compares to a bound.
enum MagnitudeOrder {
  case less, equal, greater
}
