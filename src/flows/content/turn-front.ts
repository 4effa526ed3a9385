import { inTransaction, type Pool } from "../../database/connect.ts";
import { lockFront, turnFront } from "../../database/content/front.ts";
import type { Queryable } from "../../database/queryable.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import { type FrontPart, frontParts, turnsOf } from "../../domain/content/front.ts";
import { arrange, awaitNextTurn } from "./change-front.ts";

/** Has the shop's front show what begins by itself and show no more what ends: what is planned takes its place, and pages whose moment has come are made anew. Returns how many parts have turned. */
export async function turnFronts(pool: Pool): Promise<number> {
  let turned = 0;
  for (const part of frontParts) if (await inTransaction(pool, (db) => turn(db, part))) turned += 1;
  return turned;
}

async function turn(db: Queryable, part: FrontPart): Promise<boolean> {
  const front = await lockFront(db, part);
  const { content, planned, minute } = front;
  if (planned !== null && planned.at <= minute) {
    await arrange(db, front, { content: planned.content, planned: null }, (act) => logAct(db, { kind: "system" }, act));
    return true;
  }
  if (content === null || !turnsOf(content).some((one) => front.turned < one && one <= minute)) return false;
  await turnFront(db, part);
  await awaitNextTurn(db, front);
  return true;
}
