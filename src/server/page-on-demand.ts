import { languageIn, onDemand, paths, pathsIn, searchedIn } from "../contract/paths.ts";
import type { PageData } from "../contract/page-data.ts";
import { reviewsOf } from "../database/review/reviews.ts";
import { inOwnWords } from "../database/content/said-texts.ts";
import { entityAt, type EntityKind } from "../database/catalogue/paths.ts";
import type { Language } from "../domain/language.ts";
import type { Currency } from "../domain/money.ts";
import { tokenDigest } from "../flows/order/order-shopper.ts";
import type { Assets } from "../generator/document.ts";
import { pageDataOf } from "../generator/page-data.ts";
import { categoryPages } from "../generator/pages/category.ts";
import { contactPage } from "../generator/pages/contact.ts";
import { contentPages } from "../generator/pages/content.ts";
import { homePage } from "../generator/pages/home.ts";
import { lookPages } from "../generator/pages/look.ts";
import type { ListingAsked } from "../generator/pages/filtered-listing.ts";
import { newProductsPage, salePage, searchPage } from "../generator/pages/listing.ts";
import { manufacturerPages } from "../generator/pages/manufacturer.ts";
import { notFoundPage } from "../generator/pages/not-found.ts";
import { comparePage } from "../generator/pages/compare.ts";
import { offlinePage } from "../generator/pages/offline.ts";
import { productPages } from "../generator/pages/product.ts";
import { accountReviewPage, reviewPage } from "../generator/pages/review.ts";
import { accountLinkPage } from "../generator/pages/account-link.ts";
import { newsletterLinkPage } from "../generator/pages/newsletter-link.ts";
import { stockAlertPage } from "../generator/pages/stock-alert.ts";
import { userPage } from "../generator/pages/user.ts";
import { complaintPage, nothingComplained } from "../generator/pages/complaint.ts";
import { nothingAsked, withdrawalPage } from "../generator/pages/withdrawal.ts";
import { addPathsInLanguages, type Subject } from "../generator/in-languages.ts";
import type { Made, Reading } from "../generator/reading.ts";
import type { Pool } from "../database/connect.ts";
import { followRedirect } from "../database/content/redirects.ts";
import { movedFromElsewhere } from "./elsewhere-address.ts";
import { cachedLayout } from "./cached-layout.ts";

export interface PageInput {
  /** Decoded, with its leading slash, an own page's in Polish; a search path stays encoded. */
  path: string;
  language: Language;
  /** Null: the listing as it is prerendered. */
  asked: ListingAsked | null;
  /** A product's page with all its reviews. */
  whole?: boolean;
  /** A product's page with this variant chosen, where it has it. */
  variant?: string | null;
  /** In what prices are read: a search may name one, a page tells its own in it. */
  currency?: Currency;
}

/** `missed`: words of a search that nothing in the shop has. */
export type FoundPage =
  | {
      kind: "page";
      page: PageData;
      structured: Made["structured"];
      inLanguages: Made["inLanguages"];
      missed: readonly string[];
    }
  | { kind: "moved"; path: string };

/**
 * Makes one page from its source, now: the second variant of every template. Returns the not-found page
 * for a path nobody has, and where to go for another spelling of a path.
 */
export async function pageOnDemand(parts: { pool: Pool; assets: Assets }, input: PageInput): Promise<FoundPage> {
  return inOwnWords(parts.pool, () => madeNow(parts, input));
}

async function madeNow(
  { pool, assets }: { pool: Pool; assets: Assets },
  { path, language, asked, whole = false, variant = null, currency = "pln" }: PageInput,
): Promise<FoundPage> {
  const layout = await cachedLayout(pool, language);
  const reading: Reading = { db: pool, language, layout };
  const { subject = null, ...found } = await make(reading, path, { asked, currency });
  if ("moved" in found) return { kind: "moved", path: found.moved };
  const { made } = found;
  await addPathsInLanguages(pool, [{ page: made, subject }]);
  if (made.template === "product") {
    if (whole) await addAllReviews(pool, made as Made<"product">);
    if (variant !== null) nameVariant(made as Made<"product">, variant);
  }
  const isTold = currency !== "pln" && layout.currencies.includes(currency) && made.template !== "search";
  const page = pageDataOf(made, { build: assets.build, layout, language, ...(isTold && { currency }) });
  const { structured, inLanguages } = made;
  return { kind: "page", page, structured, inLanguages, missed: "missed" in made ? made.missed : [] };
}

/** More than these no page prerenders. */
const mostReviews = 500;

async function addAllReviews(pool: Pool, { data }: Made<"product">): Promise<void> {
  data.reviews.newest = await reviewsOf(pool, Number(data.product.product_id), { skip: 0, most: mostReviews });
}

/** The picture of a link's preview is that of the variant too. */
function nameVariant({ head, data }: Made<"product">, variant: string): void {
  const found = data.product.attrs[0]?.vals.find(({ attr_2_product_id }) => attr_2_product_id === variant);
  if (found === undefined) return;
  data.chosen = variant;
  if (found.picture !== undefined && head.image !== null) head.image = found.picture;
}

type MadePage = Made | (Made<"search"> & { missed: string[] });
type Found = { made: MadePage; subject?: Subject } | { moved: string; subject?: never };

interface MakeInput {
  asked: ListingAsked | null;
  currency: Currency;
}

async function make(reading: Reading, path: string, input: MakeInput): Promise<Found> {
  const own = pathsIn[languageIn(path).lanCode];
  const bare = path.toLowerCase().replace(/\/$/, "");
  const meant = meantPages.find((page) => own[page].replace(/\/$/, "") === bare);
  if (meant !== undefined && own[meant] !== path) return { moved: own[meant] };
  const made = await ownPage(reading, path, input);
  return made === null ? entityPage(reading, path, input) : { made };
}

/** Returns a page of the shop itself, which the path table has; null for any other path. */
async function ownPage(reading: Reading, path: string, { asked, currency }: MakeInput): Promise<MadePage | null> {
  if (path === paths.home) return homePage(reading);
  if (path === paths.sale) return salePage(reading, asked);
  if (path === paths.newProducts) return newProductsPage(reading, asked);
  if (path === paths.contact) return contactPage(reading);
  if (path === paths.compare) return comparePage(reading);
  if (path === paths.offline) return offlinePage(reading);
  if (path === paths.withdrawal) return withdrawalPage(reading, nothingAsked);
  if (path === paths.complaint) return complaintPage(reading, nothingComplained);
  const reviewed = path.startsWith(paths.review)
    ? /^(\d{1,15})\/?$/.exec(path.slice(paths.review.length))?.[1]
    : undefined;
  if (reviewed !== undefined) return (await accountReviewPage(reading, reviewed)) ?? notFoundPage(reading);
  if (path.startsWith("/user/")) return userPage(reading, path) ?? notFoundPage(reading);
  const link = linkIn(path);
  if (link !== null && path.startsWith(paths.review))
    return reviewPage(reading, { link, linkSha256: tokenDigest(link), trouble: null });
  if (link !== null && path.startsWith(paths.stockAlert))
    return stockAlertPage(reading, { link, linkSha256: tokenDigest(link) });
  if (link !== null && path.startsWith(paths.account))
    return accountLinkPage(reading, { link, linkSha256: tokenDigest(link) });
  const [, answer, email] = /^\/newsletter\/(confirm|end)\/([\w-]{1,100})\/?$/.exec(path) ?? [];
  if (email !== undefined)
    return newsletterLinkPage(reading, {
      answer: answer as "confirm" | "end",
      link: email,
      linkSha256: tokenDigest(email),
    });
  const query = searchedIn(path);
  return query === undefined ? null : searchPage(reading, query, { asked, currency });
}

/** Returns the page of what has a path of its own, or where it is now; for a path nobody has the not-found page. */
async function entityPage(reading: Reading, path: string, { asked }: MakeInput): Promise<Found> {
  const prefix = Object.values(onDemand).find((start) => path.startsWith(start));
  const entity = await entityAt(
    reading.db,
    (prefix === undefined ? path : path.slice(prefix.length - 1)).replace(/^\/+/, ""),
  );
  const given = entity === null && prefix === undefined ? await followRedirect(reading.db, path) : null;
  if (given !== null) return { moved: given };
  const elsewhere = entity === null && prefix === undefined ? await movedFromElsewhere(reading.db, path) : null;
  if (elsewhere !== null) return { moved: `/${elsewhere}` };
  if (entity === null || (prefix !== undefined && prefixOf[entity.kind] !== prefix))
    return { made: await notFoundPage(reading) };
  if (prefix === undefined && `/${entity.path}` !== path) return { moved: `/${entity.path}` };
  const wanted = [{ path: `/${entity.path}`, id: String(entity.entity_id) }];
  const made =
    entity.kind === "product"
      ? await productPages(reading, wanted)
      : entity.kind === "category"
        ? await categoryPages(reading, wanted, asked)
        : entity.kind === "manufacturer"
          ? await manufacturerPages(reading, wanted, asked)
          : entity.kind === "look"
            ? await lookPages(reading, wanted)
            : await contentPages(reading, wanted);
  return made[0] === undefined ? { made: await notFoundPage(reading) } : { made: made[0], subject: entity };
}

/** Own pages that are found under another spelling of their path, too. */
const meantPages = [
  "home",
  "sale",
  "newProducts",
  "contact",
  "compare",
  "offline",
  "search",
  "withdrawal",
  "complaint",
] as const;

/** Looks came after the specification's second addresses and have none. */
const prefixOf: Record<EntityKind, string | null> = {
  product: onDemand.product,
  category: onDemand.category,
  manufacturer: onDemand.manufacturer,
  page: onDemand.content,
  look: null,
};

/** The link of an email that a path ends in: `/opinia/Zx…`; page data, whose address knows no slash at the end, asks with one. */
function linkIn(path: string): string | null {
  return /^\/[a-z]+\/([\w-]{20,100})\/?$/.exec(path)?.[1] ?? null;
}
