import { existsSync, readFileSync } from "node:fs";
import { pino } from "pino";
import type { BuiltStorefront } from "../src/bin/build-storefront.ts";
import { pageDataHref, pathIn, searchHref } from "../src/contract/paths.ts";
import { suggestHref } from "../src/contract/told-paths.ts";
import { operatorRoutes } from "../src/contract/operator/routes.ts";
import type { Pool } from "../src/database/connect.ts";
import { type Language, languages } from "../src/domain/language.ts";
import { createApp } from "../src/server/app.ts";
import { openPrerenderedPages } from "../src/generator/store/prerendered-pages.ts";
import { standIns } from "../test/builders/server-parts.ts";
import { comeIn } from "../test/builders/staff.ts";
import type { Measure } from "./run.ts";

/** Asked in turn, in every mixture people type them: whole words, beginnings, several words, endings, slips, numbers, sizes, what everything has, too much at once, nothing. */
const queries = [
  "bluza",
  "blu",
  "czarna bluza",
  "bluzzę",
  "plecak kostka",
  "koszulek",
  "snekersy",
  "kurtka zima",
  "spodnie granatowe l",
  "rękaw",
  "czapka trzepak 4321",
  "SYN-1234-M",
  "marka 17",
  "deska ecru",
  "longslev",
  "sneakersy rondo wiadukt",
  "spodni zielonych",
  "bordowy",
  "syn 777",
  "kurtki peron",
  "garaz",
  "piaskowa czapka",
  "plecaki",
  "qwertyzxcv",
  "bluza xyz",
  "betonoza",
  "rekawice sport",
  "przystanek",
  "blekitna deska",
  "gruba bawełna",
  "buty 43",
  "9999",
  "m",
  "marka",
  "niebieski",
  "czarny xl bluza zima miasto",
  "czarna bluza do 200 zł",
  "niebieszka kurtka",
  "white hoodie under 50 €",
  "mikina od 300 do 500 kč",
  "plecak 100-200 zł l",
  "bluza wyprzedaż",
  "tanie buty",
  "nowości",
  "do 150 zł",
  "t-shirt",
  "czarny l",
  "bluza xl do 200 zł",
  "miasto do 200 zł",
  "granatowe sneakersy zima",
  "mikyna cerna",
  "batoh zelený",
  "grey backpack m under 60 €",
  "nowe czapki",
  "sportowe rękawice wyprzedaż",
];

/**
 * Asks the server, without the network, for the page data and the suggestions of every query, and for what the palette finds by it, many times over, in each language in turn:
 * the time from the request's arrival to the whole answer, and where the system tells it what of that the processor worked, here and in
 * PostgreSQL: on a machine that does other things too, that alone says something.
 */
export async function measureSearch(
  pool: Pool,
  { folder, storefront }: { folder: string; storefront: BuiltStorefront },
): Promise<Measure[]> {
  await pool.query("VACUUM ANALYZE");
  const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM search_products");
  const app = await createApp({
    ...standIns,
    pool,
    pages: await openPrerenderedPages(folder, "bench"),
    assets: storefront.assets,
    assetsFolders: [folder],
    logger: pino({ level: "silent" }),
  });
  const owner = await comeIn(app, pool, { email: "palette@bruk.example", role: "owner" });
  const statusOf = async (href: string) => (await app.inject(href)).statusCode;
  const measures: Measure[] = [];
  const asks: readonly (readonly [string, (query: string, lan: Language) => Promise<number>])[] = [
    ["search results", (query, lan) => statusOf(pageDataHref(pathIn(searchHref(query), lan.lanCode)))],
    ["suggestions", (query, lan) => statusOf(suggestHref(query, lan.lanId))],
    [
      "what the palette of the back office finds beside orders",
      async (query) => (await owner.call(operatorRoutes.palette, { query: { q: query.padEnd(2) } })).status,
    ],
  ];
  for (const [what, ask] of asks) {
    const times: number[] = [];
    const worked: number[] = [];
    let processor: Processor | null = null;
    for (let round = 0; round < rounds + warming; round += 1) {
      // Its connections are open by then.
      if (round === warming) processor = await openProcessor(pool);
      for (const query of queries) {
        const before = processor?.worked();
        const started = performance.now();
        const statusCode = await ask(query, languages[round % languages.length]!);
        if (statusCode !== 200) throw new Error(`${query} was answered with ${statusCode}`);
        if (round >= warming) times.push(performance.now() - started);
        if (before !== undefined) worked.push(processor!.worked() - before);
      }
    }
    for (const [of, some] of [
      ["", times],
      [", of it by the processor", worked],
    ] as const)
      if (some.length > 0)
        measures.push({
          what: `${what}${of}, ${rows[0]!.count} products, ${some.length} queries, median, 95th and 99th percentile`,
          figure: `${percentiles(some)} ms`,
          goal: "≤ 30 ms",
        });
  }
  await app.close();
  return measures;
}

const rounds = 40;
const warming = 2;

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99].map((share) => sorted[Math.floor(sorted.length * share)]!.toFixed(1)).join(" / ");
}

interface Processor {
  /** Milliseconds that this process and PostgreSQL's for it have worked. */
  worked(): number;
}

/** Returns what counts the processor's work for a pool's connections; null where the system does not tell it. */
async function openProcessor(pool: Pool): Promise<Processor | null> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'",
  );
  // Of a thread its first number is for how many nanoseconds it ran.
  const last = new Map(
    rows.map(({ pid }): [string, number] => [`/proc/${pid}/schedstat`, 0]).filter(([file]) => existsSync(file)),
  );
  if (last.size === 0) return null;
  return {
    worked() {
      // A connection that rests for long is closed: it counts what it had done by then.
      for (const file of last.keys())
        if (existsSync(file)) last.set(file, Number(readFileSync(file, "utf8").split(" ")[0]));
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e3 + [...last.values()].reduce((sum, nanoseconds) => sum + nanoseconds) / 1e6;
    },
  };
}
