import * as v from "valibot";
import type { LogEntry } from "../../database/staff/operator-log.ts";
import type { Permission } from "../../domain/staff/permissions.ts";

type Fields = LogEntry["before"];

/** Fields of what the log tells of that are not seen with the history alone; a command names prices. */
const seenWith: Readonly<Record<string, Permission>> = {
  price: "prices.edit",
  cataloguePrice: "prices.edit",
  command: "prices.edit",
  stock: "stock.move",
};

const sheet = v.looseObject({ cells: v.array(v.looseObject({ field: v.string() })) });

/** Returns what an act changed as far as somebody with these permissions sees it; `whole`: that is all of it. */
export function loggedSeen(
  { before, after }: Pick<LogEntry, "before" | "after">,
  permissions: readonly string[],
): { before: Fields; after: Fields; whole: boolean } {
  const hidden = (field: string) => seenWith[field] !== undefined && !permissions.includes(seenWith[field]);
  let whole = true;
  const seen = (fields: Fields): Fields => {
    if (fields === null) return null;
    const left = Object.entries(fields).filter(([field]) => !hidden(field));
    const said = Object.fromEntries(left);
    if (v.is(sheet, said)) said.cells = said.cells.filter(({ field }) => !hidden(field));
    whole &&= left.length === Object.keys(fields).length && sameCells(fields, said);
    return said;
  };
  return { before: seen(before), after: seen(after), whole };
}

function sameCells(all: Record<string, unknown>, seen: Record<string, unknown>): boolean {
  return !v.is(sheet, all) || (v.is(sheet, seen) && seen.cells.length === all.cells.length);
}
