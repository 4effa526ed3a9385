import type { Catalogue, CatalogueProblem } from "../../domain/catalogue/catalogue.ts";
import type { Answers } from "./answers.ts";
import type { CategoryProposal } from "./category-words.ts";
import type { Columns, NotTaken } from "./columns.ts";
import type { Row } from "./rows.ts";

/** What a reader of one kind of file is given. */
export interface Reading {
  columns: Columns;
  now: Date;
  answers: Answers;
  problems: CatalogueProblem[];
  warnings: CatalogueProblem[];
  /** Tells that a row says something that is not taken over. */
  leave: (what: string) => void;
}

/** Takes the rows of one kind of file and answers at their end what they say. */
export interface Reader {
  take(row: Row): void;
  /** Hears of a row that is cut or shifted, of which nothing can be taken but whose product it was. */
  miss(row: Row): void;
  end(): Omit<Catalogue, "problems"> & { categoryProposals?: CategoryProposal[] };
}

/** Adds to a list, however many: a call takes some hundred thousand arguments and no more. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}

/** Counts what is not taken over. */
export function openNotTaken(): { leave: (what: string) => void; all(): NotTaken[] } {
  const rows = new Map<string, number>();
  return {
    leave: (what) => void rows.set(what, (rows.get(what) ?? 0) + 1),
    all: () => [...rows].map(([what, count]) => ({ what, rows: count })),
  };
}
