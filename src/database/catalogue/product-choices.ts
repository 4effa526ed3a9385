import { type LanCode, said } from "../../domain/language.ts";
import { withoutHtml } from "../../domain/translations.ts";
import type { Queryable } from "../queryable.ts";
import { type KnownCategory, knownCategories, rootId } from "./entity-paths.ts";

interface Choice {
  id: number;
  name: string;
}

/** Returns the brands by name, and the categories in the order of the menu, each called with those above it. */
export async function placesToChoose(
  db: Queryable,
  lanCode: LanCode,
): Promise<{ brands: Choice[]; categories: Choice[] }> {
  const { rows: brands } = await db.query<Choice>(
    "SELECT manufacturer_id AS id, manufacturer_name AS name FROM manufacturers ORDER BY lower(manufacturer_name), manufacturer_id",
  );
  const known = await knownCategories(db);
  return { brands, categories: below(known, { id: rootId, name: "" }, lanCode) };
}

function below(known: readonly KnownCategory[], above: Choice, lanCode: LanCode): Choice[] {
  return known
    .filter(({ parentId }) => parentId === above.id)
    .flatMap(({ id, name }) => {
      const called = withoutHtml(said(name, lanCode));
      const choice = { id, name: above.name === "" ? called : `${above.name} / ${called}` };
      return [choice, ...below(known, choice, lanCode)];
    });
}
