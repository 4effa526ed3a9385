import * as v from "valibot";
import { makeOrderBody, type MakeOrder } from "../src/contract/order.ts";
import { audit } from "../src/database/audit.ts";
import type { Pool } from "../src/database/connect.ts";
import { placeOrder } from "../src/flows/order/place-order.ts";
import { decimal } from "../src/domain/money.ts";
import type { Measure } from "./run.ts";

const clients = 60;
const seconds = 10;

/** Sixty clients order one to three things each, again and again, for ten seconds, from a thousand products. */
export async function measureOrders(pool: Pool): Promise<Measure[]> {
  const { rows } =
    await pool.query<Sellable>(`SELECT p.product_id, v.variant_id, p.real_price FROM products p JOIN variants v USING (product_id)
    WHERE v.variant_id IN (SELECT min(variant_id) FROM variants GROUP BY product_id ORDER BY 1 LIMIT 1000)`);
  if (rows.length === 0) return [];
  await pool.query("UPDATE variants SET quantity = quantity + 100000 WHERE variant_id = ANY ($1::bigint[])", [
    rows.map((row) => row.variant_id),
  ]);
  const times: number[] = [];
  const refused = new Map<string, number>();
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; performance.now() < until; n += 1) {
        const body = orderOf(rows, client * 100_000 + n);
        const started = performance.now();
        const placed = await placeOrder(pool, body, {
          now: new Date(),
          shopEmail: "shop@bruk.example",
          checkProof: async () => ({ kind: "refused" }),
          client: { ip: "127.0.0.1", scale: 1000 },
          points: { look: async () => ({ kind: "silent" }) },
        });
        times.push(performance.now() - started);
        if (placed.kind === "refused") refused.set(placed.refusal.code, (refused.get(placed.refusal.code) ?? 0) + 1);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const broken = (await audit(pool)).filter((result) => result.broken.length > 0);
  const said = [...refused].map(([code, count]) => `, ${count} × ${code}`).join("");
  return [
    {
      what: `orders a second, ${clients} clients, ${rows.length} products${said}`,
      figure: `${Math.round(times.length / seconds)}/s`,
      goal: "≥ 200/s",
    },
    {
      what: "an order answered, 95th percentile",
      figure: `${Math.round(times[Math.floor(times.length * 0.95)]!)} ms`,
      goal: "≤ 300 ms",
    },
    { what: "promises broken afterwards (audit)", figure: String(broken.length), goal: "0" },
  ];
}

interface Sellable {
  product_id: number;
  variant_id: number;
  real_price: number;
}

/** Returns an order of one to three things, by its number, as the order panel would send it. */
export function orderOf(sellables: readonly Sellable[], n: number): MakeOrder {
  const chosen = Array.from(
    { length: 1 + (n % 3) },
    (_, index) => sellables[(n * 7919 + index * 104_729) % sellables.length]!,
  );
  const total = chosen.reduce((sum, item) => sum + item.real_price, 0);
  return v.parse(makeOrderBody, {
    products: chosen.map((item) => ({ productId: item.product_id, a2p: item.variant_id, quantity: 1 })),
    shippingId: 1,
    paymentId: 2,
    clientData: {
      phone: "600100200",
      email: `klient${n}@example.com`,
      shippingFirstName: "Ala",
      shippingLastName: "Kot",
      shippingCity: "Kraków",
      shippingStreet: "Wąska 1",
      shippingPostCode: "31-057",
      shippingCountry: "2",
      terms: true,
      createAccount: false,
    },
    currency: "pln",
    summaryRate: 1,
    summaryProducts: decimal(total),
    summaryDiscount: 0,
    summaryPointsDiscount: 0,
    summaryShipping: total >= 20_000 ? 0 : "15.99",
    orderKey: `bench-order-key-${n}`,
  });
}
