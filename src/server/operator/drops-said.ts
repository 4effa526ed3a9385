import { setTimeout } from "node:timers/promises";
import { etag } from "../../contract/operator/route.ts";
import type { Drop, DropSales } from "../../contract/operator/drops.ts";
import { type DropRow, productsInDrops } from "../../database/catalogue/drops.ts";
import { minutesOfDrop, newestOfDrop, ordersOfDrop, sizesOfDrop } from "../../database/catalogue/drop-sales.ts";
import type { Pool } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { LanCode } from "../../domain/language.ts";
import type { OrderState } from "../../domain/order/order-states.ts";

/** Returns drops as the API says them. */
export async function dropsSaid(db: Queryable, rows: readonly DropRow[], lanCode: LanCode): Promise<Drop[]> {
  const products = await productsInDrops(
    db,
    rows.map(({ drop_id }) => drop_id),
    lanCode,
  );
  const byDrop = Map.groupBy(products, ({ drop_id }) => drop_id);
  return rows.map(({ drop_id, name, state, starts_at, at, soon, paused, ended_at, version }) => ({
    id: drop_id,
    name,
    state,
    startsAt: starts_at.toISOString(),
    at,
    soon,
    paused,
    endedAt: ended_at?.toISOString() ?? null,
    goods: (byDrop.get(drop_id) ?? []).map((row) => ({
      productId: row.product_id,
      product: row.product,
      picture: row.picture,
      perPerson: row.per_person,
      paused: row.paused,
      shown: row.shown,
      stock: row.stock,
    })),
    version: etag("terms", version),
  }));
}

/** Milliseconds between two times that what a drop has sold is asked for, however many look. */
const pace = 1000;
const minutesShown = 60;
const newestShown = 10;

interface Telling {
  /** When it was asked for last, or will be. */
  at: number;
  sales: Promise<DropSales>;
}
const tellings = new WeakMap<Pool, Map<string, Telling>>();

/**
 * Returns what a drop has sold, as the API says it. Each process asks once a second at most, whoever looks: who comes
 * sooner waits for the next time, and so is never told less than there was when they asked.
 */
export function salesTold(pool: Pool, drop: DropRow, lanCode: LanCode): Promise<DropSales> {
  const known = tellings.get(pool) ?? new Map<string, Telling>();
  tellings.set(pool, known);
  const key = `${drop.drop_id} ${lanCode}`;
  const asked = Date.now();
  const last = known.get(key);
  if (last !== undefined && last.at > asked) return last.sales;
  for (const [old, { at }] of known) if (at + pace < asked) known.delete(old);
  const at = Math.max(asked, (known.get(key)?.at ?? 0) + pace);
  const sales = setTimeout(at - asked).then(() => salesSaid(pool, drop, { lanCode, now: new Date() }));
  known.set(key, { at, sales });
  return sales;
}

async function salesSaid(
  pool: Pool,
  { drop_id: dropId, started_at, ended_at }: DropRow,
  { lanCode, now }: { lanCode: LanCode; now: Date },
): Promise<DropSales> {
  const minutes = minutesUntil(ended_at ?? now, started_at ?? now);
  const [{ orders, paid }, counted, sizes, newest] = await Promise.all([
    ordersOfDrop(pool, dropId),
    minutesOfDrop(pool, dropId, minutes[0]!),
    sizesOfDrop(pool, dropId, lanCode),
    newestOfDrop(pool, dropId, newestShown),
  ]);
  const ordersIn = new Map(counted.map((row) => [row.minute.getTime(), row.orders]));
  return {
    orders,
    paid,
    minutes: minutes.map((minute) => ({
      minute: minute.toISOString(),
      orders: ordersIn.get(minute.getTime()) ?? 0,
    })),
    products: [...Map.groupBy(sizes, ({ product_id }) => product_id)].map(([productId, own]) => {
      const sum = (of: "stock" | "reserved" | "sold") => own.reduce((all, size) => all + size[of], 0);
      return {
        productId,
        stock: sum("stock"),
        reserved: sum("reserved"),
        sold: sum("sold"),
        sizes: own.map(({ variant_id, variant, stock, reserved, sold }) => ({
          variantId: variant_id,
          variant,
          stock,
          reserved,
          sold,
        })),
      };
    }),
    newest: newest.map(({ order_id, placed_at, pieces, status }) => ({
      number: order_id,
      at: placed_at.toISOString(),
      pieces,
      state: status as OrderState,
    })),
  };
}

/** The minutes until a moment, as many as are shown, none before a beginning. */
function minutesUntil(last: Date, first: Date): Date[] {
  const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000);
  const until = minuteOf(last);
  const from = Math.min(until, Math.max(minuteOf(first), until - minutesShown + 1));
  return Array.from({ length: until - from + 1 }, (_, nth) => new Date((from + nth) * 60_000));
}
