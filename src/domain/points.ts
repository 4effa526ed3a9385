/** Loyalty points (specification, point 9; guarantees, point 3): 5 PLN for every full hundred. */
const groszePerHundred = 500;

/** Answers the discount in grosze that this many points give: 250 points → 1000. */
export function pointsDiscount(points: number): number {
  return groszePerHundred * Math.floor(points / 100);
}

/**
 * Answers how many points the ledger takes: whole hundreds, at most what the total before points
 * (grosze) needs. 5000 points against 52.20 PLN → 1100.
 */
export function pointsNeeded(points: number, totalBeforePoints: number): number {
  const needed = Math.ceil(Math.max(0, totalBeforePoints) / groszePerHundred);
  return 100 * Math.min(Math.floor(points / 100), needed);
}

/** Answers the points to use: whole, not below zero, capped at the balance (specification, point 5). */
export function pointsToUse(wanted: number, balance: number): number {
  return Math.max(0, Math.min(Math.floor(wanted) || 0, balance));
}
