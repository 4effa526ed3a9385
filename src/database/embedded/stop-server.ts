import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { removeSocketFolder, usesSocket } from "./access.ts";
import type { Server } from "./server.ts";
import { isPostgres } from "./server.ts";

/** Longer than a last checkpoint takes; a server that needs more ends by itself later. */
const PATIENCE_MS = 60_000;

/**
 * Ends the server, also when its folder is gone: running statements are cut, what was committed is written out.
 * Waits until it is gone. Only for one whose lease is held alone, so the number is still its own.
 */
export async function stopServer({ pid, host }: Server): Promise<void> {
  if (!isPostgres(pid)) return;
  // SIGINT is PostgreSQL's fast shutdown; Windows knows no such thing but has a program for it.
  if (usesSocket()) process.kill(pid, "SIGINT");
  else spawnSync("taskkill", ["/PID", String(pid)], { stdio: "ignore" });
  const until = Date.now() + PATIENCE_MS;
  while (isPostgres(pid) && Date.now() < until) await pause(5);
  if (usesSocket()) removeSocketFolder(host);
}
