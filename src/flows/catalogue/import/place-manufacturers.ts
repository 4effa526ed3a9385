import {
  addManufacturer,
  knownManufacturers,
  moveManufacturer,
  reviseManufacturer,
  reviseProducer,
} from "../../../database/catalogue/entity-paths.ts";
import { savePaths } from "../../../database/catalogue/paths.ts";
import { sayPaths } from "../../../database/catalogue/said-paths.ts";
import type { Queryable } from "../../../database/queryable.ts";
import type { Catalogue, CatalogueManufacturer } from "../../../domain/catalogue/catalogue.ts";
import type { Said } from "../../../domain/language.ts";
import { slugOf } from "../../../domain/slug.ts";
import { mergedListingTexts, noListingTexts } from "./merge-said.ts";
import { ownerOf, type PathBook } from "./path-book.ts";
import { type Placed, placedOf } from "./place-categories.ts";
import { saidPaths } from "./said-paths.ts";

/** Makes or revises the catalogue's manufacturers; those only named by products are made. Ids are by name in lower case. */
export async function placeManufacturers(db: Queryable, catalogue: Catalogue, book: PathBook): Promise<Placed> {
  const known = new Map(
    (await knownManufacturers(db)).map((manufacturer) => [manufacturer.name.toLowerCase(), manufacturer]),
  );
  const placed = placedOf(new Map([...known].map(([name, { id }]) => [name, id])));
  const wanted = wantedManufacturers(catalogue);
  const said = [...wanted].flatMap(([key, manufacturer]) => {
    const here = known.get(key);
    const renamed = manufacturer.url !== null && manufacturer.url !== here?.url;
    return here === undefined ? [] : saidPaths(manufacturer, { kind: "manufacturer", entity_id: here.id, renamed });
  });
  for (const id of await sayPaths(db, said)) {
    placed.facts.add("menu").add(`manufacturer:${id}`);
    placed.changed.add(id);
  }
  const made: { manufacturer: Omit<CatalogueManufacturer, "description">; id: number; path: string }[] = [];
  for (const [key, manufacturer] of wanted) {
    const here = known.get(key);
    const owner =
      here === undefined ? `new manufacturer:${key}` : ownerOf({ kind: "manufacturer", entity_id: here.id });
    if (manufacturer.url !== null && !book.take(manufacturer.url, owner)) {
      placed.problems.push({
        row: manufacturer.row ?? 0,
        text: `The path '${manufacturer.url}' belongs to something else already.`,
      });
    } else if (here === undefined) {
      const path = manufacturer.url ?? book.takeNear(slugOf(manufacturer.name) || "marka", owner);
      const id = await addManufacturer(db, {
        name: manufacturer.name,
        path,
        ...mergedListingTexts(noListingTexts, manufacturer),
      });
      if (manufacturer.producer) await reviseProducer(db, id, manufacturer.producer);
      made.push({ manufacturer, id, path });
      placed.ids.set(key, id);
      placed.created.add(id);
      placed.facts.add("menu");
    } else {
      const described = await reviseManufacturer(db, here.id, mergedListingTexts(here, manufacturer));
      const produced =
        manufacturer.producer !== undefined && (await reviseProducer(db, here.id, manufacturer.producer));
      if (described || produced) placed.facts.add(`manufacturer:${here.id}`);
      if (described || produced) placed.changed.add(here.id);
      if (manufacturer.url === null || manufacturer.url === here.url) continue;
      await moveManufacturer(db, here.id, manufacturer.url);
      placed.changed.add(here.id);
      placed.facts.add("menu").add(`manufacturer:${here.id}`);
    }
  }
  const keyOf = (id: number) => ({ kind: "manufacturer" as const, entity_id: id });
  await sayPaths(
    db,
    made.flatMap(({ manufacturer, id }) => saidPaths(manufacturer, keyOf(id))),
  );
  await savePaths(
    db,
    made.map(({ id, path }) => ({ ...keyOf(id), path })),
  );
  return placed;
}

/** By name in lower case; one that only products name has nothing to say of itself. */
function wantedManufacturers({
  manufacturers,
  products,
}: Catalogue): Map<string, Omit<CatalogueManufacturer, "description"> & { description: Partial<Said> }> {
  const wanted: ReturnType<typeof wantedManufacturers> = new Map(
    manufacturers.map((manufacturer) => [manufacturer.name.toLowerCase(), manufacturer]),
  );
  for (const { manufacturer: name } of products) {
    if (!wanted.has(name.toLowerCase())) wanted.set(name.toLowerCase(), { name, url: null, description: {} });
  }
  return wanted;
}
