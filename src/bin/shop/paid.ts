import type { Command } from "commander";
import { formatMoney } from "../../domain/money.ts";
import { recordTransfer, type NotedTransfer } from "../../flows/payment/record-transfer.ts";
import { Problem } from "../end.ts";
import { asJson, sum, wholeNumber } from "./arguments.ts";
import { waysOn } from "./state-words.ts";
import { withShop } from "./with-shop.ts";

/** `paid`. */
export function addPaidCommand(program: Command): void {
  program
    .command("paid")
    .description("Note that the money of a bank transfer has come: the order is paid.")
    .argument("<number>", "the order's number", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .requiredOption("--amount <sum>", "what came, such as 384.98 or '47.06 EUR'", sum)
    .option("--other-sum", "note it although it is another sum than is asked for; it is final")
    .option("--json", asJson)
    .action((orderId: number, { amount, otherSum = false, json }: PaidOptions) =>
      withShop(json ? { json } : {}, async ({ pool }) => {
        const noted = await recordTransfer(pool, { orderId, ...amount, otherSum, now: new Date() });
        if (noted.kind === "partly")
          return {
            text: `Order ${orderId} is paid in part; the rest is still awaited. Its buyer is not told.`,
            json: { order_id: orderId, status: "partly", missing: noted.missing },
          };
        if (noted.kind !== "paid") throw new Problem(refusalOf(orderId, noted));
        return { text: `Order ${orderId} is paid; its buyer is told.`, json: { order_id: orderId, status: "paid" } };
      }),
    );
}

interface PaidOptions {
  amount: ReturnType<typeof sum>;
  otherSum?: boolean;
  json?: boolean;
}

function refusalOf(orderId: number, noted: Exclude<NotedTransfer, { kind: "paid" | "partly" }>): string {
  switch (noted.kind) {
    case "unknown":
      return `There is no order ${orderId}. 'npm run shop -- orders' lists them.`;
    case "otherPayment":
      return `Order ${orderId} is not paid by bank transfer but by: ${noted.paymentName}.`;
    case "notAwaited":
      return `No payment is awaited. ${waysOn(orderId, noted.state)}`;
    case "otherAmount":
      return `Order ${orderId} costs ${noted.expected.map(({ amount, currency }) => formatMoney(amount, currency)).join(" or ")}. Another amount does not pay it, so nothing was changed: settle the difference with the buyer first, or note what came with --other-sum.`;
  }
}
