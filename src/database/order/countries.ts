import type { Said } from "../../domain/language.ts";
import type { Queryable } from "../queryable.ts";

export interface CountryRow {
  country_id: number;
  /** As the specification writes it: LX is Luxembourg. */
  country_code: string;
  country_name: Said;
  zone_id: string | null;
  offered: boolean;
  off_because: string | null;
}

const columns = "country_id, country_code, country_name, zone_id, offered, off_because";

/** Returns every country of the list, delivered to or not. */
export async function allCountries(db: Queryable): Promise<CountryRow[]> {
  const { rows } = await db.query<CountryRow>(`SELECT ${columns} FROM countries ORDER BY country_id`);
  return rows;
}

/** Offers a country from now on (`because` null), or no more, and keeps why; returns it, null for a code nobody has. */
export async function offerCountry(
  db: Queryable,
  { code, because }: { code: string; because: string | null },
): Promise<CountryRow | null> {
  const { rows } = await db.query<CountryRow>(
    `UPDATE countries SET offered = $2::text IS NULL, off_because = $2 WHERE country_code = CASE WHEN upper($1) = 'LU' THEN 'LX' ELSE upper($1) END RETURNING ${columns}`,
    [code, because],
  );
  return rows[0] ?? null;
}
