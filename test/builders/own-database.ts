import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { ensureCluster } from "../../src/database/embedded/cluster.ts";
import { dataFolder } from "../../src/database/embedded/data-folder.ts";
import { joinServer } from "../../src/database/embedded/lease.ts";
import { locateCluster } from "../../src/database/embedded/locate-cluster.ts";
import { isPostgres, readServer, type Server } from "../../src/database/embedded/server.ts";
import { startServer } from "../../src/database/embedded/start-server.ts";

/** A PostgreSQL that is one test's own and that nobody but the test starts: for a shop with a `DATABASE_URL`. */
export interface OwnDatabase {
  url: string;
  /** Begins it again; resolves once it takes connections. */
  start(): Promise<void>;
  /** Ends it as a loss of power does ('immediate'): nobody is asked to finish, and the next start recovers. */
  stop(): Promise<void>;
}

/** Opens one with an empty database, at an address that stays the same over a restart. It goes with the test. */
export async function openOwnDatabase(t: Pick<TestContext, "after">): Promise<OwnDatabase> {
  const made = mkdtempSync(join(tmpdir(), "bruk-own-"));
  const location = locateCluster(dataFolder(made), () => undefined);
  const running = (): Server | undefined => readServer(location.cluster);

  async function start(): Promise<void> {
    await startServer(location, { until: Date.now() + 120_000, settings: {} });
  }

  async function stop(): Promise<void> {
    const server = running();
    if (server === undefined) return;
    process.kill(server.pid, "SIGQUIT");
    while (isPostgres(server.pid)) await pause(5);
  }

  t.after(async () => {
    await stop();
    rmSync(made, { recursive: true, force: true, maxRetries: 5 });
  });
  await ensureCluster(location);
  await start();
  const { url, end } = await joinServer(running()!);
  await end();
  return { url, start, stop };
}
