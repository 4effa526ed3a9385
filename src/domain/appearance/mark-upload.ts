/** What a file may be that is brought as a mark of the shop. */
export const markUpload = {
  bytes: 2_000_000,
  pixels: 40_000_000,
  /** How many times as long as high, or the other way: beyond that it is a line in the head of a page. */
  longest: 12,
  /** As browsers are told what can be chosen. */
  types: ["image/svg+xml", "image/png", "image/webp", "image/jpeg", "image/avif"],
} as const;
