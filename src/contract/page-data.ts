/**
 * What a page shows, as data: prerendered beside its HTML, embedded in it for hydration, and fetched for
 * the next click (specification, point 7). The same shapes are the props of the storefront's screens.
 */
// One long file: one table of what each template shows, of shapes that hold each other.
import type { Demand } from "../domain/complaint/complaint.ts";
import type { SafetyContact } from "../domain/catalogue/safety-contacts.ts";
import type { Product } from "../domain/catalogue/product.ts";
import type { Currency } from "../domain/money.ts";
import type { DeliveryDays, DeliveryZone } from "../domain/delivery/delivery-table.ts";
import type { Facets, ListingFilters } from "./listing-filters.ts";
import type { LawfulPage } from "../domain/opening.ts";
import type { PageAppearance } from "../domain/appearance/appearance.ts";
import type { SocialName, ThirdParties } from "../domain/third-parties.ts";
import type { SearchSort } from "./listing-sorts.ts";

export interface PageData<T extends Template = Template> {
  /** The page's own path, `/` first. */
  path: string;
  template: T;
  /** Hash of the browser's assets; another value than the running one means: reload on navigation. */
  build: string;
  /** Hash of everything below; HTML and page data of one prerender carry the same. */
  version: string;
  lanId: number;
  /** In what prices are told, where its address names another of the shop's currencies than złoty; the data stay in PLN. */
  currency?: Currency;
  head: Head;
  layout: Layout;
  data: Templates[T];
}

/** One page of any template, so that `page.template` tells the type of `page.data`. */
export type AnyPage = { [T in Template]: PageData<T> }[Template];

export interface Head {
  title: string;
  description: string;
  /** Path of the canonical page. */
  canonical: string;
  /** Picture file for link previews. */
  image: string | null;
  noindex?: true;
}

/** What every page needs around its own data. */
export interface Layout {
  /** Config entries as a code-to-content map: eur_rate, gbp_rate, usd_rate, build_date; picture_ratio where goods are shown in another than 4:5. */
  config: Record<string, string>;
  /** Currencies offered by the header's selector. */
  currencies: string[];
  /** The routed and headed categories under the root, flat; the tree is built from category_parent_id. */
  categories: Category[];
  manufacturers: Manufacturer[];
  pages: InformationPage[];
  /** The urls of the pages the law wants, by what they are to it; null: the shop named none. */
  lawful: Record<LawfulPage, string | null>;
  shop: ShopContact;
  social: { name: SocialName; url: string }[];
  /** Whom the page may talk to besides the shop, after consent. */
  thirdParties: ThirdParties;
  /** Lowest free-shipping threshold of the default country, PLN; null when there is none. */
  freeShippingFrom: string | null;
  /** Until which hour in Warsaw an order leaves the same working day, and how many working days it is on its way at home. */
  sends: { hour: number; days: DeliveryDays };
  /** How the shop looks, where that is not as it looks of itself; absent: it is. */
  appearance?: PageAppearance;
  /** How the label has arranged the menu: categories by their ids, the brands, and links of its own; absent: as it is by itself. */
  menu?: MenuEntry[];
  /** The line above the header; absent: there is none now. */
  notice?: ShownNotice;
  /** What the label has arranged of the footer; absent: nothing. */
  foot?: { categories?: false; pages?: InformationPage[]; groups: { title: string; links: FootLink[] }[] };
  /** What the shop says in place of its defaults in the page's language, by code; absent where nothing is changed. */
  texts?: Readonly<Record<string, string>>;
}

/** What the label has to say on every page. */
interface ShownNotice {
  text: string;
  url?: string;
  kind?: "important";
  /** Of what it says in all languages and when it began: what a shopper has put away is another once that is. */
  id: string;
  /** What the button says that puts it away. */
  close: string;
}

/** An address as a link writes it: the shop's own pages in Polish, all else as it is. */
export interface NamedLink {
  name: string;
  url: string;
}

/** Where a link of the footer leads, and what it is called. */
export type FootLink = readonly [url: string, name: string];

/** A category or the brands by their id, or a link of the label's own, as a node of the menu whose id is its address. */
export type MenuEntry = string | (Category & { children: [] });

/** The id of the brands among the entries of a menu. */
export const brandsEntry = "-1";

export interface Category {
  category_id: string;
  category_parent_id: string;
  /** Text, without HTML or entities. */
  category_name: string;
  category_url: string;
  /** Full path without the leading slash; null: not routed. */
  url: string | null;
  category_image: string;
  /** Products in it and below it. */
  count: number;
}

export interface Manufacturer {
  manufacturer_id: string;
  manufacturer_name: string;
  manufacturer_url: string;
  url: string;
  count: string;
}

export interface InformationPage {
  page_id: number;
  page_name: string;
  parent_id: number;
  url: string;
}

export interface ShopContact {
  name: string;
  /** The seller's registered name; the shop's where there is none. */
  company: string;
  street: string;
  city: string;
  phone: string;
  email: string;
  /** Its numbers in registers of packaging and waste, in words (law C26); absent where none is set. */
  registers?: string;
}

export interface Crumb {
  name: string;
  /** Null: the name alone, without a link. */
  url: string | null;
}

/** What every listing shows, whatever it lists. */
export interface Listing {
  products: Product[];
  /** All products found, over all pages. */
  total: number;
  page: number;
  perPage: number;
  sort: SearchSort;
  /** It has an order of its own, and is in it where nobody has chosen another. */
  ordered?: true;
  /** What it is narrowed by; a value nobody in it has is left out. */
  filters: ListingFilters;
  /** What it can be narrowed by, of this moment; null on a prerendered page, which must not promise stock. */
  facets: Facets | null;
  /** The form of the filters was asked for: how they are chosen without JavaScript. */
  open?: true;
}

/** Who the shop is, beyond how to reach it; empty where it has not said. */
interface CompanyData {
  name: string;
  vatNumber: string;
  register: string;
  /** Opening hours on working days: `9:00–17:00`. */
  hours: string;
}

/** An approved review. */
export interface Review {
  review_id: string;
  stars: number;
  title: string;
  content: string;
  author: string;
  /** Day it was written, `YYYY-MM-DD`. */
  date: string;
  /** The language it was written in, as HTML names it. */
  lang: string;
  /** True: of the demo shop's own making; false: of somebody who bought the product. */
  sample: boolean;
}

export interface Reviews {
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  distribution: number[];
  /** The newest. */
  newest: Review[];
}

/** What the link in an email after delivery lets its holder say; no items: it is unknown or over. */
export interface ReviewPage {
  link: string;
  /** How reviews are signed unless the buyer chooses another name. */
  signature: string;
  items: { product: Product; variant: string; written: WrittenReview | null }[];
  /** What was wrong with a form sent without JavaScript. */
  trouble: { product_id: string; text: string } | null;
}

export interface WrittenReview {
  stars: number;
  title: string;
  content: string;
  author: string;
  state: "waiting" | "approved" | "rejected";
}

/** A look as other pages lead to it. */
export interface LookCard {
  look_id: string;
  name: string;
  url: string;
  /** Its picture's name. */
  picture: string;
  /** The beginning of what there is to say of it. */
  text: string;
}

/** How the home page begins; what is not said of it is said by the texts of the shop. */
export interface HomeHero {
  url: string;
  image: string;
  imageMobile: string;
  /** The heading's two lines. */
  first?: string;
  second?: string;
  season?: string;
  text?: string;
  go?: string;
}

/** A row of the home page, in the label's order; `title`: where the label says another than the shop by itself. */
export type HomeRow = { title?: string } &
  /** Products; `count`: of how many they are the first, `more`: where all of them are. */
  (
    | {
        kind: "newest" | "bestsellers" | "sale" | "category" | "manufacturer" | "products";
        products: Product[];
        count?: number;
        more?: string;
      }
    /** Category tiles: the picture's file and the category shown. */
    | { kind: "tiles"; tiles: { category_id: string; name: string; url: string; image: string; count: number }[] }
    /** Looks, the very newest first, or one that was chosen. */
    | { kind: "looks"; looks: LookCard[] }
    | { kind: "brands" }
  );

export interface Templates {
  home: { hero: HomeHero; rows: HomeRow[] };
  notFound: { suggestions: Product[] };
  contact: { company: CompanyData };
  review: ReviewPage;
  stockAlert: {
    link: string;
    state: "waiting" | "confirmed" | "told" | "ended" | "unknown";
    product: Product | null;
    variant: string;
  };
  withdrawal: WithdrawalPage;
  complaint: ComplaintPage;
  /** What became of the link that proves an account's e-mail; `moving`: the account is to move to it; `removed`: its reader did not open the account. */
  accountLink: { link: string; state: "waiting" | "moving" | "confirmed" | "removed" | "unknown"; email: string };
  /** The page of a newsletter email's links: `answer` is which of them, `state` where the subscription stands. */
  newsletterLink: {
    link: string;
    answer: "confirm" | "end";
    state: "waiting" | "on" | "ended" | "unknown";
    email: string;
  };
  compare: { suggestions: Product[] };
  /** Stands in for a page that is not kept when there is no network. */
  offline: Record<string, never>;
  userOrders: Record<string, never>;
  /** Its number; all else of it is asked for by who may read it. */
  userOrder: { number: string };
  userData: Record<string, never>;
  search: Listing & {
    query: string;
    /** The words searched for in place of misspelt ones; null: those of the query. */
    corrected: string | null;
    /** Words of the query left out, because with them nothing is found. */
    without: string[];
    /**
     * The listing is narrowed, or put in order, by words of the query; null: it is not. `words`: the query without them; `leads`: the listing
     * they name, where they say nothing else; `reckoned`: the currency a price was read in whose words name none.
     */
    narrowed: { words: string; leads: "sale" | "newProducts" | null; reckoned: Currency | null } | null;
    /** Looks that the words are of. */
    looks: LookCard[];
    /** Bestsellers, where nothing is found. */
    instead: Product[];
  };
  sale: Listing;
  newProducts: Listing;
  content: {
    page: InformationPage;
    /** Nobody has confirmed it yet: only who runs the shop reads it. */
    draft: boolean;
    parts: ContentPart[];
    /** The headings of a long text; empty for a short one. */
    toc: { id: string; name: string }[];
    /** When the text last changed: `date` for machines, `text` as a reader says it. */
    changed: { date: string; text: string };
    crumbs: Crumb[];
    related: InformationPage[];
  };
  manufacturer: Listing & { manufacturer: Manufacturer; description: string; crumbs: Crumb[] };
  look: {
    look: LookCard;
    /** What its picture shows: its pieces by name. */
    alt: string;
    /** Sanitised HTML. */
    description: string;
    /** Its pieces, in the label's order. */
    products: Product[];
    crumbs: Crumb[];
    others: LookCard[];
  };
  category: Listing & { category: Category; description: string; crumbs: Crumb[]; children: Category[] };
  product: {
    product: Product;
    /** The variant its address names. */
    chosen?: string;
    /** Sanitised HTML. */
    description: string;
    /**
     * The details table: what it is made of first, part by part (law: Regulation (EU) 1007/2011, art. 16), then the
     * producer's free guarantee and certificates, weight and bar codes last; `url`: where a certificate can be read.
     */
    details: { name: string; value: string; url?: string | null }[];
    /** PLN: what the cheapest delivery within Poland costs with this alone in the cart; null: there is none. */
    deliveryFrom: string | null;
    /** For how long and how it may be sent back, in short and at length, or why one cannot withdraw from buying it. */
    returns: { short: string; how: string; more: string };
    /** The number under the bar code of a product sold as one piece. */
    gtin: string | null;
    /** Who answers for its safety (law: Regulation (EU) 2023/988); where nobody named a producer, the shop as the person responsible. */
    safety: SafetyContact[];
    /** There is a size table to be asked for at `sizeTableHref`. */
    sizeTable: boolean;
    manufacturer: Manufacturer;
    crumbs: Crumb[];
    /** The same model in other colours, this one included. */
    colours: { product_id: string; name: string; url: string; image: string; colour: string }[];
    /** What the label chose to go with it, then what was bought with it. */
    goesWith: Product[];
    /** The looks it is part of. */
    looks: LookCard[];
    moreOfBrand: Product[];
    reviews: Reviews;
  };
}

/** A line of an order as its buyer chooses pieces of it. */
export interface ChoosableLine {
  position: number;
  name: string;
  left: number;
  chosen: number;
  /** What is said of it beside; empty: nothing. */
  note: string;
  /** None of it can be chosen. */
  barred: boolean;
}

/** The withdrawal from a contract: asked, read over and confirmed, or received; without JavaScript each is a page. */
export interface WithdrawalPage {
  step: "ask" | "confirm" | "done";
  filled: { name: string; order: string; email: string; goods: string };
  /** Of the order that was named; empty: none is known by what was written, and `goods` says which. */
  lines: ChoosableLine[];
  /** What was wrong with the form, and which field it is about. */
  trouble: { about: string; text: string } | null;
  /** The moment it was received, `YYYY-MM-DD HH:MM:SS` in Warsaw. */
  received: string | null;
  /** Nothing of the order it is of had left. */
  unsent: boolean;
}

/** A complaint of goods: of which order (`ask`), what is wrong (`tell`), or received. */
export interface ComplaintPage {
  step: "ask" | "tell";
  filled: { name: string; order: string; email: string; since: string; defect: string; demand: Demand };
  /** Of the order that was named; empty: none is known by what was written. */
  lines: ChoosableLine[];
  /** What was wrong with the form, and which field it is about; photos are chosen anew then. */
  trouble: { about: string; text: string } | null;
  /** Its number, the moment it was received and the last day to answer it, in Warsaw. */
  received: { number: number; at: string; due: string } | null;
}

/** A stretch of an information page: text, or a table the shop makes from its own rules. */
export type ContentPart =
  /** Sanitised HTML, its headings with ids. */
  | { kind: "text"; html: string }
  | { kind: "delivery"; zones: DeliveryZone[] }
  /** Worked examples: so many points are worth so much, a decimal string in PLN. */
  | { kind: "points"; rows: { points: number; discount: string }[] };

export type Template = keyof Templates;

/** Which part of the storefront's code shows a template: fetched with the first page that needs it. */
export const codeOf = {
  home: "home",
  search: "listing",
  sale: "listing",
  newProducts: "listing",
  manufacturer: "listing",
  category: "listing",
  product: "product",
  look: "look",
  notFound: "text",
  contact: "forms",
  compare: "text",
  offline: "text",
  userOrders: "orders",
  userOrder: "orders",
  userData: "account",
  accountLink: "account",
  newsletterLink: "account",
  content: "text",
  review: "forms",
  stockAlert: "forms",
  withdrawal: "statements",
  complaint: "statements",
} as const satisfies Record<Template, string>;
export type CodePart = (typeof codeOf)[Template];
