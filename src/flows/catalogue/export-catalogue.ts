import { productsAfter } from "../../database/catalogue/catalogue-export.ts";
import { writtenFillings } from "../../database/catalogue/category-fillings.ts";
import { knownCategories, knownManufacturers } from "../../database/catalogue/entity-paths.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import type { CatalogueSink } from "../../integrations/catalogue-files/write-bruk.ts";

export interface ExportSettings {
  /** The goods' numbers: those alone, without categories and brands of their own; absent: the whole catalogue. */
  only?: readonly number[] | undefined;
  tell?: (progress: { what: string; done: number; of: number }) => void;
}

const batch = 500;

/**
 * Gives the catalogue out as it is at one moment: categories, manufacturers, products by their handles.
 * Importing it again changes nothing. Returns how many products there were.
 */
export async function exportCatalogue(
  pool: Pool,
  file: CatalogueSink,
  { only, tell }: ExportSettings = {},
): Promise<{ products: number }> {
  return inTransaction(
    pool,
    async (db) => {
      await db.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
      const categories = await knownCategories(db);
      if (only === undefined) {
        const fillings = await writtenFillings(db);
        for (const category of categories) await file.category({ ...category, ...fillings.get(category.id)! });
        for (const manufacturer of await knownManufacturers(db)) await file.manufacturer(manufacturer);
      }
      const { rows } = await db.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM products WHERE $1::bigint[] IS NULL OR product_id = ANY ($1)",
        [only ?? null],
      );
      const keys = new Map(categories.map(({ id, key }) => [id, key]));
      let products = 0;
      let handle = "";
      for (;;) {
        const some = await productsAfter(db, { handle, limit: batch, keys, only: only ?? null });
        for (const product of some) await file.product(product);
        products += some.length;
        tell?.({ what: "products", done: products, of: rows[0]!.count });
        if (some.length < batch) return { products };
        handle = some.at(-1)!.handle;
      }
    },
    { statementTimeout: 0 },
  );
}
