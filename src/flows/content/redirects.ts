import { paths, pathsIn, reservedSegments } from "../../contract/paths.ts";
import { entitiesAt, type EntityPath } from "../../database/catalogue/paths.ts";
import {
  addGiven,
  dropRedirects,
  givenAmong,
  lockRedirects,
  type NewRedirect,
} from "../../database/content/redirects.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { pathTyped, type RedirectTrouble, spellingOf } from "../../domain/content/redirect.ts";

interface Typed {
  from: string;
  to: string;
}

interface GiveOutcome extends Typed {
  id: number | null;
  why: RedirectTrouble | null;
}

/** Has addresses lead elsewhere in the shop, whose host is given. Returns what became of each; what one is refused for stops none of the others. */
export async function giveRedirects(
  db: Queryable,
  asked: readonly Typed[],
  { host, log }: { host: string; log: Log },
): Promise<GiveOutcome[]> {
  const read = asked.map((typed) => ({ typed, ...pathsOf(typed, host) }));
  const known = await around(db, read);
  const decided = read.map((one) => decide(one, known));
  const numbers = await addGiven(
    db,
    decided.flatMap(({ redirect }) => redirect ?? []),
  );
  const outcomes = decided.map(({ redirect, from, to, why }): GiveOutcome => {
    const id = redirect === null ? null : (numbers.get(spellingOf(from)) ?? null);
    return { from, to, id, why: id === null ? (why ?? "fromKnown") : null };
  });
  const ids = outcomes.flatMap(({ id }) => id ?? []);
  if (ids.length > 0)
    await log({
      act: "addRedirects",
      entity: "redirect",
      entityId: ids[0]!,
      part: "redirect",
      after: { ids, leads: outcomes.flatMap(({ from, to, id }) => (id === null ? [] : [`${from} → ${to}`])) },
    });
  return outcomes;
}

/** Has addresses lead nowhere any more; returns how many did. */
export async function takeRedirects(db: Queryable, ids: readonly number[], log: Log): Promise<number> {
  const gone = await lockRedirects(db, ids);
  if (gone.length === 0) return 0;
  await dropRedirects(
    db,
    gone.map(({ id }) => id),
  );
  await log({
    act: "removeRedirects",
    entity: "redirect",
    entityId: gone[0]!.id,
    part: "redirect",
    before: {
      redirects: gone.map(({ from, to, toThen }) => ({ from, to: to ?? toThen })),
      leads: gone.map(({ from, to, toThen }) => `${from} → ${to ?? toThen}`),
    },
  });
  return gone.length;
}

interface Asked {
  typed: Typed;
  /** Null: it is no path of the shop. */
  from: string | null;
  to: string | null;
}

function pathsOf({ from, to }: Typed, host: string): Omit<Asked, "typed"> {
  return { from: pathTyped(from), to: isElsewhere(to, host) ? null : targetTyped(to) };
}

interface Known {
  /** What has a page at a spelling, or had one there. */
  entities: ReadonlyMap<string, EntityPath>;
  /** What leads elsewhere, before and by this call. */
  given: Set<string>;
}

async function around(db: Queryable, asked: readonly Asked[]): Promise<Known> {
  const spellings = [
    ...new Set(asked.flatMap(({ from, to }) => [from, to].flatMap((one) => one ?? [])).map(spellingOf)),
  ];
  return { entities: await entitiesAt(db, spellings), given: await givenAmong(db, spellings) };
}

interface Decided extends Typed {
  redirect: NewRedirect | null;
  why: RedirectTrouble | null;
}

/** Decides on one; what it gives is known to those behind it. */
function decide({ typed, from, to }: Asked, { entities, given }: Known): Decided {
  if (from === null) return { ...typed, redirect: null, why: "fromWrong" };
  if (to === null) return { from, to: typed.to, redirect: null, why: "toWrong" };
  const no = (why: RedirectTrouble): Decided => ({ from, to, redirect: null, why });
  const [spelling, target] = [spellingOf(from), spellingOf(to)];
  if (spelling === target) return no("loop");
  const living = entities.get(spelling);
  if (isOwn(from) || isReserved(from)) return no("fromLiving");
  if (living !== undefined) return no(spellingOf(living.path) === spelling ? "fromLiving" : "fromKnown");
  if (given.has(spelling)) return no("fromKnown");
  if (given.has(target)) return no("toLeadsOn");
  const own = ownAt(to);
  const entity = own === null ? (entities.get(target) ?? null) : null;
  if (own === null && entity === null) return no("toGone");
  given.add(spelling);
  const leads = own ?? `/${entity!.path}`;
  return { from, to: leads, redirect: { from, to: leads, entity }, why: null };
}

/** The home page is a target, and no address that could lead elsewhere. */
function targetTyped(text: string): string | null {
  const bare = text.trim().replace(/^https?:\/\/[^/?#]+/i, "");
  return text.trim() !== "" && /^\/?(?:[?#].*)?$/.test(bare) ? paths.home : pathTyped(text);
}

function isElsewhere(text: string, host: string): boolean {
  const [, named] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(text.trim()) ?? [];
  return named !== undefined && named.toLowerCase() !== host.toLowerCase();
}

/** Of the shop's own pages those that show themselves to everybody. */
const shown = ["home", "sale", "newProducts", "contact", "compare", "withdrawal", "complaint"] as const;
const ownPaths = Object.values(pathsIn).flatMap((table) => shown.map((page) => table[page]));

/** Returns an own page's path as it is written, whatever its case and last slash; null: there is none. */
function ownAt(path: string): string | null {
  return ownPaths.find((own) => spellingOf(own) === spellingOf(path)) ?? null;
}

function isOwn(path: string): boolean {
  return Object.values(pathsIn).some((table) =>
    Object.values(table).some((own) => spellingOf(own) === spellingOf(path)),
  );
}

/** What the server answers by itself, whatever stands behind; what a language begins with is none of it. */
function isReserved(path: string): boolean {
  const [first = ""] = spellingOf(path).split("/");
  return first !== "en" && first !== "cz" && (reservedSegments as readonly string[]).includes(first);
}
