import { connectionOf, saveTest } from "../../database/connection/connections.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import {
  dropReports,
  endReport,
  recordReportTry,
  planReport,
  planReports,
  type PurchaseReportRow,
  waitingReport,
} from "../../database/order/purchase-reports.ts";
import { convert } from "../../domain/money.ts";
import { lineKey } from "../../domain/order/cart.ts";
import { mostHours, type PurchaseService, reportAgainIn } from "../../domain/order/purchase-report.ts";
import type { Purchase, PurchaseTeller } from "../../integrations/advertising/purchase-teller.ts";
import { type Connections, openConnection, type OpenedConnection } from "../connection/open-connection.ts";
import { withoutSecrets } from "../connection/without-secrets.ts";

/** How each service is spoken with. */
export type PurchaseTellers = {
  readonly [Service in PurchaseService]: (opened: OpenedConnection<Service>) => PurchaseTeller;
};

/** Orders of which is told in a minute, by all services together. */
const mostAMinute = 200;

/** Has services told of the orders that have become sales since, and drops what nobody may be told of any more; returns of how many is told. */
export async function reportPurchases(pool: Pool): Promise<number> {
  return inTransaction(pool, async (db) => {
    await dropReports(db);
    return planReports(db, mostAMinute);
  });
}

/**
 * Tells a service of an order, whose buyer agreed to it and has not taken it back since. Whatever comes after a lost answer tells
 * of it under the same id, by which the service counts it once.
 */
export async function reportPurchase(
  pool: Pool,
  {
    orderId,
    service,
    connections,
    tellers,
    shopUrl,
    now,
  }: {
    orderId: number;
    service: PurchaseService;
    connections: Pick<Connections, "box">;
    tellers: PurchaseTellers;
    shopUrl: string;
    now: Date;
  },
): Promise<void> {
  await dropReports(pool);
  const opened = await openTeller(pool, { service, connections, tellers });
  if (opened === null) return endReport(pool, { orderId, service, as: "dropped" });
  const purchase = await purchaseOf(pool, { orderId, shopUrl });
  // Last of all: a consent may be taken back at any moment before it leaves.
  const report = await waitingReport(pool, { orderId, service });
  if (report === null || report.sold_at === null || now.getTime() - report.sold_at.getTime() > mostHours * 3_600_000)
    return;
  const answer = await opened.teller.tell({ ...purchase, soldAt: report.sold_at }, report.known_by);
  if (answer.kind === "taken") return endReport(pool, { orderId, service, as: "sent" });
  const problem = opened.said(answer.problem);
  if (answer.kind === "refused") return endReport(pool, { orderId, service, as: "failed", problem });
  if (answer.kind === "credentials") {
    const row = await connectionOf(pool, service);
    if (row !== null) await saveTest(pool, row, { result: "credentials", says: problem.slice(0, 200) });
  }
  await tryAgain(pool, report, problem);
}

async function openTeller(
  pool: Pool,
  {
    service,
    connections,
    tellers,
  }: { service: PurchaseService; connections: Pick<Connections, "box">; tellers: PurchaseTellers },
): Promise<{ teller: PurchaseTeller; said: (problem: string) => string } | null> {
  if (service === "ga4") {
    const opened = await openConnection(pool, connections, "ga4");
    return opened && { teller: tellers.ga4(opened), said: withoutSecrets(opened.secrets) };
  }
  const opened = await openConnection(pool, connections, "meta");
  return opened && { teller: tellers.meta(opened), said: withoutSecrets(opened.secrets) };
}

async function purchaseOf(
  pool: Pool,
  { orderId, shopUrl }: { orderId: number; shopUrl: string },
): Promise<Omit<Purchase, "soldAt">> {
  const { order, lines } = (await orderNumbered(pool, orderId))!;
  return {
    orderId,
    currency: order.currency,
    total: order.total,
    shipping: order.shipping,
    email: order.email,
    shopUrl,
    items: lines.map(({ product_id, variant_id, product_name, variant_name, unit_price_pln, quantity }) => ({
      productId: String(product_id),
      feedId: lineKey(String(product_id), variant_name === "" ? null : String(variant_id)),
      name: product_name,
      variant: variant_name,
      price: convert(unit_price_pln, order.factor),
      quantity,
    })),
  };
}

async function tryAgain(pool: Pool, { order_id: orderId, service, tries }: PurchaseReportRow, problem: string) {
  await recordReportTry(pool, { orderId, service, problem });
  await planReport(pool, { orderId, service, inSeconds: reportAgainIn(tries) });
}
