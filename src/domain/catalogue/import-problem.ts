// One long file: a table of what can be wrong in a catalogue file, each sentence of the readers' beside its code.
import type { CatalogueProblem } from "./catalogue.ts";

/** What a problem's sentence is about, where the sentence names it: a value, a column, a number. */
export type ProblemFill = Readonly<Record<string, string>>;

/** How each sentence of a reader's begins, with what is said in it; the first that fits. */
const sentences = {
  PRICE_UNREADABLE: /^'(?<value>[^]*?)'(?: under \S+)? is no price like /,
  PRICE_CURRENCY: /^(?:'[^]*' is a price|The price is) in (?<currency>[^,]*), and this shop's/,
  PRICE_RANGE: /^A price must be /,
  PRICE_CATALOGUE: /^The catalogue price (?<before>\S+) must be above the price (?<price>\S+)\.$/,
  DRAFT: /^'(?<name>[^]*)' is a draft without a price: left out\.$/,
  PRICE_MISSING_LEFT: /^This variation of '(?<name>[^]*)' has no price: left out\.$/,
  PRICE_MISSING: /^(?:The price is missing|The variant has no price|'[^]*' has no price)/,
  QUANTITY_UNREADABLE: /^'(?<value>[^]*?)'(?: under \S+)? is no whole number of pieces /,
  QUANTITY_MISSING: /^The quantity is missing\./,
  QUANTITY_RANGE: /^A quantity must be a whole number from 0 to (?<most>\d+)/,
  QUANTITY_OF_VARIANTS: /^The quantity of a product with attributes /,
  STOCK_UNSAID: /^How many pieces there are of (?<names>[^]*?) is not said\./,
  STOCK_UNCOUNTED: /^'(?<name>[^]*)' is sold there without being counted: taken as (?<pieces>\d+) pieces/,
  STOCK_SHORT: /^The file takes away (?<asked>\d+) of the pieces it knew, and the shop has (?<had>-?\d+)/,
  TAX_UNKNOWN: /^What VAT these tax classes mean cannot be known: (?<classes>[^]*)\. Say it with /,
  WEIGHT: /^(?:'[^]*'(?: under \S+)? is no weight |A weight must be )/,
  TWICE: /^The (?:handle|category|manufacturer|barcode|variant) '(?<value>[^]*)' stands in row (?<first>\d+) already/,
  HANDLE_MISSING: /^The row has neither a handle nor a title/,
  NAME_MISSING: /^(?:The product has no name|The first row of '[^]*' has no title|The product's name is missing)/,
  PARENT_UNKNOWN: /^(?:There is no product '[^]*'(?: above this variant|, which this)|The variation names no parent)/,
  VARIATION_UNKNOWN: /^There is no row of the variation '(?<value>[^]*)'/,
  PARENT_MEANT: /^'(?<value>[^]*?)' is the id of /,
  VARIANTS_MISSING:
    /^(?:The product has attributes and no row|The variable product '[^]*' has no|The product has no variant)/,
  VARIANTS_SINGLE: /^A product without variant attributes is one piece/,
  VARIANTS_OPEN: /^This variation of '(?<name>[^]*)' leaves so many attributes open/,
  VARIANTS_SOLD: /^'(?<value>[^]*)' is sold in variants: rows of them/,
  VARIANTS_UNNAMED: /^The file does not say what the variants of '(?<name>[^]*)' differ in/,
  VALUES_COUNT: /^The variant has (?<values>\d+) values for (?<attributes>\d+) attributes/,
  ATTRIBUTE_TWICE: /^The same attribute stands there twice/,
  COLUMN_NEEDED: /^The shop has no [^]*, and a new one needs the column (?<needed>\w+):/,
  KIND_UNKNOWN: /^'(?<value>[^]*)' is no kind of row/,
  GOES_WITH_UNKNOWN: /^There is no product '(?<value>[^]*)' to go with '/,
  GOES_WITH_ITSELF: /^A product cannot be chosen to go with itself/,
  VALUE_UNKNOWN: /^(?:There is no [a-zA-Z ]+ )?'(?<value>[^]*?)'[^;']*(?:; there are| is none of) (?<known>[^]*)\.$/,
  YES_NO: /^'(?<value>[^]*)' under \S+ is neither yes nor no/,
  COMPOSITION:
    /^(?:'[^]*' under \S+ is no composition|A part stands in the composition twice|A fibre stands in the part|The percentages of the part|The part '[^]*' adds up to)/,
  PRODUCER: /^(?:There is a responsible person and no producer|A producer|'[^]*' is no e-mail address)/,
  CERTIFICATE: /^(?:A certificate has no name|The certificate '|'[^]*' is no address of a certificate)/,
  COUNTRY: /^'(?<value>[^]*)' is no country/,
  MOMENT: /^'(?<value>[^]*)' is no moment like/,
  DAY: /^'(?<value>[^]*)' under \S+ is no day like/,
  DELIVERY_DAY: /^The pieces of the next delivery are said without its day/,
  DELIVERY_PIECES: /^The next delivery must be of 1 to (?<most>\d+) pieces/,
  AGE: /^A minimum age is 18 or none, not (?<value>\d+)/,
  FOCUS: /^(?:'[^]*' is no point like|A picture's focus is)/,
  RULE: /^'(?<value>[^]*)' is no rule:/,
  GOODS_ORDER: /^'(?<value>[^]*)' is no order of goods:/,
  CATEGORY_NAMES: /^The category '(?<name>[^]*)' names '(?<value>[^]*)', and the shop has no such /,
  POSITION: /^The position '(?<value>[^]*)' is no whole number/,
  AMOUNT: /^(?:'[^]*' under \S+ is no amount |An amount must be )/,
  GUARANTEE: /^A producer's guarantee is told from (?<least>\d+) to (?<most>\d+) years/,
  BARCODE: /^'(?<value>[^]*)' is no GTIN/,
  BARCODE_TAKEN: /^The barcode '(?<value>[^]*)' is that of '(?<other>[^]*)' already/,
  PATH_TAKEN: /^The path '(?<value>[^]*)' belongs to something else already/,
  PATH_RESERVED:
    /^(?:The path '(?<value>[^]*)' (?:begins with|is of a heading|is the name)|A heading of the menu without a page)/,
  PATH: /^'(?<value>[^]*)' is no path:/,
  CATEGORY: /^(?:'[^]*' is no category:|The category '[^]*' lies deeper)/,
  TOO_MANY: /^(?:A product has at|At) most (?<most>\d+) /,
  TOO_LONG: /(?:longer than|at most|more than) (?<most>\d+) characters\b/,
  SKU_LONG: /^The SKU is too long/,
  DETAILS: /^The details have /,
  TEXT_MISSING: /^The [^]* is missing\.$/,
  PICTURE_INSIDE: /^The (?:picture|video) '(?<value>[^]*)' is missing: '[^]*' lies inside the network/,
  PICTURE_MISSING: /^The (?:picture|video) '(?<value>[^]*)' is missing: /,
  CELLS: /^The row has (?<cells>\d+) cells and the header (?<header>\d+)\./,
  LEFT_WITH: /^Left out with another row /,
  NOT_SOLD: /^'(?<name>[^]*)' is [^]*: left out\.$/,
  FILE_EMPTY: /^The file is empty/,
  FILE_NOTHING: /^The file has a header and nothing below it/,
  FILE_WORKBOOK: /^This is a workbook/,
  FILE_CODE_PAGE: /^The file is in the old code page (?<codePage>[^:]*):/,
  FILE_QUOTE: /(?:^A quotation mark opens in this row|perhaps a quotation mark opens in it)/,
  FILE_RAGGED: /^More than \d+ rows have another number of cells/,
  FILE_NOT_TEXT:
    /(?:^The file is not text|^The file begins as text in UTF-16|this is no text file|^This is [^]*no CSV)/,
  HEADER_UNKNOWN: /^This is no header the shop knows/,
  MAP_COLUMN: /^The map names the column '(?<value>[^]*)', and the file has '(?<meant>[^]*)':/,
  CELL: /^'(?<value>[^]*)' under (?<under>[^ ]+) is /,
} as const satisfies Readonly<Record<string, RegExp>>;

/** What is wrong, as staff are told it in their own language; `OTHER`: in the reader's own words, which `text` has. */
export type ImportProblemCode = keyof typeof sentences | "OTHER";

export const importProblemCodes = [...(Object.keys(sentences) as (keyof typeof sentences)[]), "OTHER"] as const;

/** Readers shorten what they say of a file to about this: a pattern looks through no more of it. */
const longest = 700;

/** Returns by which code a problem is told, and what stands in its sentence. A sentence that no code is known for is told as it is. */
export function importProblemCode({ text }: Pick<CatalogueProblem, "text">): {
  code: ImportProblemCode;
  fill: ProblemFill;
} {
  for (const [code, sentence] of Object.entries(sentences) as [keyof typeof sentences, RegExp][]) {
    const match = sentence.exec(text.slice(0, longest));
    if (match !== null) {
      const said = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
      return { code, fill: Object.fromEntries(said) };
    }
  }
  return { code: "OTHER", fill: { text } };
}

/** Returns the tax classes of which a problem asks what VAT they mean; none where it is another problem. */
export function taxClassesAsked({ code, fill }: { code: string; fill: ProblemFill }): string[] {
  return code === "TAX_UNKNOWN"
    ? [...(fill["classes"] ?? "").matchAll(/'([^']*)' \(\d+\)/g)].map(([, name]) => name!)
    : [];
}
