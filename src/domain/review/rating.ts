/** What buyers think of a product: the average of their stars, one decimal, and how many they are. */
export interface Rating {
  average: string;
  count: number;
}

/** Returns the rating of so many reviews with so many stars together, null without any: 37 stars of 8 → '4.6'. */
export function ratingOf(count: number, stars: number): Rating | null {
  if (count === 0) return null;
  const tenths = Math.floor((stars * 20 + count) / (count * 2));
  return { average: `${Math.floor(tenths / 10)}.${tenths % 10}`, count };
}
