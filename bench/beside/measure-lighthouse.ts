import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "../../test/run/find-browser.ts";
import { installIn, run } from "./build-app.ts";

/** What Lighthouse says of a page on its model of a phone, each the median of its runs. */
export interface Verdict {
  /** 0 to 100. */
  performance: number;
  /** Seconds to the largest picture. */
  largest: number;
  /** Milliseconds the page was blocked. */
  blocked: number;
  /** How far things jumped, without unit. */
  shift: number;
}

const version = "13.5.0";
const runs = 3;
/** How often a run that broke off is begun again: now and then the browser loses its trace. */
const again = 3;

interface Report {
  categories: { performance: { score: number } };
  audits: Record<
    "largest-contentful-paint" | "total-blocking-time" | "cumulative-layout-shift",
    { numericValue: number }
  >;
}

/** Installs Lighthouse into a folder; returns what asks it about the page at an address. */
export async function openLighthouse(folder: string): Promise<(address: string) => Promise<Verdict>> {
  const installed = join(folder, "lighthouse");
  await mkdir(installed, { recursive: true });
  await writeFile(
    join(installed, "package.json"),
    JSON.stringify({ private: true, dependencies: { lighthouse: version } }),
  );
  await installIn(installed);
  const browser = await findBrowser();
  return async (address) => {
    const words = [
      "node_modules/lighthouse/cli/index.js",
      address,
      "--output=json",
      "--only-categories=performance",
      "--disable-full-page-screenshot",
      "--quiet",
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ];
    const reports: Report[] = [];
    for (let broken = 0; reports.length < runs;) {
      try {
        reports.push(JSON.parse(await run(process.execPath, words, installed, { CHROME_PATH: browser })) as Report);
      } catch (error) {
        if (broken === again) throw error;
        broken += 1;
      }
    }
    const middle = (value: (report: Report) => number) => reports.map(value).sort((a, b) => a - b)[(runs - 1) / 2]!;
    return {
      performance: Math.round(100 * middle(({ categories }) => categories.performance.score)),
      largest: middle(({ audits }) => audits["largest-contentful-paint"].numericValue) / 1000,
      blocked: middle(({ audits }) => audits["total-blocking-time"].numericValue),
      shift: middle(({ audits }) => audits["cumulative-layout-shift"].numericValue),
    };
  };
}
