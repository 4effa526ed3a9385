import type { ReviewPage, WrittenReview } from "../../contract/page-data.ts";
import { pathIn, reviewHref } from "../../contract/paths.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { linesOfLink, type ReviewableLine } from "../../database/review/review-links.ts";
import { signatureOf } from "../../domain/review/review.ts";
import type { Made, Reading } from "../reading.ts";
import { unlistedHead } from "./unlisted-head.ts";

export interface ReviewInput {
  link: string;
  /** Links are known to the database by their SHA-256 alone. */
  linkSha256: Buffer;
  trouble: ReviewPage["trouble"];
}

/** The page a buyer writes reviews on, for whoever has the link of their email: everything of the order that is still on sale. */
export async function reviewPage(
  reading: Reading,
  { link, linkSha256, trouble }: ReviewInput,
): Promise<Made<"review">> {
  const lines = await linesOfLink(reading.db, linkSha256);
  const products = await productsById(
    reading.db,
    lines.map((line) => line.product_id),
    reading.language.lanCode,
  );
  const byId = new Map(products.map((product) => [Number(product.product_id), product]));
  const items = lines.flatMap((line) => {
    const product = byId.get(line.product_id);
    return product === undefined ? [] : [{ product, variant: line.variant_name, written: writtenOf(line) }];
  });
  return madeOf(reading, pathIn(reviewHref(link), reading.language.lanCode), {
    link,
    signature: signatureOf(lines[0]?.first_name ?? ""),
    items,
    trouble,
  });
}

/** The same for one product, where the account of the browser says who writes; null for a product not on sale. */
export async function accountReviewPage(reading: Reading, productId: string): Promise<Made<"review"> | null> {
  const [product] = await productsById(reading.db, [productId], reading.language.lanCode);
  if (product === undefined) return null;
  return madeOf(reading, pathIn(reviewHref(productId), reading.language.lanCode), {
    link: "",
    signature: "",
    items: [{ product, variant: "", written: null }],
    trouble: null,
  });
}

function madeOf(reading: Omit<Reading, "db">, path: string, data: ReviewPage): Made<"review"> {
  return {
    path,
    template: "review",
    head: unlistedHead("review", path, reading),
    data,
    reads: [],
  };
}

function writtenOf({ stars, title, content, author, state }: ReviewableLine): WrittenReview | null {
  return stars === null || state === null
    ? null
    : { stars, title: title ?? "", content: content ?? "", author: author ?? "", state };
}
