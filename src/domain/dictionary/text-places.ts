// Gathered from the Polish dictionary: every language has the same codes in the same places.
import { account } from "./pl/account.ts";
import { accountLinks } from "./pl/account-links.ts";
import { age } from "./pl/age.ts";
import { atRest } from "./pl/at-rest.ts";
import { backInStock } from "./pl/back-in-stock.ts";
import { compare } from "./pl/compare.ts";
import { complaint } from "./pl/complaint.ts";
import { contact } from "./pl/contact.ts";
import { fields } from "./pl/fields.ts";
import { filters } from "./pl/filters.ts";
import { forms } from "./pl/forms.ts";
import { home } from "./pl/home.ts";
import { information } from "./pl/information.ts";
import { layout } from "./pl/layout.ts";
import { limits } from "./pl/limits.ts";
import { listing } from "./pl/listing.ts";
import { looks } from "./pl/looks.ts";
import { newsletter } from "./pl/newsletter.ts";
import { offline } from "./pl/offline.ts";
import { order } from "./pl/order.ts";
import { pages } from "./pl/pages.ts";
import { privacy } from "./pl/privacy.ts";
import { product } from "./pl/product.ts";
import { productWindows } from "./pl/product-windows.ts";
import { reviewing } from "./pl/reviewing.ts";
import { reviews } from "./pl/reviews.ts";
import { search } from "./pl/search.ts";
import { accountEmails } from "./pl/server/account-emails.ts";
import { changedEmails } from "./pl/server/changed-emails.ts";
import { complaintEmails } from "./pl/server/complaint-emails.ts";
import { emails } from "./pl/server/emails.ts";
import { exchangeEmails } from "./pl/server/exchange-emails.ts";
import { heads } from "./pl/server/heads.ts";
import { orderEmails } from "./pl/server/order-emails.ts";
import { opinion } from "./pl/server/opinion.ts";
import { orderInfo } from "./pl/server/order-info.ts";
import { pages as serverPages } from "./pl/server/pages.ts";
import { product as productFacts } from "./pl/server/product.ts";
import { refusals } from "./pl/server/refusals.ts";
import { reports } from "./pl/server/reports.ts";
import { settledEmails } from "./pl/server/settled-emails.ts";
import { staffEmails } from "./pl/server/staff-emails.ts";
import { signIn } from "./pl/sign-in.ts";
import { suggestions } from "./pl/suggestions.ts";
import { text } from "./pl/text.ts";
import { timeline } from "./pl/timeline.ts";
import { unscripted } from "./pl/unscripted.ts";
import { user } from "./pl/user.ts";
import { userData } from "./pl/user-data.ts";
import { userOrders } from "./pl/user-orders.ts";
import { userSettings } from "./pl/user-settings.ts";
import { wishlist } from "./pl/wishlist.ts";
import { withdrawal } from "./pl/withdrawal.ts";
import type { TextPlace } from "./text-place.ts";

const texts: Readonly<Record<TextPlace, readonly object[]>> = {
  frame: [layout, timeline, newsletter, pages, atRest, search, suggestions, privacy],
  home: [home],
  listings: [listing, filters, looks, compare],
  product: [product, limits, unscripted, productWindows, productFacts, backInStock, wishlist, reviews, age],
  cart: [order, fields, forms, opinion, orderInfo],
  account: [user, userOrders, userData, userSettings, account, accountLinks, signIn],
  statements: [contact, complaint, withdrawal, reviewing, reports],
  information: [text, information, offline, serverPages],
  heads: [heads],
  refusals: [refusals],
  orderEmails: [orderEmails, changedEmails],
  returnEmails: [settledEmails, complaintEmails, exchangeEmails],
  accountEmails: [accountEmails, emails, staffEmails],
};

const placeOfCode: ReadonlyMap<string, TextPlace> = new Map(
  Object.entries(texts).flatMap(([place, parts]) =>
    parts.flatMap((part) => Object.keys(part).map((code) => [code, place as TextPlace] as const)),
  ),
);

/**
 * Returns where a text is said; undefined of one that nobody changes here: the words of invoices, which are drawn anew
 * and have to stay as they were issued, and names that a shop begins with and keeps in its database.
 */
export function placeOfText(code: string): TextPlace | undefined {
  return placeOfCode.get(code);
}
