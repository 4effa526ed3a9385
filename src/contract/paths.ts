// One long file: every address the shop answers at is said once, here, where server, pages and browser look.
import { type LanCode, type Language, languages } from "../domain/language.ts";
import type { Currency } from "../domain/money.ts";

/**
 * The path table, said once (specification, point 2), in Polish. What is not here is an entity's own url
 * (category, manufacturer, product, page), found in the database's table of paths.
 */
export const paths = {
  home: "/",
  notFound: "/404.html",
  contact: "/contact",
  compare: "/compare",
  offline: "/offline",
  userData: "/user/data",
  userOrders: "/user/orders",
  userOrder: "/user/order-no/",
  search: "/__/",
  sale: "/promocje/",
  newProducts: "/nowosci/",
  order: "/zamowienie/",
  review: "/opinia/",
  stockAlert: "/powiadomienie/",
  withdrawal: "/odstapienie/",
  complaint: "/reklamacja/",
  account: "/konto/",
  newsletter: "/newsletter/",
} as const;

/** The shop's own pages, by the names of the path table. */
export type OwnPage = keyof typeof paths;
export type Paths = Readonly<Record<OwnPage, string>>;

/** The same table in each language: a path tells its language by how it begins, one without a language in front is Polish. */
export const pathsIn: Readonly<Record<LanCode, Paths>> = {
  pl: paths,
  en: behind("/en", {
    sale: "sale/",
    newProducts: "new/",
    order: "order/",
    review: "review/",
    stockAlert: "stock-alert/",
    withdrawal: "withdrawal/",
    complaint: "complaint/",
    account: "account/",
  }),
  cz: behind("/cz", {
    contact: "kontakt",
    compare: "porovnani",
    sale: "vyprodej/",
    newProducts: "novinky/",
    order: "objednavka/",
    review: "recenze/",
    stockAlert: "hlidani/",
    withdrawal: "odstoupeni/",
    complaint: "reklamace/",
    account: "ucet/",
  }),
};

/** Where anybody reports content as illegal: a page of the server's own, without a script. */
export const reportPaths: Readonly<Record<LanCode, string>> = {
  pl: "/contact/nielegalna-tresc/",
  en: "/en/contact/illegal-content/",
  cz: "/cz/kontakt/nezakonny-obsah/",
};

/** Returns the table behind a language's beginning, with the names that are others in it. */
function behind(start: string, named: Partial<Paths>): Paths {
  const own = (page: OwnPage) => [page, start + (named[page] === undefined ? paths[page] : `/${named[page]}`)];
  return Object.fromEntries((Object.keys(paths) as OwnPage[]).map(own)) as Record<OwnPage, string>;
}

/** Own pages whose path goes on: by what is searched for, a number, a link. */
const goingOn: readonly OwnPage[] = ["userOrder", "search", "review", "stockAlert", "account", "newsletter"];

/** Returns the language a path is in, by how it begins: `/en/…`, `/p/en/…`; Polish where it names none. */
export function languageIn(path: string): Language {
  const [, code] = /^(?:\/[tmpc])?\/(en|cz)(?=[/?#]|$)/.exec(path) ?? [];
  return languages.find(({ lanCode }) => lanCode === code) ?? languages[0];
}

/** Returns the path of an own page, whatever follows it (`/user/orders?x#y`), in another language; of anything else as it is. */
function between(path: string, from: Paths, to: Paths): string {
  const [bare = ""] = path.split(/[?#]/, 1);
  for (const page of Object.keys(paths) as OwnPage[])
    if (bare === from[page] || (goingOn.includes(page) && bare.startsWith(from[page])))
      return to[page] + path.slice(from[page].length);
  return path;
}

/** Returns the Polish path of an own page: `/en/sale/` → `/promocje/`; the path of anything else as it is. */
export function polishPath(path: string): string {
  const { lanCode } = languageIn(path);
  return lanCode === "pl" ? path : between(path, pathsIn[lanCode], paths);
}

/** Returns the path of an own page in a language, given in Polish: `/promocje/` → `/en/sale/`; the path of anything else as it is. */
export function pathIn(path: string, lanCode: LanCode): string {
  return lanCode === "pl" ? path : between(path, paths, pathsIn[lanCode]);
}

/** Where `order` leads: what to do where the cart does not open. */
export const orderOtherwise = `${paths.contact}#zamowienie`;

/** Where all brands are named: a part of the home page. */
export const brandsPart = "marki";

/** Where an entity's page is made on demand: the second variant of its template. */
export const onDemand = { content: "/t/", manufacturer: "/m/", product: "/p/", category: "/c/" } as const;

/** First segments no entity may take for its url. */
export const reservedSegments = [
  "en",
  "cz",
  "404",
  "404.html",
  "contact",
  "compare",
  "user",
  "t",
  "m",
  "p",
  "c",
  "__",
  "promocje",
  "nowosci",
  "zamowienie",
  "sys",
  "images",
  "page-data",
  "assets",
  "v1",
  "feeds",
  "sw.js",
  "manifest.webmanifest",
  "sitemap.xml",
  "robots.txt",
  "llms.txt",
  "favicon.ico",
  "icons",
  "health",
  "healthz",
  "readyz",
  "sitemaps",
  "admin",
  "newsletter",
  "opinia",
  "powiadomienie",
  "offline",
  "faktura",
  "odstapienie",
  "reklamacja",
  "konto",
  "dev",
  "pay",
  "refund-account",
  "notify",
  "stand-in",
  "podglad",
  "videos",
  "en",
  "cz",
] as const;

/** What only machines read. */
export const machinePaths = {
  siteMap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/manifest.webmanifest",
  llms: "/llms.txt",
  googleFeed: "/feeds/google.xml",
  googleTable: "/feeds/google.tsv",
  metaFeed: "/feeds/meta.xml",
  ceneoFeed: "/feeds/ceneo.xml",
} as const;

/** What is told of goods in each language and currency. */
export const feedFiles = ["google.xml", "google.tsv", "meta.xml"] as const;
export type FeedFile = (typeof feedFiles)[number];

/** Returns the address of a feed: the Polish ones in złoty have a short one. */
export function feedHref(file: FeedFile, { lanCode, currency }: { lanCode: LanCode; currency: Currency }): string {
  return `/feeds/${lanCode === "pl" && currency === "pln" ? "" : `${lanCode}/${currency}/`}${file}`;
}

/** Returns where agents are told of the shop in a language. */
export function llmsHref(lanCode: LanCode): string {
  return lanCode === "pl" ? machinePaths.llms : `/${lanCode}${machinePaths.llms}`;
}

/** Returns the address of one part of the site map: the places of a language, or so many products from a numbered place on. */
export function siteMapHref(part: LanCode | number): string {
  if (typeof part === "number") return `/sitemaps/products-${part}.xml`;
  return `/sitemaps/pages${part === "pl" ? "" : `-${part}`}.xml`;
}

/** Returns the link to an entity's url: joined with exactly one slash, each segment encoded. */
export function href(url: string): string {
  const [path = "", hash] = url.split("#", 2);
  const encoded = path.replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/");
  return `/${encoded}${hash === undefined ? "" : `#${hash}`}`;
}

/** Returns an order's page: for its owner by the number alone, for whoever has its email by the key as well. */
export function orderHref(number: number | string, key?: string): string {
  return `${paths.userOrder}${number}${key === undefined ? "" : `?key=${encodeURIComponent(key)}`}`;
}

/** Returns an order's page for who comes back to it from paying: it watches for the payment for a while. */
export function paidOrderHref(number: number | string, key: string): string {
  return `${orderHref(number, key)}&returned=1`;
}

/** Returns where an order that awaits an online payment is paid. */
export function payHref(key: string): string {
  return `/pay/${key}`;
}

/** Returns where a buyer says to which account their money goes back. */
export function refundAccountHref(key: string): string {
  return `/refund-account/${key}`;
}

/** Returns the link by which whoever has it sees the shop while it is closed. */
export function previewHref(key: string): string {
  return `/podglad/${key}`;
}

/** Returns the links of a newsletter email: to confirm a subscription, to end it. */
export function newsletterHref(answer: "confirm" | "end", link: string): string {
  return `${paths.newsletter}${answer}/${link}`;
}

/** Returns where the documents of an order lie, by the key of its email's link: the first is its invoice or proof of purchase, corrections follow. */
export function invoiceHref(linkKey: string, nth = 1): string {
  return nth === 1 ? `/faktura/${linkKey}.pdf` : `/faktura/${linkKey}/${nth}.pdf`;
}

/** Returns where the label lies by which goods of an order are sent back, by the key of its email's link. */
export function returnLabelHref(linkKey: string, labelId: number | string): string {
  return `/etykieta-zwrotu/${linkKey}/${labelId}.pdf`;
}

/** Returns the page where the buyer of an order says what they think, by the link in their email. */
export function reviewHref(link: string): string {
  return paths.review + link;
}

/** Returns where a buyer asks for no more emails about reviews. */
export function endReviewsHref(link: string): string {
  return `${paths.review}${link}/koniec`;
}

/** Returns the page of a request to hear when something is back, or the links that confirm and end it. */
export function stockAlertHref(link: string, answer?: "confirm" | "end"): string {
  return answer === undefined ? paths.stockAlert + link : `${paths.stockAlert}${answer}/${link}`;
}

/** Returns the page on which goods of an order are complained of, its number filled in. */
export function complaintHref(orderId: string | number): string {
  return `${paths.complaint}?zamowienie=${orderId}`;
}

/** Returns the page on which a contract is withdrawn from, the order's number filled in. */
export function withdrawalHref(orderId: string | number): string {
  return `${paths.withdrawal}?zamowienie=${orderId}`;
}

/** Returns the page that asks an account's owner to confirm the e-mail, by the link in the email, or where an account one did not open is removed. */
export function accountHref(link: string, answer?: "disown"): string {
  return answer === undefined ? paths.account + link : `${paths.account}${link}/nie-ja`;
}

/** Returns the contact page with a product named in its form. */
export function askAboutHref(productName: string): string {
  return `${paths.contact}?produkt=${encodeURIComponent(productName)}#formularz`;
}

/** Returns the contact page with an order named in its form. */
export function askAboutOrderHref(number: string): string {
  return `${paths.contact}?zamowienie=${encodeURIComponent(number)}#formularz`;
}

/** Returns where the page data of a path lies: `/odziez/` → `/page-data/odziez/page-data.json`. */
export function pageDataHref(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, "");
  return `/page-data/${trimmed === "" ? "index" : trimmed}/page-data.json`;
}

/** Under which path things are told as they are this moment. */
export const toldPath = "/v1/";
/** Where the browser asks whom it may sign in with; answers a `SignInOffer`. */
export const signInOfferHref = `${toldPath}sign-in` as const;
export const stockPath = `${toldPath}stock/` as const;

/** Returns where an order is passed on to Ceneo, once for each key. */
export function opinionHref(key: string): string {
  return `${toldPath}opinion/${key}`;
}

/** Returns where a product's stock of this moment is told, and in the words of a language when it would come. */
export function stockHref(productId: string, lanId: number): string {
  return `${stockPath}${productId}?lan=${lanId}`;
}

/** Returns a product's page with one of its variants chosen. */
export function variantHref(url: string, a2p: string): string {
  return `${href(url)}?${variantParameter}=${a2p}`;
}
export const variantParameter = "wariant";

/** Returns a query string without the variant it names, which the browser chooses by itself: page data are the same for all. */
export function withoutVariant(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(variantParameter);
  return parameters.size === 0 ? "" : `?${parameters.toString()}`;
}

/** Returns a product's page with all its reviews prerendered, for browsers without JavaScript. */
export function allReviewsHref(url: string): string {
  return `${href(url)}?${allReviews}=all#opinie`;
}
export const allReviews = "reviews";

/** Returns where a provider tells of payments. */
export function notifyHref(provider: string): string {
  return `/notify/${provider}`;
}

/** Where BaseLinker calls the shop. */
export const baselinkerPath = "/baselinker";

/** Where whoever reads the sender's mailbox tells of emails that came back. */
export const returnedEmailsPath = "/notify/returned-email";

/** Where InPost tells of parcels. */
export const inpostNewsPath = "/notify/inpost";

/** Where Packeta does. */
export const packetaNewsPath = "/notify/packeta";

/** Returns under which address a payment provider's stand-in has its pages. */
export function standInHref(provider: string): string {
  return `/stand-in/${provider}`;
}

/** Returns the search page's path; the query is encoded, `/` and `%` in it included, half a character as the sign for one that is lost. */
export function searchHref(query: string): string {
  return paths.search + encodeURIComponent(query.toWellFormed());
}

/** Returns whether a path is a search's, in any language. */
export function isSearch(path: string): boolean {
  return /^(?:\/(?:en|cz))?\/__\//.test(path);
}

/** Returns what a path of the shop searches for, in any language; undefined: it is no search's. */
export function searchedIn(path: string): string | undefined {
  if (!isSearch(path)) return undefined;
  const encoded = path.slice(path.indexOf(paths.search) + paths.search.length);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** In what prices are read, where a search, a feed's link or a page may name one: złoty where it is not said. */
export const currencyParameter = "cur";

/** Returns an address, with or without a query, whose page tells prices in a currency. */
export function pricedHref(address: string, currency: string): string {
  if (currency === "pln") return address;
  return `${address}${address.includes("?") ? "&" : "?"}${currencyParameter}=${currency}`;
}

/** The picture sizes the shop serves; anything else is refused (guarantees, point 18). */
export const imageSizes = [
  "50x50,1on1",
  "100x100,1on1",
  "160x200",
  "320x400",
  "400x500",
  "640x800",
  "800x1000",
  "1200x1500",
  "800x800,1on1",
  "1200x1200,1on1",
  "1200x630",
  "1200x630,paved",
  "720x720",
  "1440x668",
  "2880x1336",
  "585x600",
  "750x769",
  "1170x1200",
  // Goods in the other ratios a label may choose, as `goodsSize` names them.
  "160x213",
  "320x427",
  "400x533",
  "640x853",
  "800x1067",
  "1200x1600",
  "160x240",
  "320x480",
  "400x600",
  "640x960",
  "800x1200",
  "1200x1800",
  "160x160",
  "320x320",
  "400x400",
  "640x640",
  "800x800",
  "1200x1200",
  // Pages of earlier builds, in tabs and in what a browser keeps, name these.
  "780x800",
] as const;
export type ImageSize = (typeof imageSizes)[number];

/** Returns the size of a picture of goods that is so wide, in the ratio the label shows them in. */
export function goodsSize(width: 160 | 320 | 400 | 640 | 800 | 1200, ratio: string): ImageSize {
  const [across, down] = ratio.split(":");
  return `${width}x${Math.round((width * +down!) / +across!)}` as ImageSize;
}

/** The formats a picture is served in. */
export type ImageFormat = "avif" | "webp" | "jpeg" | "png";
const formats: Readonly<Record<string, ImageFormat>> = {
  avif: "avif",
  webp: "webp",
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
};

/** Returns the format that an address or a file's name ends in, null for any other ending: one address is one sequence of bytes, whoever asks. */
export function formatOf(name: string): ImageFormat | null {
  return formats[/\.([a-z]+)$/.exec(name)?.[1] ?? ""] ?? null;
}

/** Endings that an address may add to a stored name, which stays in it whole: two pictures may differ in their ending alone. */
export const addedEndings = [".avif", ".jpg"] as const;

/** Returns the address of a picture as AVIF, the smallest form; a page offers it in a `<source>` beside the JPEG. */
export function avifHref(file: string, size: ImageSize): string {
  return imageHref(formatOf(file) === "avif" ? file : `${file}.avif`, size);
}

/** Returns the address of a picture as a JPEG, which every browser, feed, preview of a link and robot reads. */
export function jpegHref(file: string, size: ImageSize): string {
  return imageHref(`${file}.jpg`, size);
}

/** Returns the address of a stylesheet of the shop's own, by its file. */
export function ownStyleHref(file: string): string {
  return `/assets/own/${file}`;
}

/** Returns the address of a mark of the shop, or of an icon made of it, by its file. */
export function markHref(file: string): string {
  return `/icons/own/${file}`;
}

/** Returns the address of a picture as the preview of a link shows it: 1200 × 630, on the shop's paving. */
export function linkPictureHref(file: string): string {
  return jpegHref(file, "1200x630,paved");
}

/** Returns the address of a picture as a line of the cart shows it: 50 × 50, twice as fine. */
export function cartPictureHref(file: string): string {
  return jpegHref(file, "100x100,1on1");
}

/** Returns the address of a picture in the format of its own name, at one of the served sizes or whole. */
export function imageHref(file: string, size?: ImageSize): string {
  return size === undefined ? `/images/${encodeURIComponent(file)}` : `/images/${size}/${encodeURIComponent(file)}`;
}
