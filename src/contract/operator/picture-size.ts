/** Signs that a picture of a packed box may have, as base 64: with it a request stays below what proxies usually let through. */
export const largestPicture = 900_000;
