import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../src/database/embedded/open-embedded.ts";

/** The variable in which the test run hands its server to the processes of the test files. */
export const SERVER_VARIABLE = "BRUK_TEST_SERVER";

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
 * Files that are run by hand at the same time share it; the last to end stops it.
 */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env[SERVER_VARIABLE] || process.env.DATABASE_URL;
  if (given) return { url: given, close: async () => {} };
  const { url, close } = await openEmbedded({ dataDir: testFolder(), holdsProcess: false });
  return { url, close, isOurs: true };
}

/** Every checkout and every user has a folder of its own. */
function testFolder(): string {
  const mark = createHash("sha256").update(`${import.meta.dirname} ${process.getuid?.() ?? ''}`).digest("hex").slice(0, 12);
  return join(tmpdir(), `bruk-test-${mark}`);
}
