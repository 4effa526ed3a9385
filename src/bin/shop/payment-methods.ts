import type { Command } from "commander";
import { allPayments, type PaymentMethodRow } from "../../database/payment/payment-methods.ts";
import { switchPayment } from "../../flows/payment/change-payment-method.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { type OffOrOn, switchIn } from "./off-or-on.ts";
import { withShop } from "./with-shop.ts";

/** `payment`, `payment CODE --off WHY`, `payment CODE --on`. */
export function addPaymentMethodCommands(program: Command): void {
  program
    .command("payment")
    .description(
      "List the payments shoppers may choose and, with the reason, those they may not; or switch one off or on.",
    )
    .argument("[code]", "as bank")
    .option("--off <why>", "do not offer it any more; orders that chose it before keep it")
    .option("--on", "offer it again")
    .option("--json", asJson)
    .action((code: string | undefined, options: OffOrOn) =>
      withShop(options, async ({ pool }) => {
        const asked = switchIn(
          code,
          options,
          "Name one payment and either --off with the reason or --on: payment bank --off 'no account'.",
        );
        if (asked !== null && !(await switchPayment(pool, asked)))
          throw new Problem(
            `There is no payment ${code}: ${(await allPayments(pool)).map(({ payment_code }) => payment_code).join(", ")}.`,
          );
        const payments = await allPayments(pool);
        const none = payments.some(({ offered }) => offered) ? [] : ["No payment is offered, so nobody can order."];
        return { text: [...payments.map(lineOf), ...none].join("\n"), json: payments };
      }),
    );
}

function lineOf(payment: PaymentMethodRow): string {
  return `${payment.payment_code.padEnd(8)} ${payment.payment_name.pl.padEnd(28)} ${stateOf(payment)}`.trimEnd();
}

function stateOf({ offered, connected, off_because }: PaymentMethodRow): string {
  if (offered) return "";
  if (off_because !== null) return `switched off: ${off_because}`;
  return connected
    ? "not offered: no account is named (config shop_bank_account)"
    : "not offered: no credentials are there (Connections in the back office, or docs/settings.md)";
}
