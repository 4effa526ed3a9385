import { createHook } from "node:async_hooks";
import pg from "pg";

/**
 * What answering cost: every statement with values that was sent to a database, and every transaction's, in order, and
 * how often a password was digested. What the shop reads of itself now and then, for whoever asks next, has no values.
 */
export interface WorkDone {
  statements: string[];
  digests: number;
}

/**
 * Returns what something has this process do, whatever else the machine does meanwhile: two ways of which the work is
 * the same take the same time. Nothing else may run in this process.
 */
export async function workDone(something: () => Promise<unknown>): Promise<WorkDone> {
  const done: WorkDone = { statements: [], digests: 0 };
  const digests = createHook({ init: (_id, type) => void (done.digests += type === "ARGON2REQUEST" ? 1 : 0) }).enable();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
    const [said, given] = words as [string | { text: string; values?: unknown[] }, unknown];
    const { text, values = given } = typeof said === "string" ? { text: said } : said;
    if (Array.isArray(values) || /^(BEGIN|COMMIT|ROLLBACK)/.test(text)) done.statements.push(text);
    return Reflect.apply(query, this, words) as never;
  };
  try {
    await something();
  } finally {
    pg.Client.prototype.query = query;
    digests.disable();
  }
  return done;
}
