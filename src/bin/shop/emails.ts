import { buffer } from "node:stream/consumers";
import type { Command } from "commander";
import { inTransaction } from "../../database/connect.ts";
import { heldEmails, waitingEmails } from "../../database/mail/outbox.ts";
import { recordBounce } from "../../database/mail/refused-emails.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import { warsawMinute } from "../../domain/warsaw-time.ts";
import { releaseHeldEmail } from "../../flows/mail/see-to-email.ts";
import { readReturnedEmail } from "../../integrations/returned-email.ts";
import { Problem } from "../end.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** Minutes after which an email should long be on its way. */
const patience = 15;

/** `emails`, `emails bounce`. */
export function addEmailCommands(program: Command): void {
  const emails = program
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
          const emailId = options.send;
          const went = await inTransaction(pool, (db) =>
            releaseHeldEmail(db, emailId, (act) => logAct(db, { kind: "commandLine" }, act)),
          );
          if (!went)
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
        const waiting = await waitingEmails(pool, patience);
        const lines = waiting.map(
          ({ kind, order_id, created_at }) =>
            `${warsawMinute(created_at)}  ${kind}${order_id === null ? "" : ` of order ${order_id}`}`,
        );
        return {
          text: lines.length === 0 ? "No email waits." : lines.join("\n"),
          json: waiting,
          exitCode: waiting.length === 0 ? 0 : 1,
        };
      }),
    );

  emails
    .command("bounce")
    .description(
      "Read from standard input a message that came back to the sender, and note which email did not arrive.",
    )
    .option("--json", asJson)
    .action((_options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const returned = await readReturnedEmail(await buffer(process.stdin));
        const email = returned === null ? null : await recordBounce(pool, returned);
        // A mail server that hands its mail to this command would return what ends with 1 to its sender.
        const text =
          returned === null
            ? "This is no report of an email that was not delivered."
            : email === null
              ? "The report names no email of this shop, or one that is known to have come back."
              : `Email ${email} did not arrive: ${returned.refusal}`;
        return { text, json: { report: returned !== null, letter_id: email } };
      }),
    );
}
