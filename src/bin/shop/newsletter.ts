import type { Command } from "commander";
import { allSubscribers, type Subscriber } from "../../database/mail/newsletter.ts";
import { languageOf } from "../../domain/language.ts";
import { csvLine } from "../../domain/csv.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";

/** `newsletter export`. */
export function addNewsletterCommands(program: Command): void {
  const newsletter = program.command("newsletter").description("Who gets the newsletter.");
  newsletter
    .command("export")
    .description(
      "List everybody who confirmed and has not ended it, as CSV, with how we know: which words they consented to, where and when.",
    )
    .option("--json", asJson)
    .action((options) =>
      withShop(options, async ({ pool }) => {
        const subscribers = await allSubscribers(pool);
        return { text: [csvLine(heads), ...subscribers.map(line)].join("\n"), json: subscribers };
      }),
    );
}

const heads = ["email", "language", "consent", "source", "asked_at", "confirmed_at"];

function line({ email, lan_id, consent, source, asked_at, confirmed_at }: Subscriber): string {
  return csvLine([email, languageOf(lan_id).lanCode, consent, source, warsawTime(asked_at), warsawTime(confirmed_at)]);
}
