import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { operatorRoutes } from "../src/contract/operator/routes.ts";
import { buildStorefront } from "../src/bin/build-storefront.ts";
import type { Pool } from "../src/database/connect.ts";
import { openPrerenderedPages } from "../src/generator/store/prerendered-pages.ts";
import { createApp } from "../src/server/app.ts";
import { standIns } from "../test/builders/server-parts.ts";
import { freePort } from "../test/builders/free-port.ts";
import { comeIn, type Member } from "../test/builders/staff.ts";
import { measureKeys } from "./measure-keys.ts";
import type { Measure } from "./run.ts";
import { seedOrders } from "./seed-orders.ts";
import { openBrowser } from "./visit.ts";

const rounds = 20;
const warming = 2;

/** One call of the list of orders, as its address says it. */
type Query = Readonly<Record<string, string>>;

/** Filters of the list, each by a value that leaves most and one that leaves few, and several at once. */
const filters: Readonly<Record<string, readonly Query[]>> = {
  "a view": [
    { view: "toDecide" },
    { view: "toDecide", sort: "newest" },
    { view: "toPack" },
    { view: "packed" },
    { view: "sent" },
  ],
  state: [{ state: "delivered" }, { state: "cancelled,expired" }, { state: "awaitingReview" }],
  money: [{ money: "paid" }, { money: "refunded" }, { money: "surplus" }, { money: "none" }],
  delivery: [{ delivery: "8" }, { delivery: "7" }],
  payment: [{ payment: "payu" }, { payment: "cash" }, { payment: "paypal" }],
  country: [{ country: "PL" }, { country: "CZ" }, { country: "AT,DE" }],
  "days from and to": [
    ...[7, 90, 900].map((days) => ({ from: dayBefore(days) })),
    { from: dayBefore(400), to: dayBefore(300) },
  ],
  tag: [{ tag: "pilne" }, { tag: "nie ma" }],
  "several at once": [
    { state: "delivered", payment: "payu", country: "PL", from: dayBefore(365) },
    { money: "refunded", delivery: "8", from: dayBefore(900) },
    { view: "sent", country: "PL", payment: "payu", sort: "largest" },
    { q: "kowalska", country: "CZ", state: "delivered" },
  ],
  "a search": [
    ...["kowalska", "Żółkiewska Anna", "ola nowak", "anna", "zzz", "lis", "733", "5112", "511 222", "200000"].map(
      (q) => ({ q }),
    ),
    ...["199,99", "319", "anna.1234@klient.example", "@klient.example", "62007777"].map((q) => ({ q })),
  ],
};

const sorts: readonly Query[] = [{ sort: "oldest" }, { sort: "largest" }, { sort: "smallest", payment: "payu" }];

/** What the list, an order's page and the palette take on the server among so many orders, from the call's arrival to the whole answer; and keys in a browser. */
export async function measureBackoffice(
  pool: Pool,
  { folder, orders }: { folder: string; orders: number },
): Promise<Measure[]> {
  process.stderr.write(`Inventing ${orders} orders\n`);
  await seedOrders(pool, orders);
  const storefront = await buildStorefront({ onBuild: () => process.stderr.write("Building the back office\n") });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const app = await createApp({
    ...standIns,
    pool,
    pages: await openPrerenderedPages(folder, "bench"),
    publicUrl: address,
    assets: storefront.assets,
    assetsFolders: [storefront.client],
    logger: pino({ level: "silent" }),
  });
  try {
    const member = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner", url: address });
    const { rows } = await pool.query<{ newest: number }>("SELECT max(order_id) AS newest FROM orders");
    const numbers = Array.from({ length: 20 }, (_, n) => rows[0]!.newest - n * 997);
    const list = (queries: readonly Query[]) => queries.map((query) => () => listed(member, query));
    const row = (what: string, calls: readonly (() => Promise<void>)[], goal: number) => measured(what, calls, goal);
    return [
      await row(`the list's first page, ${orders} orders`, list([{}]), 150),
      await row("its next pages", list(await nextPages(member)), 150),
      await row("in another order", list(sorts), 200),
      ...(await inTurn(Object.entries(filters), ([what, queries]) => row(`filtered by ${what}`, list(queries), 200))),
      await row(
        "an order's page",
        numbers.map(
          (number) => async () => answered(await member.call(operatorRoutes.order, { parameters: { number } })),
        ),
        150,
      ),
      await row("what the palette finds", list(filters["a search"]!.map((query) => ({ ...query, limit: "5" }))), 200),
      await row("the day's beginning", [async () => answered(await member.call(operatorRoutes.today))], 200),
      ...(await inTurn(
        [
          [30, 200],
          [90, 200],
          [366, 800],
        ] as const,
        ([days, goal]) => row(`each card of the numbers, ${days} days`, cards(member, days), goal),
      )),
      ...(await inBrowser(app, { port, address, member })),
    ];
  } finally {
    await app.close();
  }
}

async function inBrowser(
  app: FastifyInstance,
  { port, address, member }: { port: number; address: string; member: Member },
): Promise<Measure[]> {
  await app.listen({ port, host: "localhost" });
  const browser = await openBrowser();
  try {
    return await measureKeys(browser, { address, cookies: member.cookies });
  } finally {
    await browser.close();
  }
}

/** The cards of the numbers of so many days, those of stock among them. */
function cards(member: Member, days: number): (() => Promise<void>)[] {
  const query = { from: dayBefore(days - 1), to: dayBefore(0) };
  return [
    async () => answered(await member.call(operatorRoutes.salesByDay, { query })),
    ...(["product", "size", "source", "code", "reason"] as const).map(
      (kind) => async () => answered(await member.call(operatorRoutes.salesBy, { parameters: { kind }, query })),
    ),
    async () =>
      answered(
        await member.call(operatorRoutes.figureOrders, { parameters: { kind: "day" }, query: { ...query, key: "" } }),
      ),
    async () => answered(await member.call(operatorRoutes.stockFigures, { query: { days: "90" } })),
    async () => answered(await member.call(operatorRoutes.missedWords, { query })),
  ];
}

async function listed(member: Member, query: Query): Promise<void> {
  answered(await member.call(operatorRoutes.orders, { query }));
}

/** Refuses an answer that is none. */
export function answered({ status, body }: { status: number; body: unknown }): void {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
}

/** The three pages behind the first, and one far behind it. */
async function nextPages(member: Member): Promise<Query[]> {
  const pages: Query[] = [];
  let after: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const query: Query = after === null ? {} : { after };
    const { body } = await member.call(operatorRoutes.orders, { query });
    after = body.next;
    if (after === null) return pages;
    pages.push({ after });
  }
  return [...pages, { after: String(Math.floor(Number(after) / 2)) }];
}

/** Returns how long calls take, one after the other, some rounds of them after some that warm up. */
export async function measured(what: string, calls: readonly (() => Promise<void>)[], goal: number): Promise<Measure> {
  const times: number[] = [];
  for (let round = 0; round < rounds + warming; round += 1)
    for (const call of calls) {
      const started = performance.now();
      await call();
      if (round >= warming) times.push(performance.now() - started);
    }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(0);
  return {
    what: `back office: ${what}, median, 95th and 99th percentile`,
    figure: `${at(0.5)} / ${at(0.95)} / ${at(0.99)} ms`,
    goal: `≤ ${goal} ms`,
  };
}

async function inTurn<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const value of values) done.push(await work(value));
  return done;
}

/** The day so many before today, in Warsaw. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toLocaleDateString("sv", { timeZone: "Europe/Warsaw" });
}
