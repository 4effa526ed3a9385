import { CsvError, type Options, parse } from "csv-parse";
import { withoutMark } from "../csv.ts";

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
 * Answers the rows of a CSV file in UTF-8 or UTF-16, with or without a byte-order mark, with commas,
 * semicolons or tabs, any line ends, and line breaks inside quoted cells. Blank rows are left out. A piece of
 * the file is held at a time. Throws `UnreadableFile` for what is no such file, after the rows before it.
 */
export async function* readRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  const text = decoded(source);
  const { value: start = "" } = await text.next();
  if (start.trim() === "") throw new UnreadableFile(0, "The file is empty.");
  const mark = /^sep=([,;\t])\r?\n/i.exec(start);
  let number = mark ? 1 : 0;
  for await (const records of parsed(joined(start.slice(mark?.[0].length ?? 0), text), mark?.[1] ?? delimiterOf(start))) {
    if (records instanceof CsvError) throw new UnreadableFile(number + 1, csvProblem(records));
    for (const cells of records) {
      number += 1;
      if (cells.some((cell) => cell.includes("\0"))) throw new UnreadableFile(number, "The row holds a NUL character: this is no text file.");
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
  const settled = (begin: (done: (error?: Error | null) => void) => void) => new Promise<void>((resolve) => begin(() => resolve()));
  for await (const piece of text) {
    if (failure === null) await settled((done) => void parser.write(piece, done));
    if (failure !== null) break;
    yield records;
    records = [];
  }
  if (failure === null) await settled((done) => void parser.end(done));
  yield records;
  if ((failure as Error | null) instanceof CsvError) yield failure as unknown as CsvError;
  else if (failure !== null) throw failure;
}

const mostCharacters = 2_000_000;
const options: Options = { relax_quotes: true, relax_column_count: true, record_delimiter: ["\r\n", "\n", "\r"], max_record_size: mostCharacters };

function csvProblem({ code, message }: CsvError): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "A quotation mark opens in this row and is never closed.";
  if (code === "CSV_MAX_RECORD_SIZE") return `The row is longer than ${mostCharacters} characters; perhaps a quotation mark opens in it and is not closed.`;
  return `The row cannot be read: ${message}`;
}

/** The text in pieces, the first of which holds the whole header (of at most a megabyte). */
async function* decoded(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let start = "";
  let begun = false;
  for await (const bytes of withWholeMark(source)) {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    const piece = decode(decoder, bytes);
    if (begun) yield piece;
    else {
      start += piece;
      if (!/[\r\n][^]/.test(start) && start.length < 1_000_000) continue;
      begun = true;
      yield start;
    }
  }
  const rest = decoder === null ? "" : decode(decoder);
  yield begun ? rest : start + rest;
}

/** The same bytes, the two of a byte-order mark together. */
async function* withWholeMark(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held = new Uint8Array();
  for await (const bytes of source) {
    if (held.length >= 2) yield bytes;
    else {
      held = Buffer.concat([held, bytes]);
      if (held.length >= 2) yield held;
    }
  }
  if (held.length === 1) yield held;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    throw new UnreadableFile(0, "The file is not text in UTF-8. A spreadsheet program saves such a file as 'CSV UTF-8'.");
  }
}

/** The separator that the header has most of, outside quotation marks. */
function delimiterOf(start: string): string {
  const header = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(start)![0].replace(/"(?:[^"]|"")*"/g, "");
  const count = (mark: string) => header.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

async function* joined(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
