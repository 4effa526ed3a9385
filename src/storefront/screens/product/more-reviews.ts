import type { Review } from "../../../contract/page-data.ts";
import { reviewsHref } from "../../../contract/told-paths.ts";

/** Returns a product's next reviews after the first so many; null when the shop does not answer. */
export async function moreReviews(productId: string, skip: number): Promise<Review[] | null> {
  try {
    const response = await fetch(reviewsHref(productId, skip));
    return response.ok ? ((await response.json()) as { reviews: Review[] }).reviews : null;
  } catch {
    return null;
  }
}
