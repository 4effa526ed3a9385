/** Loyalty points (specification, point 9; guarantees, point 3): 5 PLN for every full hundred. */
const groszePerHundred = 500;

/** Returns the discount in grosze that this many points give: 250 points → 1000. */
export function pointsDiscount(points: number): number {
  return groszePerHundred * Math.floor(points / 100);
}

/**
 * Returns how many points the ledger takes: whole hundreds, at most what the total before points
 * (grosze) needs. 5000 points against 52.20 PLN → 1100.
 */
export function pointsNeeded(points: number, totalBeforePoints: number): number {
  const needed = Math.ceil(Math.max(0, totalBeforePoints) / groszePerHundred);
  return 100 * Math.min(Math.floor(points / 100), needed);
}

/**
 * Returns the points an order earns once it is delivered: so many for every full zloty of goods that were
 * paid for, reductions taken off; delivery earns none. Grosze: 19999 less 1000 at 1 a zloty → 189.
 */
export function pointsEarned(
  { products, discount, points }: { products: number; discount: number; points: number },
  perZloty: number,
): number {
  return perZloty * Math.floor(Math.max(0, products - discount - points) / 100);
}

/** Returns the points to use: whole, not below zero, capped at the balance (specification, point 5). */
export function pointsToUse(wanted: number, balance: number): number {
  return Math.max(0, Math.min(Math.floor(wanted) || 0, balance));
}
