import { CsvError, type Options, parse } from "csv-parse";
import { withoutC1 } from "../../domain/plain-signs.ts";
import { withoutMark } from "../../domain/csv.ts";
import { encodingOf, notText, oldCodePage } from "./code-pages.ts";

/** One row of a file as a spreadsheet numbers it: the header is row 1, blank rows count. */
export interface Row {
  number: number;
  cells: string[];
}

/** The file cannot be read on from this row; the message is for the operator. */
export class UnreadableFile extends Error {
  readonly row: number;
  constructor(row: number, text: string) {
    super(text);
    this.row = row;
  }
}

/**
 * Returns the rows of a CSV file in UTF-8, UTF-16 or an old code page of Poland, with or without a byte-order mark,
 * with commas, semicolons or tabs, any line ends, and line breaks inside quoted cells. Blank rows are left out. A piece
 * of the file is held at a time. Throws `UnreadableFile` for what is no such file, after the rows before it; `tell`
 * hears of an old code page.
 */
export async function* readRows(
  source: AsyncIterable<Uint8Array>,
  tell: (text: string) => void = () => {},
): AsyncGenerator<Row> {
  const text = decoded(source, tell);
  const { value: start = "" } = await text.next();
  if (start.trim() === "") throw new UnreadableFile(0, "The file is empty.");
  const mark = /^sep=([,;\t|])\r?\n/i.exec(start);
  let number = mark ? 1 : 0;
  for await (const records of parsed(
    joined(start.slice(mark?.[0].length ?? 0), text),
    mark?.[1] ?? delimiterOf(start),
  )) {
    if (records instanceof CsvError) throw new UnreadableFile(number + 1, csvProblem(records));
    for (const cells of records) {
      number += 1;
      if (cells.some((cell) => cell.includes("\0")))
        throw new UnreadableFile(number, "The row holds a NUL character: this is no text file.");
      if (cells.some((cell) => cell.trim() !== "")) yield { number, cells: cells.map(withoutMark) };
    }
  }
}

/** The records of each piece of text as they end in it; at last, perhaps, what is wrong with the one after them. */
async function* parsed(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<string[][] | CsvError> {
  let records: string[][] = [];
  let failure: Error | null = null;
  // The parser's own stream forgets records it has not given out when the next one fails.
  const parser = parse({ ...options, delimiter, on_record: (record: string[]) => void records.push(record) });
  parser.on("error", (error) => (failure = error));
  const settled = (begin: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve) => begin(() => resolve()));
  for await (const piece of text) {
    if (failure === null) await settled((done) => void parser.write(piece, done));
    if (failure !== null) break;
    yield records;
    if (parser.info.invalid_field_length > mostRagged)
      throw new UnreadableFile(
        parser.info.records,
        `More than ${mostRagged} rows have another number of cells than the header: its cells are probably not parted by '${delimiter === "\t" ? "tab" : delimiter}'. Save the file anew as 'CSV UTF-8'.`,
      );
    records = [];
  }
  if (failure === null) await settled((done) => void parser.end(done));
  yield records;
  if ((failure as Error | null) instanceof CsvError) yield failure as unknown as CsvError;
  else if (failure !== null) throw failure;
}

const mostCharacters = 2_000_000;
/** Each costs the parser a tenth of a millisecond, and of a file that is none there may be millions. */
const mostRagged = 20_000;
const options: Options = {
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ["\r\n", "\n", "\r"],
  max_record_size: mostCharacters,
};

function csvProblem({ code, message }: CsvError): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "A quotation mark opens in this row and is never closed.";
  if (code === "CSV_MAX_RECORD_SIZE")
    return `The row is longer than ${mostCharacters} characters; perhaps a quotation mark opens in it and is not closed.`;
  return `The row cannot be read: ${message}`;
}

/** The text in pieces, the first of which holds the whole header (of at most a megabyte). */
async function* decoded(source: AsyncIterable<Uint8Array>, tell: (text: string) => void): AsyncGenerator<string> {
  let decode: ((bytes?: Uint8Array) => string) | null = null;
  let start = "";
  let begun = false;
  for await (const bytes of withWholeMark(source)) {
    decode ??= decoderOf(bytes, tell);
    const piece = withoutC1(decode(bytes));
    if (begun) yield piece;
    else {
      start += piece;
      if (!/[\r\n][^]/.test(start) && start.length < 1_000_000) continue;
      begun = true;
      yield start;
    }
  }
  const rest = withoutC1(decode?.() ?? "");
  yield begun ? rest : start + rest;
}

/** The same bytes, the first four of the file, by which it is known, together. */
async function* withWholeMark(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array = new Uint8Array();
  for await (const bytes of source) {
    if (held.length >= 4) yield bytes;
    else {
      held = Buffer.concat([held, bytes]);
      if (held.length >= 4) yield held;
    }
  }
  if (held.length > 0 && held.length < 4) yield held;
}

/** What decodes the file that begins with these bytes, piece by piece; called with none at the end. */
function decoderOf(bytes: Uint8Array, tell: (text: string) => void): (bytes?: Uint8Array) => string {
  const wrong = notText(bytes);
  if (wrong !== null) throw new UnreadableFile(0, wrong);
  const encoding = encodingOf(bytes);
  return encoding === "utf-8" ? narrowDecoder(tell) : wideDecoder(encoding);
}

function wideDecoder(encoding: "utf-16le" | "utf-16be"): (bytes?: Uint8Array) => string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new UnreadableFile(
        0,
        "The file begins as text in UTF-16 does and is none. A spreadsheet program saves such a file as 'CSV UTF-8'.",
      );
    }
  };
}

/**
 * Decodes UTF-8, and the old code page where all the bytes before the first that cannot be UTF-8 were plain ASCII,
 * which is the same in both. A file that mixes them is refused: which letters it means cannot be known.
 */
function narrowDecoder(tell: (text: string) => void): (bytes?: Uint8Array) => string {
  let held: Uint8Array = new Uint8Array();
  let decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let begun = false;
  let sawUtf8 = false;
  return (bytes = new Uint8Array()) => {
    const all = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    const whole = bytes.length === 0 ? all.length : wholeLetters(all);
    held = all.slice(whole);
    const piece = all.subarray(0, whole);
    let text: string;
    try {
      text = decoder.decode(piece);
    } catch {
      const codePage = sawUtf8 ? null : oldCodePage(piece);
      if (codePage === null)
        throw new UnreadableFile(
          0,
          "The file is not text in UTF-8. A spreadsheet program saves such a file as 'CSV UTF-8'.",
        );
      decoder = new TextDecoder(codePage);
      tell(
        `The file is in the old code page ${codePage === "iso-8859-2" ? "ISO 8859-2" : "Windows-1250"}: look whether its letters came out right, else save it as 'CSV UTF-8'.`,
      );
      text = decoder.decode(piece);
    }
    if (!begun && piece.length > 0) {
      begun = true;
      text = text.replace(/^\ufeff/, "");
    }
    sawUtf8 ||= decoder.encoding === "utf-8" && /[^\x00-\x7f]/.test(text);
    return text;
  };
}

/** How many of these bytes are emails of UTF-8 that end in them: the next piece may hold the rest of the last one. */
function wholeLetters(bytes: Uint8Array): number {
  const last = bytes.subarray(-3).findLastIndex((byte) => byte >= 0xc0);
  if (last < 0) return bytes.length;
  const start = Math.max(0, bytes.length - 3) + last;
  const lead = bytes[start]!;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  return start + length > bytes.length ? start : bytes.length;
}

/** The separator that the header has most of, outside quotation marks. */
function delimiterOf(start: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(start)![0].replace(/"(?:[^"]|"")*"/g, "");
  const count = (mark: string) => header.split(mark).length;
  return [",", ";", "\t", "|"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

async function* joined(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
