import { spawnSync } from 'node:child_process';
import { rmdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { usesSocket } from './access.ts';
import type { Server } from './server.ts';
import { isPostgres, pidFile } from './server.ts';

/** Longer than a last checkpoint takes; a server that needs more ends by itself later. */
const PATIENCE_MS = 60_000;

/** Ends the server: running statements are cut, what was committed is written out. Waits until it is gone. */
export async function stopServer({ cluster, pid, host }: Server): Promise<void> {
  if (Number(pidFile(cluster)?.[0]) !== pid || !isPostgres(pid)) return;
  // SIGINT is PostgreSQL's fast shutdown; Windows knows no such thing but has a program for it.
  if (usesSocket()) process.kill(pid, 'SIGINT');
  else spawnSync('taskkill', ['/PID', String(pid)], { stdio: 'ignore' });
  const until = Date.now() + PATIENCE_MS;
  while (isPostgres(pid) && Date.now() < until) await pause(5);
  try {
    rmdirSync(host);
  } catch {
    // Not empty: the next server is there already. Not there: it was TCP, or swept away.
  }
}
