/** Kept under a key of our own, for thirty days. */
const key = "adultUntil";
const retention = 30 * 86_400_000;

/** The shopper declares to be of age. Where storage is forbidden, that holds until the page is left. */
export function declareAdult(): void {
  document.documentElement.dataset["adult"] = "";
  try {
    localStorage.setItem(key, JSON.stringify(Date.now() + retention));
  } catch {
    // Asked again on the next visit, then.
  }
}
