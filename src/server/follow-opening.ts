import { allConfig } from "../database/config.ts";
import type { PageAppearance } from "../domain/appearance/appearance.ts";
import { appearanceOf } from "../generator/appearance.ts";
import { openingOf } from "../database/opening.ts";
import { writtenPages } from "../database/content/information-pages.ts";
import { hasOrders } from "../database/order/orders.ts";
import type { Queryable } from "../database/queryable.ts";

/** How the shop's door stands, as far as a server needs to know. */
export interface Door {
  open: boolean;
  previewKey: string;
  /** Paths of the information pages that are no drafts: whoever has ordered finds them in a closed shop too. */
  pages: ReadonlySet<string>;
  /** What the shop says of itself, for who stands before a closed one. */
  config: Readonly<Record<string, string>>;
  /** How the shop looks, where it has chosen that. */
  appearance: PageAppearance | null;
  /** Whether anybody has ordered here. */
  hasSold: boolean;
}

/** Milliseconds after which a request has it looked at again. */
const freshFor = 2000;

/**
 * Returns a look at the shop's door. While the shop is open nobody waits for it: it is looked at again in the background
 * every few seconds. While it is closed, every request that comes to the door looks anew, so that it opens at once. A
 * database that does not answer changes nothing; where it never did, pages are served as far as they can be.
 */
export async function followOpening(db: Queryable): Promise<() => Door | Promise<Door>> {
  let known: Door = { open: true, previewKey: "", pages: new Set(), config: {}, appearance: null, hasSold: false };
  let readAt = 0;
  let looking: Promise<Door> | null = null;
  const look = () =>
    (looking ??= readDoor(db)
      .then(
        (door) => (known = door),
        () => known,
      )
      .finally(() => {
        readAt = Date.now();
        looking = null;
      }));
  await look();
  return () => {
    if (!known.open) return look();
    if (Date.now() - readAt > freshFor) void look();
    return known;
  };
}

async function readDoor(db: Queryable): Promise<Door> {
  const { openedAt, previewKey } = await openingOf(db);
  if (openedAt !== null)
    return { open: true, previewKey, pages: new Set(), config: {}, appearance: null, hasSold: true };
  const pages = await writtenPages(db);
  const config = await allConfig(db);
  return {
    open: false,
    previewKey,
    pages: new Set(pages.filter(({ draft }) => !draft).map(({ path }) => `/${path}`)),
    config,
    appearance: await appearanceOf(db, config["shop_name"] || "Bruk"),
    hasSold: await hasOrders(db),
  };
}
