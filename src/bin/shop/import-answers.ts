import { createReadStream } from "node:fs";
import type { Answers } from "../../integrations/catalogue-files/answers.ts";
import { pieces } from "../../integrations/catalogue-files/cells.ts";
import {
  readCategoryMap,
  readColumnMap,
  readStockList,
  readTaxes,
} from "../../integrations/catalogue-files/read-answers.ts";
import { Problem } from "../end.ts";

/** What the operator says beside a file of another shop. */
export interface AnswerOptions {
  tax?: string;
  /** Pieces, or a file. */
  stock?: string;
  categories?: string;
  map?: string;
}

/** Returns what the options of an import say; throws `Problem` where one says nothing that can be read. */
export async function importAnswers({ tax, stock, categories, map }: AnswerOptions): Promise<Answers> {
  const count = stock === undefined ? null : pieces(stock);
  if (count !== null && count < 0) throw new Problem("A number of pieces is 0 or more.");
  return {
    ...(tax !== undefined && { tax: understood("--tax", readTaxes(tax)) }),
    ...(stock !== undefined && { stock: count ?? (await fromFile("--stock", stock, readStockList)) }),
    ...(categories !== undefined && { categories: await fromFile("--categories", categories, readCategoryMap) }),
    ...(map !== undefined && { columns: await fromFile("--map", map, readColumnMap) }),
  };
}

async function fromFile<T>(
  option: string,
  file: string,
  read: (source: AsyncIterable<Uint8Array>) => Promise<T | string>,
): Promise<T> {
  const answer = await read(createReadStream(file)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === undefined
      ? error
      : new Problem(`The file '${file}' of ${option} cannot be read (${error.code}).`);
  });
  return understood(`${option} ${file}`, answer);
}

function understood<T>(option: string, answer: T | string): T {
  if (typeof answer === "string") throw new Problem(`${option}: ${answer}`);
  return answer;
}
