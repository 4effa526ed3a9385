import type { Command } from "commander";
import { heldEmails, letGo, waitingEmails } from "../../database/mail/outbox.ts";
import { warsawMinute } from "../../domain/warsaw-time.ts";
import { Problem } from "../end.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** Minutes after which an email should long be on its way. */
const patience = 15;

/** `emails`. */
export function addEmailCommands(program: Command): void {
  program
    .command("emails")
    .description(
      "List the emails that have waited to be sent for a quarter of an hour; ends with 1 where there are any.",
    )
    .option("--held", "list those held back, one too many for an address nobody has confirmed")
    .option("--send <number>", "let one of these go", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option("--json", asJson)
    .action((options: { held?: boolean; send?: number; json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        if (options.send !== undefined) {
          if (!(await letGo(pool, options.send)))
            throw new Problem(
              `No email ${options.send} is held back. 'npm run shop -- emails --held' lists those that are.`,
            );
          return { text: `Email ${options.send} goes now.`, json: { letter_id: options.send } };
        }
        if (options.held) {
          const held = await heldEmails(pool);
          const lines = held.map(
            ({ letter_id, kind, recipient, created_at }) =>
              `${String(letter_id).padStart(6)}  ${warsawMinute(created_at)}  ${kind} to ${recipient}`,
          );
          return { text: lines.length === 0 ? "No email is held back." : lines.join("\n"), json: held };
        }
        const emails = await waitingEmails(pool, patience);
        const lines = emails.map(
          ({ kind, order_id, created_at }) =>
            `${warsawMinute(created_at)}  ${kind}${order_id === null ? "" : ` of order ${order_id}`}`,
        );
        return {
          text: lines.length === 0 ? "No email waits." : lines.join("\n"),
          json: emails,
          exitCode: emails.length === 0 ? 0 : 1,
        };
      }),
    );
}
