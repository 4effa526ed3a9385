import {
  addReadyText,
  changeReadyText,
  lockReadyText,
  type ReadyText,
  removeReadyText,
} from "../../database/mail/ready-texts.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";

type Written = Pick<ReadyText, "name" | "subject" | "content">;

/** Adds a text that staff may begin an email from. */
export async function writeReadyText(db: Queryable, text: Written, log: Log): Promise<void> {
  const id = await addReadyText(db, text);
  await log({ act: "addReadyText", entity: "readyText", entityId: id, part: "text", after: { id, ...text } });
}

/** Writes a ready text anew, on the version somebody has seen. Returns the version it has where that is another; null: it is done. */
export async function rewriteReadyText(
  db: Queryable,
  { id, version, ...text }: Written & { id: number; version: number },
  log: Log,
): Promise<"NOT_FOUND" | { version: number } | null> {
  const before = await lockReadyText(db, id);
  if (before === null) return "NOT_FOUND";
  if (before.version !== version) return { version: before.version };
  await changeReadyText(db, id, text);
  const act = {
    act: "changeReadyText",
    entity: "readyText",
    entityId: id,
    part: "text",
    version: version + 1,
  } as const;
  await log({ ...act, before: writtenOf(before), after: text });
  return null;
}

/** Takes a ready text away; returns whether there was one. */
export async function dropReadyText(db: Queryable, id: number, log: Log): Promise<boolean> {
  const before = await lockReadyText(db, id);
  if (before === null) return false;
  await removeReadyText(db, id);
  await log({ act: "removeReadyText", entity: "readyText", entityId: id, part: "text", before: writtenOf(before) });
  return true;
}

function writtenOf({ name, subject, content }: ReadyText): Written {
  return { name, subject, content };
}
