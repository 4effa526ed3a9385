import { knownCategories, knownManufacturers } from "../../database/catalogue/entity-paths.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { logCommand } from "../../database/staff/operator-log.ts";
import { saveSizeTable } from "../../database/catalogue/size-tables.ts";
import { sizeTableProblem, type WrittenSizeTable } from "../../domain/catalogue/size-table.ts";

export type SizeTablesWritten = { kind: "written"; tables: number } | { kind: "refused"; problems: string[] };

/**
 * Writes size tables by their handles, all of them or none and everything that is wrong; tables that are not
 * named stay. Two tables may not apply at the same place.
 */
export async function writeSizeTables(pool: Pool, tables: readonly WrittenSizeTable[]): Promise<SizeTablesWritten> {
  return inTransaction(
    pool,
    async (db) => {
      const categories = new Map((await knownCategories(db)).map(({ key, id }) => [key.toLowerCase(), id]));
      const brands = new Map((await knownManufacturers(db)).map(({ name, id }) => [name.toLowerCase(), id]));
      const problems = tables.map(sizeTableProblem).filter((problem) => problem !== null);
      const taken = new Map<string, string>();
      const placed = tables.map((table) => ({
        table,
        places: table.places.flatMap(({ category, brand }) => {
          const categoryId = categories.get(category.toLowerCase());
          const manufacturerId = brand === undefined ? null : brands.get(brand.toLowerCase());
          if (categoryId === undefined)
            problems.push(`The size table '${table.handle}' applies to an unknown category '${category}'.`);
          if (manufacturerId === undefined)
            problems.push(`The size table '${table.handle}' applies to an unknown brand '${brand}'.`);
          if (categoryId === undefined || manufacturerId === undefined) return [];
          const key = `${categoryId} ${manufacturerId}`;
          if (taken.has(key))
            problems.push(
              `The size tables '${taken.get(key)}' and '${table.handle}' both apply to '${category}'${brand === undefined ? "" : ` of ${brand}`}.`,
            );
          taken.set(key, table.handle);
          return [{ categoryId, manufacturerId }];
        }),
      }));
      if (problems.length > 0) return { kind: "refused", problems } as const;
      for (const { table, places } of placed) await saveSizeTable(db, table, places);
      await invalidateCacheTags(db, ["size-tables"]);
      await logCommand(db, `size-tables write: ${tables.map(({ handle }) => handle).join(", ")}`);
      return { kind: "written", tables: tables.length } as const;
    },
    { keep: (result) => result.kind === "written" },
  );
}
