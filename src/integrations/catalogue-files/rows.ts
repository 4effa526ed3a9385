import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, type Options, parse } from "csv-parse";

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

const mostCharacters = 2_000_000;

/**
 * Answers the rows of a CSV file in UTF-8 or UTF-16, with or without a byte-order mark, with commas,
 * semicolons or tabs, any line ends, and line breaks inside quoted cells. Blank rows are left out. One row is
 * held at a time. Throws `UnreadableFile` for what is no such file.
 */
export async function* readRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  const text = decoded(source);
  const { value: start = "" } = await text.next();
  if (start.trim() === "") throw new UnreadableFile(0, "The file is empty.");
  const mark = /^sep=([,;\t])\r?\n/i.exec(start);
  const parser = parse({ ...options, delimiter: mark?.[1] ?? delimiterOf(start) });
  const feeding = pipeline(Readable.from(joined(start.slice(mark?.[0].length ?? 0), text)), parser).catch(() => undefined);
  let number = mark ? 1 : 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.some((cell) => cell.includes("\0"))) throw new UnreadableFile(number, "The row holds a NUL character: this is no text file.");
      if (cells.some((cell) => cell.trim() !== "")) yield { number, cells };
    }
    await feeding;
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(number + 1, csvProblem(error)) : error;
  } finally {
    parser.destroy();
  }
}

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
  for await (const bytes of source) {
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
