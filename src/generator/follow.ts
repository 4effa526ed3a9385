import { setTimeout as wait } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Pool } from "../database/connect.ts";
import type { PrerenderDone, Prerenderer } from "./prerender.ts";

export interface FollowSettings {
  /** How often to look without being told, in milliseconds. */
  every: number;
  onPrerendered: (done: PrerenderDone & { milliseconds: number }) => void;
  /** Hears of a trouble once, however often what is tried again ends in it. */
  onFailure: (error: unknown) => void;
}

/** How soon to look again for what cannot be followed yet, in milliseconds. */
const soon = 50;

/**
 * Follows the changed cache tags: prerenders what is stale as soon as the database tells of a change, and looks
 * by itself every so often, for a telling that was lost. Returns how to stop.
 */
export function followCacheTags(
  pool: Pool,
  prerenderer: Prerenderer,
  { every, onPrerendered, onFailure }: FollowSettings,
): { stop(): Promise<void> } {
  let stopped = false;
  let listening: PoolClient | null = null;
  let told = Promise.withResolvers<void>();
  let trouble = "";

  /** Looks once. Returns in how many milliseconds to look again where nobody tells. */
  async function look(): Promise<number> {
    const started = performance.now();
    try {
      if (listening === null) await listen();
      const done = await prerenderer.prerender();
      trouble = "";
      if (done.prerendered + done.removed > 0)
        onPrerendered({ ...done, milliseconds: Math.round(performance.now() - started) });
      return done.waiting ? soon : every;
    } catch (error) {
      if (!stopped && String(error) !== trouble) onFailure(error);
      trouble = String(error);
      return every;
    }
  }

  /** Listens on a connection of its own; one that breaks is thrown away, and the next look opens another. */
  async function listen(): Promise<void> {
    const client = await pool.connect();
    const lost = () => {
      if (listening !== client) return;
      listening = null;
      client.release(true);
    };
    listening = client;
    client.on("notification", () => told.resolve());
    client.once("error", lost).once("end", lost);
    await client.query("LISTEN changed_facts").catch((error: unknown) => {
      lost();
      throw error;
    });
  }

  async function follow(): Promise<void> {
    while (!stopped) {
      // What is told of while it looks has it look again.
      told = Promise.withResolvers();
      const next = new AbortController();
      const again = await look();
      await Promise.race([told.promise, wait(again, undefined, { signal: next.signal })]);
      next.abort();
    }
  }

  const following = follow();
  return {
    async stop() {
      stopped = true;
      told.resolve();
      prerenderer.stop();
      await following;
      listening?.release(true);
      listening = null;
    },
  };
}
