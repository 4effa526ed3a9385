import { Argument, Option, type Command } from "commander";
import { audit, type AuditResult } from "../../database/audit.ts";
import { transferFor } from "../../database/payment/bank-transfers.ts";
import { orderHistory, stateOf } from "../../database/order/order-states.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import { latestOrders, orderNumbered, type OrderRow, type StoredOrderLine } from "../../database/order/orders.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import { languages } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import { type OrderState, orderStates } from "../../domain/order/order-states.ts";
import { storeRoomWords } from "../../domain/order/order-info.ts";
import { warsawDay, warsawMinute } from "../../domain/warsaw-time.ts";
import { agreementOf } from "../../flows/books/look-at-month.ts";
import { acceptOrder } from "../../flows/order/accept-order.ts";
import { moveOrderBy } from "../../flows/order/move-order-by.ts";
import { Problem } from "../end.ts";
import type { Settings } from "../settings.ts";
import { shopMeans } from "../shop-means.ts";
import { auditOpening } from "./audit-opening.ts";
import { paymentLines } from "./payments.ts";
import { asJson, day, trackingNumber, wholeNumber } from "./arguments.ts";
import { stateWords, waysOn } from "./state-words.ts";
import { withShop } from "./with-shop.ts";

interface OrderOptions {
  state?: OrderState;
  tracking?: string;
  accept?: boolean;
  json?: boolean;
}

/** `orders`, `order`, `audit`. */
export function addOrderCommands(program: Command): void {
  program
    .command("orders")
    .description("List the newest orders.")
    .option("--most <n>", "how many", wholeNumber(1, 10_000), 50)
    .addOption(new Option("--state <state>", "only those in this state").choices(orderStates))
    .option("--json", asJson)
    .action((options: { most: number; state?: OrderState; json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const { most, state = null } = options;
        const orders = await latestOrders(pool, { most, state });
        const none = state === null ? "No orders yet." : `No order is ${stateWords(state)}.`;
        return { text: orders.length === 0 ? none : orders.map(line).join("\n"), json: orders.map(withoutKey) };
      }),
    );

  program
    .command("order")
    .description("Show one order, or move it on: its buyer gets an email.")
    .addArgument(new Argument("<number>", "its number").argParser(wholeNumber(1, Number.MAX_SAFE_INTEGER)))
    .addOption(new Option("--state <state>", "the state it is in now").choices(orderStates))
    .option("--accept", "say yes to one that awaits your word; no is --state cancelled")
    .option("--tracking <number>", "of the parcel, with --state sent", trackingNumber)
    .option("--json", asJson)
    .action((number: number, options: OrderOptions) =>
      withShop(options, async ({ pool, settings }) => {
        if (options.tracking !== undefined && options.state !== "sent")
          throw new Problem("A tracking number goes with --state sent.");
        if (options.accept) return accept(pool, number);
        if (options.state !== undefined) return move(pool, number, { ...options, state: options.state, settings });
        const stored = await orderNumbered(pool, number);
        if (stored === null) throw new Problem(unknown(number));
        return show(pool, stored);
      }),
    );

  program
    .command("audit")
    .description("Check the shop's promises on the live database; exit code 1 if one is broken.")
    .option("--from <day>", "and whether orders, payments, documents and ledger agree from that day on", day)
    .option("--to <day>", "until that day", day)
    .option("--json", asJson)
    .action((options: { from?: string; to?: string; json?: boolean }) =>
      withShop(
        options,
        async ({ pool, settings }) => {
          const results = [
            ...(await audit(pool)),
            await auditOpening(pool, await shopMeans(pool, settings)),
            ...(await auditDays(pool, options)),
          ];
          const text = results
            .map(({ check, broken }) =>
              broken.length === 0
                ? `  holds   ${check}`
                : `  BROKEN  ${check}\n${broken.map((what) => `            ${what}`).join("\n")}`,
            )
            .join("\n");
          return { text, json: results, exitCode: results.some(({ broken }) => broken.length > 0) ? 1 : 0 };
        },
        { mustExist: true },
      ),
    );
}

/** Returns whether the books of some days agree; nothing where no days are asked for. */
async function auditDays(pool: Pool, { from, to }: { from?: string; to?: string }): Promise<AuditResult[]> {
  if (from === undefined && to === undefined) return [];
  const days = { from: from ?? to!, to: to ?? warsawDay(new Date()) };
  if (days.from > days.to) throw new Problem("The first day comes after the last.");
  const { broken } = await agreementOf(pool, days);
  return [{ check: `orders, payments, documents and ledger of ${days.from} to ${days.to} agree`, broken }];
}

async function accept(pool: Pool, orderId: number) {
  const accepted = await acceptOrder(pool, { orderId, now: new Date(), actor: { kind: "commandLine" } });
  const state = await stateOf(pool, orderId);
  if (state === null) throw new Problem(unknown(orderId));
  if (accepted.kind === "refused")
    throw new Problem(
      accepted.why === "notWaiting"
        ? waysOn(orderId, state)
        : `Order ${orderId} cannot be accepted any more: ${whyNot[accepted.why]}. Cancel it with --state cancelled, and its buyer is told.`,
    );
  return {
    text: `Order ${orderId} is ${stateWords(state)} now; its buyer is told.`,
    json: { order_id: orderId, status: state },
  };
}

const whyNot = {
  soldOut: "something in it is sold out",
  codeUsedUp: "its discount code is used up",
  pointsGone: "its buyer has spent the points",
};

async function move(
  pool: Pool,
  orderId: number,
  { state, tracking, settings }: OrderOptions & { state: OrderState; settings: Settings },
) {
  const before = await stateOf(pool, orderId);
  if (before === null) throw new Problem(unknown(orderId));
  if (state === "paid" && before === "awaitingPayment")
    throw new Problem(`Say what came in: npm run shop -- paid ${orderId} --amount …`);
  const { pointsPerZloty } = settings;
  const moved = await inTransaction(pool, (db) =>
    moveOrderBy(db, { orderId, to: state, now: new Date(), tracking: tracking ?? null, pointsPerZloty }, (act) =>
      logAct(db, { kind: "commandLine" }, act),
    ),
  );
  if (!moved) throw new Problem(waysOn(orderId, (await stateOf(pool, orderId))!));
  const { balance } = await orderBalance(pool, orderId);
  const { order } = (await orderNumbered(pool, orderId))!;
  const owed =
    balance > 0
      ? ` ${formatMoney(balance, order.currency)} of it is its buyer's and not given back yet: 'npm run shop -- refund ${orderId}' gives back what was paid online; what came by transfer or courier goes to an account, on the order's page in the back office.`
      : "";
  return {
    text: `Order ${orderId} is ${stateWords(state)} now; its buyer is told.${owed}`,
    json: {
      order_id: orderId,
      status: state,
      tracking_number: tracking ?? null,
      ...(balance > 0 ? { to_give_back: balance } : {}),
    },
  };
}

async function show(db: Queryable, stored: { order: OrderRow; lines: StoredOrderLine[] }) {
  const order = await readableOrder(db, stored, languages[0]);
  const [history, transfer] = [await orderHistory(db, order.orderId), await transferFor(db, order.orderId)];
  const { came, balance } = await orderBalance(db, order.orderId);
  const money = (amount: number) => formatMoney(amount, order.currency);
  const { tracking_number, age_confirmed_at } = stored.order;
  const text = [
    line(stored.order),
    ...order.lines.flatMap((item) => {
      const known = storeRoomWords(item, "en");
      return [
        `  ${item.quantity} × ${item.name} ${item.variant}  ${money(item.amount)}`,
        ...(known === "" ? [] : [`      ${known}`]),
      ];
    }),
    `  products ${money(order.products)}, shipping ${money(order.shipping)}${order.discount ? `, code ${order.discountCode} −${money(order.discount)}` : ""}${order.points ? `, points −${money(order.points)}` : ""}`,
    `  ${order.paymentName}; ${order.shippingName}${order.shippingPoint ? ` ${[order.shippingPoint, order.shippingPointAddress].filter(Boolean).join(", ")}` : ""}`,
    ...(transfer ? [`  ${formatMoney(transfer.amount, transfer.currency)} came on ${warsawMinute(transfer.at)}`] : []),
    ...(tracking_number ? [`  parcel ${tracking_number}`] : []),
    `  ${order.name}, ${order.address.join(", ")}, ${order.phone}`,
    ...(order.company.length > 0 ? [`  invoice: ${order.company.join(", ")}`] : []),
    ...(age_confirmed_at ? [`  for adults: of age by the buyer's declaration`] : []),
    ...(order.comment ? [`  comment: ${order.comment}`] : []),
    ...(await paymentLines(db, order.orderId)),
    ...(came > 0 && balance > 0
      ? [`  DECIDE: ${money(balance)} is the buyer's. Give it back on the order's page in the back office.`]
      : []),
    ...history.map(({ state, at }) => `  ${warsawMinute(at)}  ${stateWords(state)}`),
  ].join("\n");
  return { text, json: { ...withoutKey(stored.order), lines: stored.lines, history } };
}

function unknown(orderId: number): string {
  return `There is no order ${orderId}. 'npm run shop -- orders' lists them.`;
}

function line(order: OrderRow): string {
  return `${String(order.order_id).padStart(6)}  ${warsawMinute(order.created_at)}  ${stateWords(order.status).padEnd(16)} ${formatMoney(order.total, order.currency).padStart(12)}  ${order.email}`;
}

/** The link key opens the order to whoever has it, so it is not printed. */
function withoutKey({
  link_key: _key,
  subjects: _subjects,
  ...order
}: OrderRow): Omit<OrderRow, "link_key" | "subjects"> {
  return order;
}
