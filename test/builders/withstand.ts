import assert from "node:assert/strict";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { openProgress } from "../progress.ts";
import { hostileBody } from "./hostile-bodies.ts";

/** Nothing of how the shop is made may be in an answer: no stack, no SQL, no path of a file. */
const project = resolve(import.meta.dirname, "../..");
const inside =
  /\bat .+\.(ts|js):\d+|node_modules|\bSELECT\b|\bINSERT\b|relation "|syntax error|violates|invalid input|invalid byte|postgres|fastify|FST_|valibot/;

export interface Attack {
  url: string;
  /** Returns a body that is right, to be broken. */
  valid: () => Record<string, unknown>;
  count: number;
  next: () => number;
  /** Told every answer that is no refusal. */
  onAccepted?: (answer: Record<string, unknown>) => void;
}

/** Sends hostile bodies to a `/sys` call, and the right one last: every answer is that of a server that understood, or a refusal in the one shape of all calls. */
export async function withstand(app: FastifyInstance, { url, valid, count, next, onAccepted }: Attack): Promise<void> {
  let waiting = count;
  const tell = openProgress(url, count);
  async function client(): Promise<void> {
    while (waiting-- > 0) {
      tell(count - waiting);
      await send(hostileBody(valid(), next));
    }
  }
  async function send(payload: string): Promise<void> {
    const response = await app.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": "text/plain;charset=UTF-8" },
    });
    const said = `${url}: ${response.statusCode} ${response.payload.slice(0, 500)} for ${payload.slice(0, 2000)}`;
    assert.ok(response.statusCode < 500, said);
    assert.doesNotMatch(response.payload, inside, said);
    assert.ok(!response.payload.includes(project), said);
    const answer = response.json<Record<string, unknown>>();
    if (response.statusCode === 200 && answer["error"] === undefined) onAccepted?.(answer);
    else
      assert.ok(
        typeof answer["error"] === "string" &&
          typeof answer["errorMessage"] === "string" &&
          answer["errorMessage"] !== "",
        said,
      );
  }
  await Promise.all(Array.from({ length: 6 }, client));
  await send(JSON.stringify(valid()));
}
