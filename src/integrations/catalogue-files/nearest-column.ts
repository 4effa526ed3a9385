import { slips } from "../../domain/search/slips.ts";

/**
 * Returns the known name that a written one is near enough to be meant: `pirce` → `price`, `Name EN` → `name_en`,
 * `description` → `description_pl`. Null where none is.
 */
export function nearestColumn(written: string, known: readonly string[]): string | null {
  const name = plain(written);
  if (name === "") return null;
  const polish = known.find((column) => column === `${name}_pl`);
  if (polish !== undefined) return polish;
  const [nearest] = known.map((column) => ({ column, far: slips(name, plain(column)) })).sort((a, b) => a.far - b.far);
  return nearest !== undefined && nearest.far <= mostSlips(name) ? nearest.column : null;
}

function plain(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .slice(0, 60)
    .replace(/[\s.-]+/g, "_");
}

/** Short names are near each other. */
function mostSlips(name: string): number {
  return name.length < 5 ? 1 : Math.max(2, Math.floor(name.length / 3));
}
