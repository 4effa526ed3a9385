import type { reviews as polish } from "../pl/reviews.ts";

/** English: what buyers say, on the product page. */
export const reviews = {
  REVIEWS: "Reviews",
  REVIEWS_STARS: "@stars out of 5 stars",
  REVIEWS_WITH_STARS: "@stars stars: @count",
  REVIEWS_NONE: "Nobody has said yet how it wears. Buy it and be the first to tell.",
  REVIEWS_VERIFIED: "Verified purchase",
  REVIEWS_SAMPLE: "Sample review",
  REVIEWS_WRITE: "Write a review",
  REVIEWS_MORE: "Show more reviews",
  REVIEWS_MORE_ERROR: "The reviews could not be loaded. Try again.",
  REVIEWS_CHECKED:
    "Where do these reviews come from? They are written only by people who bought this product from us and received it: by the link in an e-mail after delivery, or when logged in. We read each one before publishing it. We publish critical ones too; we only turn down swearing, adverts and what is not about the product, and we record why.",
  REVIEWS_CHECKED_SAMPLES: "Reviews marked “sample” were written by us, to show the shop.",
  PRODUCT_ASK: "Ask about this product",
} as const satisfies Record<keyof typeof polish, string>;
