import { storedPictures } from "../../database/catalogue/pictures-of-product.ts";
import { allConfig } from "../../database/config.ts";
import { lockFront, secondsUntil, type StoredFront, writeFront } from "../../database/content/front.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { firstFront, type FrontContent, type FrontPart, turnsOf, wrongFront } from "../../domain/content/front.ts";
import { lawfulPages } from "../../domain/opening.ts";

export type FrontChange =
  | { kind: "done" }
  /** It is arranged so already. */
  | { kind: "same" }
  | { kind: "old"; front: StoredFront }
  /** Where, as a JSON pointer into the content. */
  | { kind: "wrong"; at: string };

interface Wanted {
  part: FrontPart;
  /** Null: as a shop begins. */
  content: FrontContent | null;
  /** The one somebody has seen. */
  version: number;
}

/** Arranges a part of the shop's front, on the version somebody has seen. What is planned for it stays planned. */
export async function changeFront(db: Queryable, { part, content, version }: Wanted, log: Log): Promise<FrontChange> {
  const before = await lockFront(db, part);
  if (before.version !== version) return { kind: "old", front: before };
  const at = await wrongIn(db, part, content);
  if (at !== null) return { kind: "wrong", at };
  const wanted = ownOf(content);
  if (isAlike(before.content, wanted)) return { kind: "same" };
  await arrange(db, before, { content: wanted, planned: before.planned }, log);
  return { kind: "done" };
}

/** Has a part be arranged otherwise from a minute of Warsaw on, which is still to come; null: nothing is planned. */
export async function planFront(
  db: Queryable,
  { part, planned, version }: Omit<Wanted, "content"> & Pick<StoredFront, "planned">,
  log: Log,
): Promise<FrontChange> {
  const before = await lockFront(db, part);
  if (before.version !== version) return { kind: "old", front: before };
  const at = planned === null ? null : await wrongIn(db, part, planned.content);
  if (at !== null) return { kind: "wrong", at: `/content${at}` };
  if (planned !== null && planned.at <= before.minute) return { kind: "wrong", at: "/at" };
  if (isAlike(before.planned, planned)) return { kind: "same" };
  const made = await writeFront(db, part, { content: before.content, planned });
  await log({
    act: "planFront",
    entity: "front",
    entityId: before.frontId,
    part: "front",
    version: made,
    before: { front: part, planned: before.planned },
    after: { front: part, planned, plannedAt: planned?.at.replace("T", " ") ?? null },
  });
  await awaitNextTurn(db, { ...before, planned });
  return { kind: "done" };
}

/** Arranges a part that is locked, writes it down and has the next turn awaited. */
export async function arrange(
  db: Queryable,
  before: StoredFront,
  wanted: Pick<StoredFront, "content" | "planned">,
  log: Log,
): Promise<void> {
  const { part, frontId } = before;
  const version = await writeFront(db, part, wanted);
  await log({
    act: "changeFront",
    entity: "front",
    entityId: frontId,
    part: "front",
    version,
    before: { front: part, content: before.content },
    after: { front: part, content: wanted.content },
  });
  await awaitNextTurn(db, { ...before, ...wanted });
}

/** Has the shop look at its front at the next minute at which something of a part begins or ends by itself. */
export async function awaitNextTurn(
  db: Queryable,
  { part, content, planned, minute }: Pick<StoredFront, "part" | "content" | "planned" | "minute">,
): Promise<void> {
  const turns = [...(content === null ? [] : turnsOf(content)), ...(planned === null ? [] : [planned.at])];
  const next = turns.toSorted().find((one) => one > minute);
  if (next === undefined) return;
  const inSeconds = Math.max(0, await secondsUntil(db, next));
  await enqueueJob(db, "turnFront", {}, { key: `front ${part}`, inSeconds });
}

async function wrongIn(db: Queryable, part: FrontPart, content: FrontContent | null): Promise<string | null> {
  if (content === null) return null;
  if (content.part !== part) return "/part";
  const config = await allConfig(db);
  const lawful = lawfulPages.map((page) => Number(config[`page_${page}`]));
  const wrong = wrongFront(content, { lawful });
  if (wrong !== null || content.part !== "home" || content.hero.picture === null) return wrong;
  const { file } = content.hero.picture;
  return (await storedPictures(db, [file])).has(file) ? null : "/hero/picture";
}

/** What is arranged as a shop begins is no arrangement of its own: it follows where that goes. */
function ownOf(content: FrontContent | null): FrontContent | null {
  return content === null || isAlike(content, firstFront(content.part)) ? null : content;
}

/** The database tells the names of an object in an order of its own. */
function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inside]) => [name, ordered(inside)]),
  );
}
