import { connectionOf, recordCall } from "../../../database/connection/connections.ts";
import type { Pool } from "../../../database/connect.ts";
import type { Actor } from "../../../database/staff/operator-log.ts";
import { type BaselinkerAction, baselinkerActions, baselinkerVersion } from "../../../domain/connection/baselinker.ts";
import { productsQuantityUpdate } from "./change-quantities.ts";
import {
  productsCategories,
  productsData,
  productsList,
  productsPrices,
  productsQuantity,
  type Sent,
} from "./read-goods.ts";
import { deliveryMethodsList, ordersGet, paymentMethodsList, statusesList } from "./read-orders.ts";
import { orderUpdate } from "./update-orders.ts";

interface Asking {
  pool: Pool;
  publicUrl: string;
  pointsPerZloty: number;
  network: string;
  now: Date;
}

/** Returns how BaseLinker may come in: the digest of its key and the networks it may come from (null: all); null: it may not. */
export async function baselinkerDoor(
  pool: Pool,
): Promise<{ connectionId: number; keySha256: Buffer; networks: string[] | null } | null> {
  const row = await connectionOf(pool, "baselinker");
  if (row === null || !row.is_on || row.key_sha256 === null) return null;
  const networks = (row.fields["networks"] ?? "").split(", ").filter(Boolean);
  return {
    connectionId: row.connection_id,
    keySha256: row.key_sha256,
    networks: networks.length === 0 ? null : networks,
  };
}

/** Records that BaseLinker was here. */
export async function recordBaselinkerCall(pool: Pool, connectionId: number): Promise<void> {
  await recordCall(pool, connectionId);
}

/** Returns what is answered to an action. */
export async function answerBaselinker(sent: Sent, asking: Asking): Promise<unknown> {
  const action = sent["action"] ?? "";
  if (!(baselinkerActions as readonly string[]).includes(action))
    return baselinkerError("unsupported_action", `The shop does not know the action ${action.slice(0, 40)}`);
  return answers[action as BaselinkerAction](sent, asking);
}

/** Returns an error as BaseLinker reads it. */
export function baselinkerError(
  code: "no_password" | "incorrect_password" | "unsupported_action" | "db_query",
  text: string,
) {
  return { error: true, error_code: code, error_text: text };
}

const answers: Record<BaselinkerAction, (sent: Sent, asking: Asking) => unknown> = {
  FileVersion: () => baselinkerVersion,
  SupportedMethods: () => baselinkerActions,
  ProductsCategories: (_sent, { pool }) => productsCategories(pool),
  ProductsList: (sent, { pool }) => productsList(pool, sent),
  ProductsData: (sent, { pool, publicUrl }) => productsData(pool, sent, publicUrl),
  ProductsPrices: (sent, { pool }) => productsPrices(pool, sent),
  ProductsQuantity: (sent, { pool }) => productsQuantity(pool, sent),
  ProductsQuantityUpdate: async (sent, asking) => {
    const counter = await productsQuantityUpdate(asking.pool, jsonIn(sent["products"]), actorOf(asking));
    return counter === null ? baselinkerError("db_query", "The field products cannot be read") : { counter };
  },
  OrdersGet: (sent, { pool, now }) => ordersGet(pool, sent, now),
  OrderUpdate: async (sent, asking) => {
    const { pool, now, pointsPerZloty } = asking;
    const counter = await orderUpdate(pool, sent, { now, pointsPerZloty, actor: actorOf(asking) });
    return counter === null ? baselinkerError("db_query", "The update_type is not known") : { counter };
  },
  StatusesList: () => statusesList(),
  PaymentMethodsList: (_sent, { pool }) => paymentMethodsList(pool),
  DeliveryMethodsList: (_sent, { pool }) => deliveryMethodsList(pool),
};

function actorOf({ network }: Asking): Actor {
  return { kind: "baselinker", network };
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
