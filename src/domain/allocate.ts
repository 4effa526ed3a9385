/**
 * Returns how a total is shared out in proportion to the parts, so that the shares add up to it: the
 * largest fractions get the odd grosze, the earlier one on a tie. Parts that are all zero share alike.
 * Throws on negative parts, and when there is something to share but no part.
 */
export function allocate(total: number, parts: readonly number[]): number[] {
  if (parts.some((part) => part < 0)) throw new RangeError("A share cannot follow a negative part");
  const weights = (parts.every((part) => part === 0) ? parts.map(() => 1) : parts).map(BigInt);
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (sum === 0n && total !== 0) throw new RangeError("Nobody to share with");

  const size = BigInt(Math.abs(total));
  const shares = weights.map((weight) => Number((size * weight) / sum));
  let odd = Math.abs(total) - shares.reduce((all, share) => all + share, 0);
  const byFraction = weights
    .map((weight, at) => ({ at, fraction: (size * weight) % sum }))
    .sort((a, b) => (a.fraction === b.fraction ? a.at - b.at : a.fraction > b.fraction ? -1 : 1));
  for (const { at } of byFraction) {
    if (odd === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    odd -= 1;
  }
  return total < 0 ? shares.map((share) => 0 - share) : shares;
}
