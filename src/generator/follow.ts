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
  let running: Promise<void> | null = null;
  let again = false;
  let soon: NodeJS.Timeout | null = null;
  let trouble = "";

  function look(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = print().finally(() => {
      running = null;
      if (again) {
        again = false;
        look();
      }
    });
  }

  async function print(): Promise<void> {
    const started = performance.now();
    try {
      await listen();
      const done = await prerenderer.print();
      trouble = "";
      if (done.waiting) lookSoon();
      if (done.printed + done.removed > 0)
        onPrerendered({ ...done, milliseconds: Math.round(performance.now() - started) });
    } catch (error) {
      if (stopped) return;
      if (String(error) !== trouble) onFailure(error);
      trouble = String(error);
    }
  }

  function lookSoon(): void {
    soon ??= setTimeout(() => {
      soon = null;
      look();
    }, 50);
  }

  /** Listens on a connection of its own; one that breaks is thrown away, and the next look opens another. */
  async function listen(): Promise<void> {
    if (listening || stopped) return;
    const client = await pool.connect();
    const lost = () => {
      if (listening !== client) return;
      listening = null;
      client.release(true);
    };
    listening = client;
    client.on("notification", look);
    client.once("error", lost);
    client.once("end", lost);
    try {
      await client.query("LISTEN changed_facts");
    } catch (error) {
      lost();
      throw error;
    }
  }

  const timer = setInterval(look, every);
  look();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      if (soon) clearTimeout(soon);
      prerenderer.stop();
      await running;
      const client = listening;
      listening = null;
      client?.release(true);
    },
  };
}
