import { warsawDay } from "../../domain/warsaw-time.ts";
import type { Command } from "commander";
import { type MissingDuty, missingDuties } from "../../database/catalogue/missing-duties.ts";
import { allConfig } from "../../database/config.ts";
import { type LateOrder, lateOrders } from "../../database/order/order-subjects.ts";
import { cashDays } from "../../domain/order/holds.ts";
import { isWithin } from "../../domain/order/order-limits.ts";
import { lookAtOpening } from "../../flows/look-at-opening.ts";
import { shopMeans } from "../shop-means.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `duties`. */
export function addDutyCommands(program: Command): void {
  program
    .command("duties")
    .description(
      "List what the law wants and is not there: of the shop, who sells, its terms and what it keeps its word by; of goods on sale, their producer, what textiles are made of; and the orders that wait for you.",
    )
    .option("--json", asJson)
    .action((options: { json?: boolean }) =>
      withShop(options, async ({ pool, settings }) => {
        const ofShop = (await lookAtOpening(pool, await shopMeans(pool, settings))).filter(
          ({ state }) => state === "missing",
        );
        const ofGoods = await missingDuties(pool);
        const late = await lateOrders(pool, daysOf(await allConfig(pool)));
        const lines = [...ofShop.map(({ says }) => says), ...ofGoods.map(dutyText), ...late.map(lateText)];
        return {
          text: lines.length === 0 ? "Everything is said." : lines.join("\n"),
          json: [
            ...ofShop.map(({ duty, says }) => ({ duty: "shop", of: duty, says })),
            ...ofGoods,
            ...late.map(({ order_id, status, created_at }) => ({ duty: "order", order_id, status, created_at })),
          ],
        };
      }),
    );
}

function daysOf(config: Readonly<Record<string, string>>): number {
  const days = config["hold_cash_days"] ?? "";
  return isWithin(cashDays, days) ? Number(days) : cashDays.usual;
}

function lateText({ order_id, status, created_at }: LateOrder): string {
  const day = warsawDay(created_at);
  if (status === "awaitingReview")
    return `Order ${order_id} of ${day} awaits your word and holds nothing: 'order ${order_id} --accept', or 'order ${order_id} --state cancelled'.`;
  return `Order ${order_id} of ${day}, to be paid on delivery, keeps its goods and was not packed: send it, or 'order ${order_id} --state cancelled'.`;
}

/** Returns a missing duty as a sentence. */
export function dutyText({ duty, of, products }: MissingDuty): string {
  if (duty === "composition")
    return `'${of}' says nothing of what it is made of, as most of its category do; textiles must (Regulation (EU) 1007/2011).`;
  if (duty === "barcode")
    return `${of} had a barcode that another product has too, so it has none now: bring in its own in the column gtin.`;
  return `The producer of '${of}' is not named, ${products} product${products === 1 ? "" : "s"} (Regulation (EU) 2023/988): add producer, producer_address and producer_email. Until then 'config missing_producer' says whether the shop answers for them or they are hidden.`;
}
