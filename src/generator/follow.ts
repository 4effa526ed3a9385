import type { PoolClient } from "pg";
import type { Pool } from "../database/connect.ts";
import type { Printer } from "./print.ts";

export interface FollowSettings {
  /** How often to look without being told, in milliseconds. */
  every: number;
  onPrinted: (done: { printed: number; removed: number; milliseconds: number }) => void;
  onFailure: (error: unknown) => void;
}

/**
 * Follows the changed facts: prints what is stale as soon as the database tells of a change, and looks
 * by itself every so often, for a telling that was lost. Answers how to stop.
 */
export function followFacts(pool: Pool, printer: Printer, { every, onPrinted, onFailure }: FollowSettings): { stop(): Promise<void> } {
  let stopped = false;
  let listening: PoolClient | null = null;
  let running: Promise<void> | null = null;
  let again = false;

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
      const done = await printer.print();
      if (done.printed + done.removed > 0) onPrinted({ ...done, milliseconds: Math.round(performance.now() - started) });
    } catch (error) {
      onFailure(error);
    }
  }

  async function listen(): Promise<void> {
    if (listening || stopped) return;
    const client = await pool.connect();
    const lost = () => {
      if (listening === client) listening = null;
    };
    client.on("notification", look);
    client.once("error", lost);
    client.once("end", lost);
    listening = client;
    await client.query("LISTEN changed_facts");
  }

  const timer = setInterval(look, every);
  look();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
      listening?.release(true);
    },
  };
}
