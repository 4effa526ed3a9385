import { allConfig } from "../database/config.ts";
import { writtenPages } from "../database/content/information-pages.ts";
import { allWaivers, offersTransfers, openingOf } from "../database/opening.ts";
import { deliveryOffer } from "../database/delivery/delivery.ts";
import type { Queryable } from "../database/queryable.ts";
import { obstacleTo } from "../domain/order/obstacle.ts";
import { lawfulPages, type OpeningItem, openingList, type ShopToOpen } from "../domain/opening.ts";

/** What the settings of a shop say of how it keeps its word. */
export type ShopMeans = Pick<ShopToOpen, "unrealPayments" | "paysOnline" | "sendsEmails" | "mailFrom" | "shopEmail"> & {
  /** Nobody but this machine comes to it. */
  onThisMachine: boolean;
};

/** Returns what the law wants of this shop before it sells, each with whether it is there; nothing of the demo that somebody tries on their own machine. */
export async function lookAtOpening(db: Queryable, means: ShopMeans): Promise<OpeningItem[]> {
  const { demoSince } = await openingOf(db);
  if (demoSince !== null && means.onThisMachine) return [];
  const config = await allConfig(db);
  const written = await writtenPages(db);
  const stateOf = (id: string | undefined) => {
    const page = written.find(({ page_id }) => String(page_id) === id);
    return page === undefined ? "missing" : page.draft ? "draft" : "confirmed";
  };
  const pages = Object.fromEntries(
    lawfulPages.map((which) => [which, stateOf(config[`page_${which}`])]),
  ) as ShopToOpen["pages"];
  const offer = await deliveryOffer(db, "pl");
  const obstacles = offer.countries.map(({ country_id, country_name }) => ({
    country_name,
    obstacle: obstacleTo(country_id, offer),
  }));
  return openingList(
    {
      ...means,
      config,
      pages,
      transfers: await offersTransfers(db),
      takesPayment: !obstacles.some(({ obstacle }) => obstacle === "PAYMENTS_OFF"),
      delivers: offer.countries.length > 0,
      unpaidCountries: obstacles
        .filter(({ obstacle }) => obstacle === "COUNTRY_PAYMENTS_OFF")
        .map(({ country_name }) => country_name),
      demo: demoSince !== null,
    },
    await allWaivers(db),
  );
}
