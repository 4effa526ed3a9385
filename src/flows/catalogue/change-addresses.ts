import { languages } from "../../domain/language.ts";
import { addressParts, withSlug } from "../../domain/catalogue/category-form.ts";
import {
  addressesOf,
  followNameIn,
  giveAddress,
  isFreeAddress,
  moveAddresses,
  slugsOf,
  type Slugs,
  takeAddresses,
} from "../../database/catalogue/moved-paths.ts";
import { savePaths } from "../../database/catalogue/paths.ts";
import type { Queryable } from "../../database/queryable.ts";

interface AddressesInput {
  kind: "category" | "manufacturer";
  entity_id: number;
  /** Those whose addresses may lie below its own, itself among them. */
  ids: readonly number[];
  wanted: Slugs;
  /** How its address begins where it has none yet, in Polish. */
  below: string;
}

/** Why something cannot have an address: another has it, or in that language it has no page. Which language's it is. */
export type AddressRefused = { kind: "taken" | "pageless"; language: keyof Slugs };

/**
 * Gives something its addresses, with all that lies below them; the old ones lead to the new ones. In Polish '' takes its
 * page away, in another language its address follows from its name. Returns why not, and nothing of it may be saved then.
 */
export async function changeAddresses(
  db: Queryable,
  { kind, entity_id, ids, wanted, below }: AddressesInput,
): Promise<AddressRefused | null> {
  const key = { kind, entity_id };
  for (const { lanCode } of languages) {
    const addresses = await addressesOf(db, key);
    const address = addresses[lanCode];
    const slug = wanted[lanCode];
    if (slug === slugsOf(addresses)[lanCode]) continue;
    if (slug === "" && lanCode === "pl") await takeAddresses(db, key);
    else if (slug === "" && lanCode !== "pl") await followNameIn(db, key, lanCode);
    else if (address !== undefined) {
      if (lanCode !== "pl") await giveAddress(db, key, address.path);
      const to = withSlug(address.path, slug);
      const moved = address.path.endsWith("/") ? ids : [entity_id];
      if (!(await moveAddresses(db, { kind, ids: moved, from: address.path, to })))
        return { kind: "taken", language: lanCode };
    } else if (lanCode === "pl") {
      const path = `${below}${slug}/`;
      if (path.length > 400 || !(await isFreeAddress(db, path, key))) return { kind: "taken", language: lanCode };
      await savePaths(db, [{ ...key, path }]);
    } else return { kind: "pageless", language: lanCode };
  }
  return null;
}

/** Returns the first address like this one that is free: `odziez/bluzy/`, `odziez/bluzy-2/`. */
export async function freeAddress(
  db: Queryable,
  { kind, entity_id, below, slug }: { kind: AddressesInput["kind"]; entity_id: number; below: string; slug: string },
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const path = `${below}${slug}${number === 1 ? "" : `-${number}`}/`;
    if (await isFreeAddress(db, path, { kind, entity_id })) return path;
  }
}

/** Returns whether an address was made of a name, with a number or without. */
export function isMadeOf(path: string, slug: string): boolean {
  const last = addressParts(path).slug;
  return last.startsWith(slug) && /^(-\d+)?$/.test(last.slice(slug.length));
}
