import type { ReviewPage, WrittenReview } from "../../contract/page-data.ts";
import { pathIn, reviewHref } from "../../contract/paths.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { linesOfLink, type ReviewableLine } from "../../database/review/review-links.ts";
import { signatureOf } from "../../domain/review/review.ts";
import type { Made, Reading } from "../reading.ts";
import { headText } from "../head-text.ts";
import { titled } from "./listing.ts";

export interface ReviewInput {
  link: string;
  /** Links are known to the database by their SHA-256 alone. */
  linkSha256: Buffer;
  trouble: ReviewPage["trouble"];
}

/** The page a buyer writes reviews on, for whoever has the link of their email: everything of the order that is still on sale. */
export async function reviewPage(
  { db, layout, language }: Reading,
  { link, linkSha256, trouble }: ReviewInput,
): Promise<Made<"review">> {
  const lines = await linesOfLink(db, linkSha256);
  const products = await productsById(
    db,
    lines.map((line) => line.product_id),
    language.lanCode,
  );
  const byId = new Map(products.map((product) => [Number(product.product_id), product]));
  const items = lines.flatMap((line) => {
    const product = byId.get(line.product_id);
    return product === undefined ? [] : [{ product, variant: line.variant_name, written: writtenOf(line) }];
  });
  return madeOf({ layout, language }, pathIn(reviewHref(link), language.lanCode), {
    link,
    signature: signatureOf(lines[0]?.first_name ?? ""),
    items,
    trouble,
  });
}

/** The same for one product, where the account of the browser says who writes; null for a product not on sale. */
export async function accountReviewPage(
  { db, layout, language }: Reading,
  productId: string,
): Promise<Made<"review"> | null> {
  const [product] = await productsById(db, [productId], language.lanCode);
  if (product === undefined) return null;
  return madeOf({ layout, language }, pathIn(reviewHref(productId), language.lanCode), {
    link: "",
    signature: "",
    items: [{ product, variant: "", written: null }],
    trouble: null,
  });
}

function madeOf({ layout, language }: Omit<Reading, "db">, path: string, data: ReviewPage): Made<"review"> {
  const text = headText("review", language.lanCode);
  return {
    path,
    template: "review",
    head: {
      title: titled(text.title, layout),
      description: text.description,
      canonical: path,
      image: null,
      noindex: true,
    },
    data,
    reads: [],
  };
}

function writtenOf({ stars, title, content, author, state }: ReviewableLine): WrittenReview | null {
  return stars === null || state === null
    ? null
    : { stars, title: title ?? "", content: content ?? "", author: author ?? "", state };
}
