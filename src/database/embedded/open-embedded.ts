import { setTimeout as pause } from "node:timers/promises";
import { DatabaseProblem } from "../database-problem.ts";
import { closeAfterExit } from "./close-after-exit.ts";
import { ensureCluster } from "./cluster.ts";
import { dataFolder, recordedCluster } from "./data-folder.ts";
import { joinServer } from "./lease.ts";
import type { Lease } from "./lease.ts";
import { locateCluster } from "./locate-cluster.ts";
import { readServer } from "./server.ts";
import { startServer } from "./start-server.ts";
import { stopServer } from "./stop-server.ts";

export type Embedded = {
  /** For `openPool`. It stays the same for as long as this is open, also over a restart. */
  readonly url: string;
  /** Leaves the server; the last program to leave stops it. Close the pools first. */
  readonly close: () => Promise<void>;
};

export type EmbeddedOptions = {
  /** Where the shop keeps its data; the database is its folder `postgres`. Made when missing. */
  readonly dataDir: string;
  /** Receives a sentence when something out of the ordinary was done, such as using a folder elsewhere. */
  readonly say?: (sentence: string) => void;
  /** False lets this process end by itself while the server is open; the server then runs on. */
  readonly holdsProcess?: boolean;
  /** Of the server, instead of the shop's, should it be started here: for data that may be lost. */
  readonly settings?: Readonly<Record<string, string>>;
};

/**
 * The PostgreSQL that comes with the shop, on the data of `dataDir`: joined when it runs already
 * (for another program of the shop, or left behind by one that was killed), else created and started.
 *
 * Any number of programs may open the same folder at the same time, in any order. Each holds a
 * lease on the server, and the one that closes last stops it. Should the server be killed
 * meanwhile, it is started again at once. Throws `DatabaseProblem`, one sentence, when it cannot be had.
 */
export async function openEmbedded({
  dataDir,
  say = () => {},
  holdsProcess = true,
  settings = {},
}: EmbeddedOptions): Promise<Embedded> {
  const folder = dataFolder(dataDir);
  const forget = closeAfterExit(folder);
  let lease = await join({ folder, say, settings }).catch((error: unknown) => {
    forget();
    throw error;
  });
  let closing = false;
  let recovered = Promise.resolve();
  watch();
  return { url: lease.url, close };

  function watch(): void {
    if (!holdsProcess) lease.release();
    lease.whenLost(() => {
      if (!closing) recovered = recover();
    });
  }

  async function recover(): Promise<void> {
    say("The database server went away; starting it again.");
    while (!closing) {
      try {
        lease = await join({ folder, say, settings });
        return watch();
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
        await pause(1000);
      }
    }
  }

  async function close(): Promise<void> {
    if (closing) return;
    closing = true;
    await recovered;
    if (await lease.leave()) await stopServer(lease.server);
    await lease.end();
    forget();
  }
}

/** Recovery after a crash replays at most about 1 GB of log, which is seconds; this is for the slowest disk. */
const PATIENCE_MS = 120_000;

type Joining = Required<Pick<EmbeddedOptions, "say" | "settings">> & { readonly folder: string };

async function join({ folder, say, settings }: Joining): Promise<Lease> {
  const until = Date.now() + PATIENCE_MS;
  let reason: unknown;
  while (Date.now() < until) {
    const running = readServer(recordedCluster(folder));
    if (running) {
      try {
        return await joinServer(running);
      } catch (error) {
        // Starting, recovering, or on its way out because its last user is leaving: look again.
        reason = error;
        await pause(10);
      }
    } else {
      const location = locateCluster(folder, say);
      await ensureCluster(location);
      await startServer(location, { until, settings });
    }
  }
  throw new DatabaseProblem(
    `The database server of ${folder} runs but does not answer; its log is ${folder}/postgres.log.`,
    reason,
  );
}
