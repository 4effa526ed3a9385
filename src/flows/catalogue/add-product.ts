import {
  addProduct,
  attributeCalled,
  freeHandle,
  isUntouched,
  removeProduct,
} from "../../database/catalogue/new-products.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { languages, type Said } from "../../domain/language.ts";
import { decimal } from "../../domain/money.ts";
import { pathByName, stemOf } from "./follow-name.ts";

export interface NewProductInput {
  /** In Polish. */
  name: string;
  brandId: number;
  categoryId: number;
  /** Grosze. */
  price: number;
  /** None: it is one piece. */
  sizes: readonly string[];
}

/** Makes a product that is not shown yet and of which there is nothing, in the caller's transaction; returns its number. */
export async function makeProduct(db: Queryable, input: NewProductInput, log: Log): Promise<number> {
  const { name, sizes } = input;
  // Two who make the same at once: the second takes the next handle and address.
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('import', 0))");
  const id = await addProduct(db, {
    ...input,
    handle: await freeHandle(db, stemOf(name)),
    attributeId: sizes.length === 0 ? null : await attributeCalled(db, sizeName()),
    values: sizes.map((one) => ({ pl: one })),
  });
  await pathByName(db, id, name);
  await log({
    act: "addProduct",
    entity: "product",
    entityId: id,
    after: { name, price: decimal(input.price), sizes },
  });
  return id;
}

/** Takes away a product that nobody could buy yet; `final`: it was shown or ordered, and stays. */
export async function unmakeProduct(
  db: Queryable,
  { productId, name }: { productId: number; name: string },
  log: Log,
): Promise<"removed" | "unknown" | "final"> {
  const untouched = await isUntouched(db, productId);
  if (untouched === null) return "unknown";
  if (!untouched) return "final";
  await removeProduct(db, productId);
  await log({ act: "removeProduct", entity: "product", entityId: productId, before: { name } });
  return "removed";
}

/** What sizes are called, in every language. */
function sizeName(): Said {
  const [pl, en, cz] = languages.map(({ lanCode }) => textIn(lanCode, "ATTRIBUTE_SIZE"));
  return { pl: pl!, en: en!, cz: cz! };
}
