import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Catalogue, CatalogueProblem } from "../../domain/catalogue/catalogue.ts";
import type { Answers } from "./answers.ts";
import { isBruk, openBruk } from "./bruk.ts";
import { brukColumns } from "./bruk-columns.ts";
import type { CategoryProposal } from "./category-words.ts";
import { type Columns, columnsOf, type NotTaken } from "./columns.ts";
import { bareName, type KnownMap, knownMap } from "./known-maps.ts";
import { openMapped } from "./mapped.ts";
import { nearestColumn } from "./nearest-column.ts";
import { proposedFields } from "./mapped-fields.ts";
import { openNotTaken, type Reader, type Reading } from "./reading.ts";
import { readRows, type Row, UnreadableFile } from "./rows.ts";
import { isShopify, openShopify } from "./shopify.ts";
import { wooByOrder, wooHeader } from "./woo-words.ts";
import { openWooCommerce } from "./woocommerce.ts";

/** What a file says. Its problems stand in the catalogue, which no import takes then. */
export interface CatalogueRead {
  /** Null: of no kind the shop knows. */
  format: CatalogueFormat | null;
  catalogue: Required<Catalogue>;
  /** What the shop takes otherwise than written. */
  warnings: CatalogueProblem[];
  /** What the file says and the shop does not take over. */
  notTaken: NotTaken[];
  /** Products of another shop's file that stand in no category, by name. */
  homeless: string[];
  /** The file's words for where products belong, with the categories proposed for them. */
  categoryProposals: CategoryProposal[];
  /** Of a file with a header the shop does not know: what its columns may mean, to be looked over and given as a map. */
  map: { column: string; field: string }[] | null;
  /** Its columns as it writes them, each with what stands under it in the first row. */
  columns: { column: string; sample: string }[];
}

type CatalogueFormat = "Bruk" | "Shopify" | "WooCommerce" | KnownMap["name"] | "mapped";

export interface ReadSettings {
  /** Reductions with an end or a beginning are judged by this moment. */
  now: Date;
  /** What the operator says where the file does not. */
  answers?: Answers;
  tell?: (progress: { what: string; done: number; of: number }) => void;
}

/** Reads a catalogue file from the disk; see `readCatalogue`. Throws when the file cannot be opened. */
export async function readCatalogueFile(path: string, settings: ReadSettings): Promise<CatalogueRead> {
  const { size } = await stat(path);
  const { tell } = settings;
  return readCatalogue(
    measured(createReadStream(path, { highWaterMark: 1 << 18 }), (done) =>
      tell?.({ what: "bytes read", done, of: size }),
    ),
    settings,
  );
}

/**
 * Reads a catalogue from Bruk's own product CSV or another shop system's, told apart by their headers. Every row that
 * is wrong is told; an import adds what is wrong with the catalogue as a whole. No file makes it throw.
 */
export async function readCatalogue(
  source: AsyncIterable<Uint8Array>,
  { now, answers = {} }: ReadSettings,
): Promise<CatalogueRead> {
  const problems: CatalogueProblem[] = [];
  const warnings: CatalogueProblem[] = [];
  const notTaken = openNotTaken();
  let header: Row | null = null;
  let first: Row | null = null;
  let found: Found | null = null;
  let map: CatalogueRead["map"] = null;
  const open = ({ format, columns, known = null, begin }: Kind): Found => ({
    format,
    columns,
    reader: begin({ columns, now, answers, problems, warnings, leave: notTaken.leave }, known),
  });
  try {
    for await (const row of readRows(source, (text) => warnings.push({ row: 0, text }))) {
      if (header === null) {
        header = row;
        problems.push(...misspeltInMap(header, answers));
        const kind = kindOf(header, answers);
        if (kind !== null) found = open(kind);
        continue;
      }
      first ??= row;
      if (found === null) {
        const byOrder = wooByOrder(header, row);
        if (byOrder === null) break;
        found = open({ format: "WooCommerce", columns: columnsOf(header, byOrder), begin: openWooCommerce });
      }
      if (!isWhole(row, found, problems)) {
        found.reader.miss(row);
        continue;
      }
      found.columns.see(row);
      found.reader.take(row);
    }
    if (header === null) throw new UnreadableFile(0, "The file is empty.");
    if (found === null) {
      const fields = proposedFields(header.cells);
      map = header.cells.map((column, at) => ({ column: column.trim(), field: fields[at]! }));
      throw new UnreadableFile(header.number, unknownHeader(header));
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    problems.push({ row: error.row, text: error.message, whole: true });
  }
  const {
    categoryProposals = [],
    owners = new Map(),
    ...catalogue
  } = found?.reader.end() ?? { categories: [], manufacturers: [], products: [] };
  const things = catalogue.products.length + catalogue.categories.length + catalogue.manufacturers.length;
  if (problems.length === 0 && things === 0)
    problems.push({ row: 0, text: "The file has a header and nothing below it that the shop sells." });
  return {
    format: found?.format ?? null,
    catalogue: { ...catalogue, problems: told(problems), owners },
    warnings: told(warnings),
    notTaken: [...(found === null ? [] : unread(found)), ...notTaken.all()],
    homeless:
      found === null || found.format === "Bruk"
        ? []
        : catalogue.products.filter(({ categories }) => categories.length === 0).map(({ name }) => name.pl),
    categoryProposals,
    map,
    columns: (header?.cells ?? []).map((column, index) => ({
      column: column.trim().slice(0, 200),
      sample: (first?.cells[index] ?? "").trim().slice(0, 80),
    })),
  };
}

/** The columns nobody read; of Bruk's own file, which people write by hand, with the one that is perhaps meant. */
function unread({ format, columns }: Found): NotTaken[] {
  return columns.unread().map((column) => {
    const nearest = format === "Bruk" ? nearestColumn(column.what, brukColumns) : null;
    // A column may stand there twice.
    return { ...column, ...(nearest !== null && nearest !== column.what.toLowerCase() && { nearest }) };
  });
}

/** In the order of the rows, and no longer than a person reads: a name in a broken file may be a megabyte. */
function told(problems: readonly CatalogueProblem[]): CatalogueProblem[] {
  return problems
    .map(({ text, value, ...problem }) => ({
      ...problem,
      text: short(text),
      ...(value !== undefined && { value: short(value) }),
    }))
    .sort((a, b) => a.row - b.row);
}

function short(text: string): string {
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}

interface Kind {
  format: CatalogueFormat;
  columns: Columns;
  known?: KnownMap | null;
  begin: (reading: Reading, known: KnownMap | null) => Reader;
}

interface Found {
  format: CatalogueFormat;
  columns: Columns;
  reader: Reader;
}

function kindOf(header: Row, { columns: given }: Answers): Kind | null {
  const columns = columnsOf(header);
  if (given !== undefined)
    return {
      format: "mapped",
      columns: columnsOf(
        header,
        mapped(
          header,
          header.cells.map((name) => given.get(name.trim().toLowerCase())),
        ),
      ),
      begin: openMapped,
    };
  if (isBruk(columns)) return { format: "Bruk", columns, begin: openBruk };
  if (isShopify(columns)) return { format: "Shopify", columns, begin: openShopify };
  const woo = wooHeader(header);
  if (woo !== null) return { format: "WooCommerce", columns: columnsOf(header, woo), begin: openWooCommerce };
  const known = knownMap(header);
  return known === null
    ? null
    : {
        format: known.map.name,
        columns: columnsOf(header, mapped(header, known.meaning)),
        known: known.map,
        begin: openMapped,
      };
}

/** What a map calls otherwise than the file does: columns it names, near one that it does not. */
function misspeltInMap(header: Row, { columns: given = new Map() }: Answers): CatalogueProblem[] {
  const there = header.cells.map((name) => name.trim());
  const others = there.filter((name) => !given.has(name.toLowerCase()));
  const known = new Set(there.map((name) => name.toLowerCase()));
  return [...given].flatMap(([column, field]) => {
    const meant = known.has(column) || field === "ignore" ? null : nearestColumn(column, others);
    return meant === null
      ? []
      : [
          {
            row: 0,
            text: `The map names the column '${column}', and the file has '${meant}': write it as the file does.`,
          },
        ];
  });
}

/** What no field is named for is named so that no field is meant by it. */
function mapped(header: Row, meaning: readonly (string | undefined)[]): string[] {
  return header.cells.map((name, index) =>
    meaning[index] === undefined || meaning[index] === "ignore" ? `(${bareName(name)})` : meaning[index],
  );
}

function unknownHeader(header: Row): string {
  const seen = header.cells
    .slice(0, 6)
    .map((name) => name.trim().slice(0, 40))
    .join(", ");
  return `This is no header the shop knows: '${seen}'. Known are Bruk's own (kind, handle), Shopify (Handle, Title), WooCommerce (Type, SKU, Name, also in other languages), PrestaShop, Magento, Shopware, IdoSell, Shoper and BaseLinker. For any other say with '--map FILE' what its columns mean.${slipOfHeader(header)}`;
}

/** One of the two columns that tell Bruk's own file, beside something near the other. */
function slipOfHeader(header: Row): string {
  const columns = columnsOf(header);
  const missing = ["kind", "handle"].filter((name) => !columns.has(name));
  const written = missing.length === 1 ? header.cells.find((name) => nearestColumn(name, missing) !== null) : undefined;
  return written === undefined ? "" : ` Of '${written.trim().slice(0, 40)}' perhaps '${missing[0]!}' is meant.`;
}

/** A row with more cells than the header is shifted; one with fewer is cut, which only other programs do without harm. */
function isWhole(
  row: Row,
  { format, columns }: { format: CatalogueFormat; columns: Columns },
  problems: CatalogueProblem[],
): boolean {
  const tooMany = row.cells.slice(columns.count).some((cell) => cell.trim() !== "");
  const tooFew = format === "Bruk" && row.cells.length < columns.count;
  if (tooMany || tooFew)
    problems.push({ row: row.number, text: `The row has ${row.cells.length} cells and the header ${columns.count}.` });
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
