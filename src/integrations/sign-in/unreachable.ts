/** Thrown while checking: the provider could not be asked, or answered that it is out of order. */
export class Unreachable extends Error {
  override name = "Unreachable";
}
