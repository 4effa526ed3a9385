import type { Appearance } from "../../domain/appearance/appearance.ts";
import type { Queryable } from "../queryable.ts";

/** Returns how the shop looks, and how often that has changed. */
export async function shopAppearance(db: Queryable): Promise<{ appearance: Appearance; version: number }> {
  return read(db, "");
}

/** Returns the same; until the transaction ends nobody else changes it. */
export async function lockAppearance(db: Queryable): Promise<{ appearance: Appearance; version: number }> {
  return read(db, "FOR UPDATE");
}

interface Row {
  accent: string;
  accent_text: string;
  theme: string;
  logo: string | null;
  logo_dark: string | null;
  icon: string | null;
  version: number;
}

async function read(db: Queryable, lock: "" | "FOR UPDATE"): Promise<{ appearance: Appearance; version: number }> {
  const { rows } = await db.query<Row>(
    `SELECT accent, accent_text, theme, logo, logo_dark, icon, version FROM appearance ${lock}`,
  );
  const { accent, accent_text: accentText, theme, logo, logo_dark: logoDark, icon, version } = rows[0]!;
  return { appearance: { accent, accentText, theme, logo, logoDark, icon }, version };
}

/** Stores how the shop looks. Returns how often that has changed. The database refuses words that cannot be read. */
export async function saveAppearance(db: Queryable, appearance: Appearance): Promise<number> {
  const { accent, accentText, theme, logo, logoDark, icon } = appearance;
  const { rows } = await db.query<{ version: number }>(
    `UPDATE appearance SET accent = $1, accent_text = $2, theme = $3, logo = $4, logo_dark = $5, icon = $6
     RETURNING version`,
    [accent, accentText, theme, logo, logoDark, icon],
  );
  return rows[0]!.version;
}
