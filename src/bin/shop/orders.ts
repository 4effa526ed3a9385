import type { Command } from "commander";
import { latestOrders, orderNumbered, type OrderRow } from "../../database/orders.ts";
import { readableOrder } from "../../database/readable-orders.ts";
import { audit } from "../../database/audit.ts";
import { languages } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import { Problem } from "../end.ts";
import { wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `orders`, `order`, `audit`. */
export function addOrderCommands(program: Command): void {
  program.command("orders").description("List the newest orders.").option("--most <n>", "how many", wholeNumber(1, 10_000), 50).option("--json", "answer as JSON")
    .action((options: { most: number; json?: boolean }) => withShop(options, async ({ pool }) => {
      const orders = await latestOrders(pool, options.most);
      return { text: orders.length === 0 ? "No orders yet." : orders.map(line).join("\n"), json: orders.map(withoutKey) };
    }));

  program.command("order").description("Show one order.").argument("<number>", "its number", wholeNumber(1, Number.MAX_SAFE_INTEGER)).option("--json", "answer as JSON")
    .action((number: number, options) => withShop(options, async ({ pool }) => {
      const stored = await orderNumbered(pool, number);
      if (stored === null) throw new Problem(`There is no order ${number}. 'npm run shop -- orders' lists them.`);
      const order = await readableOrder(pool, stored, languages[0]);
      const money = (amount: number) => formatMoney(amount, order.currency);
      const text = [
        line(stored.order),
        ...order.lines.map((item) => `  ${item.quantity} × ${item.name} ${item.variant}  ${money(item.amount)}`),
        `  products ${money(order.products)}, shipping ${money(order.shipping)}${order.discount ? `, code ${order.discountCode} −${money(order.discount)}` : ""}${order.points ? `, points −${money(order.points)}` : ""}`,
        `  ${order.paymentName}; ${order.shippingName}${order.shippingPoint ? ` ${[order.shippingPoint, order.shippingPointAddress].filter(Boolean).join(", ")}` : ""}`,
        `  ${order.name}, ${order.address.join(", ")}, ${order.phone}`,
        ...(order.company.length > 0 ? [`  invoice: ${order.company.join(", ")}`] : []),
        ...(stored.order.age_confirmed_at ? [`  for adults: of age by the buyer's declaration`] : []),
        ...(order.comment ? [`  comment: ${order.comment}`] : []),
      ].join("\n");
      return { text, json: { ...withoutKey(stored.order), lines: stored.lines } };
    }));

  program.command("audit").description("Check the shop's promises on the live database; exit code 1 if one is broken.").option("--json", "answer as JSON")
    .action((options) => withShop(options, async ({ pool }) => {
      const results = await audit(pool);
      const text = results.map(({ check, broken }) => (broken.length === 0 ? `  holds   ${check}` : `  BROKEN  ${check}\n${broken.map((what) => `            ${what}`).join("\n")}`)).join("\n");
      return { text, json: results, exitCode: results.some(({ broken }) => broken.length > 0) ? 1 : 0 };
    }));
}

function line(order: OrderRow): string {
  return `${String(order.order_id).padStart(6)}  ${order.created_at.toISOString().slice(0, 16).replace("T", " ")}  ${order.status.padEnd(16)} ${formatMoney(order.total, order.currency).padStart(12)}  ${order.email}`;
}

/** The link key opens the order to whoever has it, so it is not printed. */
function withoutKey({ link_key: _key, ...order }: OrderRow): Omit<OrderRow, "link_key"> {
  return order;
}
