import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Catalogue, CatalogueProblem } from "../../domain/catalogue.ts";
import { isBruk, openBruk } from "./bruk.ts";
import { type Columns, columnsOf } from "./columns.ts";
import { readRows, type Row, UnreadableFile } from "./rows.ts";
import { isShopify, openShopify } from "./shopify.ts";
import { isWooCommerce, openWooCommerce } from "./woocommerce.ts";

/** Takes the rows of one kind of file and answers at their end what they say. */
export interface Reader {
  take(row: Row): void;
  end(): { catalogue: Required<Catalogue>; warnings: CatalogueProblem[] };
}

/** What a file says. Its problems stand in the catalogue, which no import takes then. */
export interface CatalogueRead {
  /** Null: of no kind the shop knows. */
  format: CatalogueFormat | null;
  catalogue: Required<Catalogue>;
  /** What the shop takes otherwise than written. */
  warnings: CatalogueProblem[];
}

export type CatalogueFormat = "Bruk" | "Shopify" | "WooCommerce";

export interface ReadSettings {
  /** Reductions with an end or a beginning are judged by this moment. */
  now: Date;
  tell?: (progress: { what: string; done: number; of: number }) => void;
}

/** Reads a catalogue file from the disk; see `readCatalogue`. Throws when the file cannot be opened. */
export async function readCatalogueFile(path: string, settings: ReadSettings): Promise<CatalogueRead> {
  const { size } = await stat(path);
  const { tell } = settings;
  return readCatalogue(measured(createReadStream(path, { highWaterMark: 1 << 18 }), (done) => tell?.({ what: "bytes read", done, of: size })), settings);
}

/**
 * Reads a catalogue from Shopify's, WooCommerce's or Bruk's own product CSV, told apart by their headers.
 * Every row that is wrong is told; an import adds what is wrong with the catalogue as a whole.
 */
export async function readCatalogue(source: AsyncIterable<Uint8Array>, { now }: ReadSettings): Promise<CatalogueRead> {
  let found: { format: CatalogueFormat; reader: Reader; columns: Columns } | null = null;
  const problems: CatalogueProblem[] = [];
  try {
    for await (const row of readRows(source)) {
      if (found === null) found = readerFor(row, now);
      else if (isWhole(row, found, problems)) found.reader.take(row);
    }
    if (found === null) throw new UnreadableFile(0, "The file is empty.");
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    problems.push({ row: error.row, text: error.message });
  }
  const { catalogue, warnings } = found?.reader.end() ?? { catalogue: { categories: [], manufacturers: [], products: [], problems: [] }, warnings: [] };
  const all = [...catalogue.problems, ...problems];
  const things = catalogue.products.length + catalogue.categories.length + catalogue.manufacturers.length;
  if (all.length === 0 && things === 0) all.push({ row: 0, text: "The file has a header and nothing below it that the shop sells." });
  return { format: found?.format ?? null, catalogue: { ...catalogue, problems: all.sort((a, b) => a.row - b.row) }, warnings: warnings.sort((a, b) => a.row - b.row) };
}

function readerFor(header: Row, now: Date): { format: CatalogueFormat; reader: Reader; columns: Columns } {
  const columns = columnsOf(header);
  if (isBruk(columns)) return { format: "Bruk", reader: openBruk(columns), columns };
  if (isShopify(columns)) return { format: "Shopify", reader: openShopify(columns), columns };
  if (isWooCommerce(columns)) return { format: "WooCommerce", reader: openWooCommerce(columns, now), columns };
  const seen = header.cells.slice(0, 6).map((name) => name.trim().slice(0, 40)).join(", ");
  throw new UnreadableFile(header.number, `This is no header the shop knows: '${seen}'. Bruk's own begins with kind, handle; Shopify's has Handle and Title; WooCommerce's has Type, SKU and Name.`);
}

/** A row with more cells than the header is shifted; one with fewer is cut, which only other programs do without harm. */
function isWhole(row: Row, { format, columns }: { format: CatalogueFormat; columns: Columns }, problems: CatalogueProblem[]): boolean {
  const tooMany = row.cells.slice(columns.count).some((cell) => cell.trim() !== "");
  const tooFew = format === "Bruk" && row.cells.length < columns.count;
  if (tooMany || tooFew) problems.push({ row: row.number, text: `The row has ${row.cells.length} cells and the header ${columns.count}.` });
  return !tooMany && !tooFew;
}

async function* measured(source: AsyncIterable<Uint8Array>, tell: (done: number) => void): AsyncGenerator<Uint8Array> {
  let done = 0;
  for await (const bytes of source) {
    yield bytes;
    done += bytes.length;
    tell(done);
  }
}
