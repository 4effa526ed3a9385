/**
 * The demo catalogue as it is written by hand: a model (a cut with its words) in several ways
 * (colours and prints). One way of one model is one product of the shop and one drawing order.
 */
import type { CompositionPart } from "../../src/domain/catalogue/composition.ts";
import type { Producer } from "../../src/domain/catalogue/producer.ts";
import type { Certificate } from "../../src/domain/catalogue/certificates.ts";
import type { Measure } from "../../src/domain/catalogue/unit-price.ts";
import type { Colour } from "./colours.ts";

/** A text in the shop's three languages. Descriptions are HTML: p, ul, li, strong, em. */
export interface Said {
  pl: string;
  en: string;
  cz: string;
}

/** What can be drawn. Each kind has its own program in `demo/draw/`. */
export type Kind =
  // garments
  | "hoodie"
  | "zipHoodie"
  | "crewneck"
  | "tee"
  | "longsleeve"
  | "shirt"
  | "jeans"
  | "cargo"
  | "sweatpants"
  | "shorts"
  | "shellJacket"
  | "pufferJacket"
  // worn and carried
  | "cap"
  | "beanie"
  | "bucketHat"
  | "gloves"
  | "socks"
  | "backpack"
  | "waistBag"
  | "tote"
  | "sneakerLow"
  | "sneakerHigh"
  | "boot"
  | "slide"
  // hard goods
  | "deck"
  | "trucks"
  | "wheels"
  | "helmet"
  | "snowboard"
  | "bindings"
  | "goggles"
  | "dumbbell"
  | "mat"
  | "waterBottle"
  | "dropperBottle"
  | "jar"
  | "grinder"
  | "papers"
  | "lighter";

/** The drawings that may be printed, sewn or painted on a product. All are our own inventions. */
export type PrintArt =
  | "none"
  | "wordmark" // the text alone, large, across the chest or along a deck
  | "smallMark" // the text small on the left chest, a label on hats and bags
  | "paving" // the zig-zag paving stone, laid out as a block
  | "nightLines" // hills of an oscilloscope, ours
  | "number" // a large number in a disc
  | "stripes" // two slanted stripes
  | "grid" // hairline map of a housing estate
  | "waves" // broad coloured waves
  | "sun" // a half sun over bars
  | "arrow" // a road arrow
  | "blocks" // tower blocks in a row
  | "flower" // a flower growing out of a joint
  | "checker"; // two rows of checks

export interface Print {
  art: PrintArt;
  /** What is written; upper case, at most 18 characters. */
  text?: string;
  colour: Colour;
  second?: Colour;
}

/** How a thing looks, enough for the drawing program: nothing else about the product is needed. */
export interface Look {
  kind: Kind;
  /** One of the kind's cuts, 0, 1 or 2: every kind has at least two. */
  cut: 0 | 1 | 2;
  base: Colour;
  /** Contrast panels, sole, strings, wheels: what is natural for the kind. */
  accent?: Colour;
  /** The maker's name in capitals, for sewn labels. */
  brand?: string;
  material?:
    | "heather"
    | "fleece"
    | "jersey"
    | "denim"
    | "ripstop"
    | "nylon"
    | "leather"
    | "suede"
    | "canvas"
    | "corduroy"
    | "matte"
    | "gloss"
    | "wood"
    | "glass"
    | "metal";
  print: Print;
}

type Badge = "promotion" | "bestseller" | "new" | "recommended" | "coolPrice";

/** A size run, by name; `sizes.ts` says the sizes of each. */
export type SizeRun =
  | "apparel"
  | "apparelWide"
  | "trousers"
  | "shoes"
  | "gloves"
  | "decks"
  | "snowboards"
  | "bindings"
  | "helmets"
  | "wheels"
  | "trucks"
  | "one";

export interface Way {
  /** Ends the product's slug: unique within its model, lower-case ASCII with hyphens. */
  slug: string;
  colour: Colour;
  accent?: Colour;
  print?: Print;
  /** The product's own name where colours have names of their own; else the model's name is used. */
  name?: Said;
  /** Price now, in grosze, where it differs from the model's. */
  price?: number;
  /** Price before the reduction, in grosze; the product is then shown as reduced. */
  was?: number;
  badges?: Badge[];
  /** How much is in stock: 'plenty' where nothing is said. */
  stock?: "plenty" | "few" | "lastOne" | "soldOut" | "someSizesOut";
  /** Days since it came into the shop; the newest are 'new'. */
  age: number;
}

/** A row of the details table. */
export interface Row {
  name: Said;
  value: Said;
}

export interface Model {
  slug: string;
  kind: Kind;
  cut: Look["cut"];
  material?: Look["material"];
  brand: string;
  /** Keys of `categories.ts`, the narrowest ones; the first is the product's own place. */
  categories: string[];
  name: Said;
  /** Two to four sentences, and a short list where it helps. */
  description: Said;
  /** Rows of the details table, at least material or composition, care, made in. What it is made of stands among them. */
  details: (Row | CompositionPart)[];
  /** How much is in it, where it is sold by measure. */
  measure?: Measure;
  certificates?: Certificate[];
  /** Years of the maker's free guarantee, above the two of the law. */
  guaranteeYears?: number;
  /** Grams. */
  weight: number;
  /** Grosze. */
  price: number;
  sizes: SizeRun;
  accent?: Colour;
  print: Print;
  ways: Way[];
  /** For adults only. */
  ageMin?: 18;
  /** False: sold in the shop itself only. */
  onlineSale?: false;
  /** Codes of countries into which it is not sent. */
  blockedCountries?: string[];
}

export interface Brand {
  key: string;
  name: string;
  producer: Producer;
  /** What the shop says of it, HTML. */
  description: Said;
}

export interface CategoryNode {
  key: string;
  name: Said;
  /** Slug in the path; null for a heading that has no page of its own. The first level of clothing is 'Odziez'. */
  slug: string | null;
  description?: Said;
  children?: CategoryNode[];
}
