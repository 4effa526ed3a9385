import type { Command } from "commander";
import { listWithdrawals, type WithdrawalRow } from "../../database/order/withdrawals.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `withdrawals`. */
export function addWithdrawalCommands(program: Command): void {
  program
    .command("withdrawals")
    .description("List the withdrawals from contracts, the newest first, each with the moment it was received.")
    .option("--most <n>", "how many", wholeNumber(1, 10_000), 50)
    .option("--json", asJson)
    .action((options: { most: number; json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const found = await listWithdrawals(pool, options.most);
        return { text: found.length === 0 ? "No withdrawals." : found.map(describe).join("\n"), json: found };
      }),
    );
}

function describe({ withdrawal_id, received_at, name, email, order_text, order_id, goods }: WithdrawalRow): string {
  const order = order_id === null ? `'${order_text}', which is no order of this address` : `order ${order_id}`;
  return `${String(withdrawal_id).padStart(5)}  ${warsawTime(received_at)}  ${name} <${email}>  ${order}  ${goods === "" ? "all of it" : goods.replaceAll("\n", "; ")}`;
}
