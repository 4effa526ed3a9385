import { type ExpectedDelivery, lockExpected, saveExpected } from "../../database/catalogue/expected-deliveries.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";

export type DeliveryExpected =
  | { kind: "said"; version: number }
  | { kind: "unknown" }
  /** Somebody else has said it: this is their version. */
  | { kind: "old"; version: number };

/** Says when more of a product comes (null: nothing is expected), in the caller's transaction and logged, on the version somebody has seen (null: whatever it is). */
export async function expectDelivery(
  db: Queryable,
  { productId, expected, version }: { productId: number; expected: ExpectedDelivery | null; version: number | null },
  log: Log,
): Promise<DeliveryExpected> {
  const was = await lockExpected(db, productId);
  if (was === null) return { kind: "unknown" };
  if (version !== null && version !== was.version) return { kind: "old", version: was.version };
  await saveExpected(db, productId, expected);
  await log({
    act: "expectDelivery",
    entity: "product",
    entityId: productId,
    part: "expected",
    version: was.version + 1,
    before: written(was.expected),
    after: written(expected),
  });
  return { kind: "said", version: was.version + 1 };
}

/** The same by the command line; returns whether there is such a product. */
export async function expectDeliveryNow(
  pool: Pool,
  said: { productId: number; expected: ExpectedDelivery | null },
): Promise<boolean> {
  const done = await inTransaction(pool, (db) =>
    expectDelivery(db, { ...said, version: null }, (act) => logAct(db, { kind: "commandLine" }, act)),
  );
  return done.kind === "said";
}

/** As the route is sent it. */
function written(expected: ExpectedDelivery | null) {
  return { day: expected?.day ?? null, pieces: expected?.pieces ?? null };
}
