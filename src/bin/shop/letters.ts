import type { Command } from "commander";
import { waitingLetters } from "../../database/outbox.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** Minutes after which a letter should long be on its way. */
const patience = 15;

/** `letters`. */
export function addLetterCommands(program: Command): void {
  program.command("letters").description("List the letters that have waited to be sent for a quarter of an hour; ends with 1 where there are any.").option("--json", asJson)
    .action((options: { json?: boolean }) => withShop(options, async ({ pool }) => {
      const letters = await waitingLetters(pool, patience);
      const lines = letters.map(({ kind, order_id, created_at }) => `${created_at.toISOString().slice(0, 16).replace("T", " ")}  ${kind}${order_id === null ? "" : ` of order ${order_id}`}`);
      return { text: lines.length === 0 ? "No letter waits." : lines.join("\n"), json: letters, exitCode: letters.length === 0 ? 0 : 1 };
    }));
}
