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
  version: number;
}

const columns = "country_id, country_code, country_name, zone_id, offered, off_because, version";

/** Returns every country of the list, delivered to or not. */
export async function allCountries(db: Queryable): Promise<CountryRow[]> {
  const { rows } = await db.query<CountryRow>(`SELECT ${columns} FROM countries ORDER BY country_id`);
  return rows;
}

/** Returns the code of a country of the list; null: it is not there. */
export async function countryCodeOf(db: Queryable, countryId: number): Promise<string | null> {
  const { rows } = await db.query<{ country_code: string }>(
    "SELECT country_code FROM countries WHERE country_id = $1",
    [countryId],
  );
  return rows[0]?.country_code ?? null;
}

/** Returns a country by its number or its code, for this transaction alone; null: there is none such. */
export async function lockCountry(
  db: Queryable,
  which: { countryId: number } | { code: string },
): Promise<CountryRow | null> {
  const { rows } = await db.query<CountryRow>(
    `SELECT ${columns} FROM countries WHERE country_id = $1 OR country_code = CASE WHEN upper($2) = 'LU' THEN 'LX' ELSE upper($2) END FOR UPDATE`,
    ["countryId" in which ? which.countryId : null, "code" in which ? which.code : null],
  );
  return rows[0] ?? null;
}

/** Says which zone a country is in (null: none) and whether the shop delivers there; that counts one version more. */
export async function saveCountry(
  db: Queryable,
  { country_id, zone_id, offered, off_because }: Omit<CountryRow, "country_code" | "country_name" | "version">,
): Promise<void> {
  await db.query(
    "UPDATE countries SET zone_id = $2, offered = $3, off_because = $4, version = version + 1 WHERE country_id = $1",
    [country_id, zone_id, offered, off_because],
  );
}
