import { type LanCode, languageCalled, said, type Said } from "../../domain/language.ts";
import type { ListingTexts } from "./categories.ts";
import type { Queryable } from "../queryable.ts";

export interface ManufacturerRow {
  manufacturer_id: string;
  manufacturer_name: string;
  manufacturer_url: string;
  url: string;
  /** Number of shown products, as the specification's string. */
  count: string;
}

/** Returns every manufacturer that has a page, by name (specification, point 3), each with its url in a language. */
export async function allManufacturers(db: Queryable, lanCode: LanCode): Promise<ManufacturerRow[]> {
  const { rows } = await db.query<ManufacturerRow>({
    name: "all-manufacturers",
    text: `SELECT m.manufacturer_id::text, m.manufacturer_name, m.manufacturer_url, paths.path AS url, coalesce(counted.count, 0)::text AS count
      FROM manufacturers m JOIN paths ON paths.kind = 'manufacturer' AND paths.entity_id = m.manufacturer_id AND paths.lan_id = $1
      LEFT JOIN (SELECT manufacturer_id, count(*) AS count FROM products WHERE shown GROUP BY manufacturer_id) AS counted USING (manufacturer_id)
      ORDER BY lower(m.manufacturer_name), m.manufacturer_id`,
    values: [languageCalled(lanCode).lanId],
  });
  return rows;
}

/** Returns what the pages of these manufacturers say, by id. */
export async function textsOfManufacturers(
  db: Queryable,
  ids: readonly string[],
  lanCode: LanCode,
): Promise<Map<string, ListingTexts>> {
  const { rows } = await db.query<{
    manufacturer_id: number;
    description: Said;
    search_title: Said;
    search_description: Said;
  }>(
    "SELECT manufacturer_id, description, search_title, search_description FROM manufacturers WHERE manufacturer_id = ANY ($1::bigint[])",
    [ids.map(Number)],
  );
  return new Map(
    rows.map((row) => [
      String(row.manufacturer_id),
      {
        description: said(row.description, lanCode),
        searchTitle: said(row.search_title, lanCode),
        searchDescription: said(row.search_description, lanCode),
      },
    ]),
  );
}
