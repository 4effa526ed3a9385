import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { shopsAtOnce } from "./journeys/open-shops.ts";
import { closingLines } from "./run/closing-lines.ts";
import { installPackages } from "./run/debian-packages.ts";
import { findHeadlessBrowser } from "./run/find-browser.ts";
import { leftToMore } from "./run/left-to-more.ts";
import { missingPackages } from "./run/missing-packages.ts";
import { runProgram } from "./run/run-program.ts";
import { runTests } from "./run/run-tests.ts";
import type { Outcome } from "./run/run-tests.ts";
import { openSecondServer } from "./run/second-server.ts";
import { sharesProcess } from "./run/shares-process.ts";
import { takesLong } from "./run/takes-long.ts";
import { untrueCoverage } from "./run/untrue-coverage.ts";
import { COUNTS_VARIABLE } from "./counts.ts";
import { DURABLE_SERVER_VARIABLE, openTestServer, SERVER_VARIABLE } from "./database-server.ts";
import type { TestServer } from "./database-server.ts";
import { RUN_VARIABLE, sweepTestDatabases } from "./database-template.ts";

/**
 * `npm run check` is quick: without a browser, and without the files that take long. `npm test` is everything once: on
 * one PostgreSQL and in Chromium. `npm run test:more` is the rest: the system's PostgreSQL, what is proven by
 * repetition, and a shopper's ways in Firefox and WebKit, since the other journeys are Chromium's. Every part runs even when an earlier one
 * failed, so that one run tells everything; the exit code is 1 when anything did.
 */
const mode = (["test", "more"] as const).find((known) => known === process.argv[2]) ?? "check";
const root = join(import.meta.dirname, "..");
process.env[COUNTS_VARIABLE] ??= mode === "more" ? "part" : "few";
/** The parts that are not in order, with what was wrong where it was no test. */
const failed = new Map<string, string | null>();
/** Until when a part of `npm run test:more` may be begun, in seconds since 1970: CI has an hour, and one machine is four times as fast as another. */
const begunUntil = Number(process.env["TEST_MORE_UNTIL"] || Infinity);
const notBegun: string[] = [];
const outcomes: Outcome[] = [];
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));

const engines = (file: string) => file.startsWith("test/journeys/engines/");
const journeys = (file: string) => file.startsWith("test/journeys/") && !engines(file);
const says = (file: string, words: RegExp) => words.test(readFileSync(join(root, file), "utf8"));
const repeats = (file: string) => says(file, /countOf\(/);
const units = [
  "src/**/*.test.{ts,tsx}",
  "test/**/*.test.ts",
  "demo/**/*.test.ts",
  "bench/**/*.test.ts",
  "setup/**/*.test.mjs",
];
const files = globSync(units, { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .sort();
const unit = files.filter((file) => !file.startsWith("test/journeys/") && file !== "test/walls.test.ts");

if (mode === "more") {
  installPackages(missingPackages());
  await browserPart("a shopper in Firefox and WebKit", files.filter(engines));
  await browserPart(
    "a shopper in Chromium whose shop is replaced and killed, and what is proven by repetition",
    files.filter((file) => journeys(file) && (leftToMore(file) || repeats(file))),
  );
  await part("another PostgreSQL, and what is proven by repetition", async () => {
    const second = await openSecondServer();
    if (typeof second === "string") process.stdout.write(`${second}\n`);
    const server = typeof second === "string" ? await openTestServer() : second;
    await withServer({ [SERVER_VARIABLE]: server }, () => tests(unit.filter(isProvenAgain)));
  });
  end();
}

if (mode === "test") installPackages(missingPackages([]));
await part("types", () => runProgram(root, "typescript/bin/tsc", ["-p", ".", "--noEmit"]));
await part("form", () => runProgram(root, "oxfmt/bin/oxfmt", ["--check", "."]));
await part("lint", () => runProgram(root, "oxlint/bin/oxlint", ["--deny-warnings", "."]));
await part("unused files, exports and packages", () => runProgram(root, "knip/bin/knip.js", []));
await part("walls", () => tests(["test/walls.test.ts"]));

await part("units, database and server", async () => {
  const servers = {
    [SERVER_VARIABLE]: await openTestServer(),
    [DURABLE_SERVER_VARIABLE]: await openTestServer({ durable: true }),
  };
  await withServer(servers, () => tests(unit.filter((file) => !isLeftOut(file))));
});
if (mode === "test")
  await browserPart(
    "a shopper in Chromium",
    files.filter((file) => journeys(file) && !isLeftOut(file)),
  );
await part("docs/spec-coverage.md", async () => {
  const sentences = untrueCoverage({ root, outcomes, leftOut: isLeftOut });
  if (sentences.length > 0) throw new Error(sentences.join("\n"));
});
end();

function end(): never {
  process.stdout.write(`\n${closingLines(outcomes, failed, notBegun)}\n`);
  process.exit(failed.size > 0 ? 1 : 0);
}

function isLeftOut(file: string): boolean {
  return engines(file) || leftToMore(file) || (mode === "check" && (journeys(file) || takesLong(file)));
}

/** What has to do with which PostgreSQL it is, the room of the queries; and what repeats itself. */
function isProvenAgain(file: string): boolean {
  return (file.startsWith("src/database/") && !file.startsWith("src/database/embedded/")) || repeats(file);
}

/** Each with a shop to itself, by as many processes as there are shops; the longest come first. What opens a shop of its own comes after them, in a process of its own. */
function browserPart(name: string, journeys: readonly string[]): Promise<void> {
  return part(name, async () => {
    process.env["CHROMIUM_PATH"] = await findHeadlessBrowser();
    const size = (file: string) => statSync(join(root, file)).size;
    const longestFirst = journeys.toSorted((a, b) => size(b) - size(a));
    const alone = (file: string) =>
      engines(file) || says(file, /\b(?:openOwnShop|openEmptyShop|startShop|startRole)\b/);
    outcomes.push(
      await runTests({
        root,
        files: longestFirst.filter(alone),
        shared: longestFirst.filter((file) => !alone(file)),
        sharer: join(root, "test/journeys/share.ts"),
        concurrency: shopsAtOnce,
        globalSetup: "test/journeys/open-shops.ts",
      }),
    );
  });
}

/** Runs one part under a heading; one that throws or has a failed test is remembered, and one for which there is no time. */
async function part(name: string, work: () => Promise<unknown>): Promise<void> {
  process.stdout.write(`\n── ${name} ${"─".repeat(Math.max(2, 60 - name.length))}\n`);
  if (mode === "more" && Date.now() / 1000 > begunUntil) return void notBegun.push(name);
  const before = outcomes.length;
  try {
    await work();
    if (outcomes.slice(before).some(({ failures }) => failures > 0)) failed.set(name, null);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${message}\n`);
    failed.set(name, message);
  }
}

async function tests(files: readonly string[]): Promise<void> {
  if (files.length === 0) return void process.stdout.write("nothing here yet\n");
  outcomes.push(
    await runTests({ root, files: files.filter((file) => !sharesProcess(file)), shared: files.filter(sharesProcess) }),
  );
}

/** The processes of the test files find the servers by environment variables. */
async function withServer(servers: Readonly<Record<string, TestServer>>, work: () => Promise<void>): Promise<void> {
  for (const [variable, { url }] of Object.entries(servers)) process.env[variable] = url;
  process.env[RUN_VARIABLE] = String(process.pid);
  try {
    await work();
  } finally {
    delete process.env[RUN_VARIABLE];
    for (const [variable, server] of Object.entries(servers)) {
      delete process.env[variable];
      // Somebody else's server is left as it was found; our own keeps the template for the next run.
      await sweepTestDatabases(server.url, { templates: server.isOurs !== true });
      await server.close();
    }
  }
}
