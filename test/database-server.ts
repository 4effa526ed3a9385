import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../src/database/embedded/open-embedded.ts";
import { hasMemoryFolder, memoryFolder } from "./memory-folder.ts";

/** The variables in which the test run hands its servers to the processes of the test files. */
export const SERVER_VARIABLE = "BRUK_TEST_SERVER";
export const DURABLE_SERVER_VARIABLE = "BRUK_DURABLE_TEST_SERVER";

export type TestServer = {
  /** Of a database on it from which others are made. */
  readonly url: string;
  /** Made for tests alone and kept between runs. */
  readonly isOurs?: boolean;
  readonly close: () => Promise<void>;
};

/**
 * The server that tests make their databases on: the one the test run hands over, else that of
 * `DATABASE_URL`, else the embedded one on a folder for temporary files that is kept between runs.
 * Files that are run by hand at the same time share it; the last to end stops it. The embedded one
 * never waits for the disk, unless it is to be `durable`: that one has the shop's own settings, and room for several
 * servers and workers at once.
 */
export async function openTestServer({ durable = false }: { durable?: boolean } = {}): Promise<TestServer> {
  const given =
    (durable && process.env[DURABLE_SERVER_VARIABLE]) || process.env[SERVER_VARIABLE] || process.env["DATABASE_URL"];
  if (given) return { url: given, close: async () => {} };
  const { url, close } = await openEmbedded({
    dataDir: testFolder(durable ? "durable" : "hasty"),
    holdsProcess: false,
    settings: durable ? roomForAll : hasty,
  });
  return { url, close, isOurs: true };
}

/** A clone and its removal cost a fifth of what they cost with these on; nothing here outlives a loss of power. */
const hasty = { fsync: "off", full_page_writes: "off", autovacuum: "off", min_wal_size: "32MB", max_wal_size: "256MB" };

/** Each process of a shop takes up to ten connections and two for each processor. */
const roomForAll = { max_connections: "300" };

/** Every checkout and every user has folders of its own. Six hundred files are made and removed for every clone: in memory, where there is room, that costs the least. */
function testFolder(kind: string): string {
  const mark = createHash("sha256")
    .update(`${import.meta.dirname} ${process.getuid?.() ?? ""}`)
    .digest("hex")
    .slice(0, 12);
  return join(kind === "hasty" && hasMemoryFolder() ? memoryFolder : tmpdir(), `bruk-test-${mark}-${kind}`);
}
