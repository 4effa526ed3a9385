import { warsawDay } from "../../domain/warsaw-time.ts";
import { type Command, Option } from "commander";
import { openingDuties, type OpeningDuty, type OpeningItem } from "../../domain/opening.ts";
import { closeToShoppers, openToShoppers } from "../../flows/open-to-shoppers.ts";
import { Problem } from "../end.ts";
import { previewLink } from "../preview-link.ts";
import { shopMeans } from "../shop-means.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

interface OpenOptions {
  waive: OpeningDuty[];
  why?: string;
  json?: boolean;
}

/** `open`, `close`, `preview`. */
export function addOpeningCommands(program: Command): void {
  program
    .command("open")
    .description(
      "List what the law wants of the shop before it sells, and open it to shoppers where each thing is there or knowingly waived; exit code 1 where it stays closed.",
    )
    .addOption(
      new Option("--waive <thing...>", "what the shop knowingly does without").choices(openingDuties).default([]),
    )
    .option("--why <reason>", "why; it is kept with the day")
    .option("--json", asJson)
    .action(({ waive, why = "", ...options }: OpenOptions) =>
      withShop(options, async ({ pool, settings }) => {
        if ((why.trim() === "") !== (waive.length === 0))
          throw new Problem(
            "Say what is waived and why: open --waive nip --why 'sells without being registered'. Nothing was changed.",
          );
        const now = new Date();
        const opened = await openToShoppers(pool, {
          means: await shopMeans(pool, settings),
          waivers: waive.map((duty) => ({ duty, why: why.trim(), at: now })),
          now,
        });
        const last = {
          opened: `The shop is open: ${settings.publicUrl}`,
          already: `The shop is open: ${settings.publicUrl}`,
          missing: `Not opened: ${count(opened.items)}. Commands are 'npm run shop -- …'; what is knowingly done without: open --waive NAME --why REASON.`,
        }[opened.kind];
        return {
          text: [...opened.items.map(itemLine), last].join("\n"),
          json: { open: opened.kind !== "missing", items: opened.items },
          exitCode: opened.kind === "missing" ? 1 : 0,
        };
      }),
    );

  program
    .command("close")
    .description(
      "Close the shop to shoppers. Orders that were placed go on: their pages, payments, withdrawals and invoices stay.",
    )
    .option("--json", asJson)
    .action((options: { json?: boolean }) =>
      withShop(
        options,
        async ({ pool, settings }) => {
          const closed = await closeToShoppers(pool);
          return {
            text: `${closed ? "The shop is closed now." : "The shop is closed already."} You see it at ${await previewLink(pool, settings)}`,
            json: { open: false },
          };
        },
        { mustExist: true },
      ),
    );

  program
    .command("preview")
    .description("Show the link by which whoever has it sees the shop while it is closed.")
    .option("--json", asJson)
    .action((options: { json?: boolean }) =>
      withShop(options, async ({ pool, settings }) => {
        const link = await previewLink(pool, settings);
        return { text: link, json: { link } };
      }),
    );
}

/** Returns an item as a line of the list. */
function itemLine({ duty, state, says, why, at }: OpeningItem): string {
  const words = { present: "there", missing: "MISSING", waived: "waived" }[state];
  return `  ${words.padEnd(8)} ${duty.padEnd(9)} ${state === "waived" ? `${why} (${warsawDay(at!)})` : says}`;
}

function count(items: readonly OpeningItem[]): string {
  const missing = items.filter(({ state }) => state === "missing").length;
  return `${missing} thing${missing === 1 ? " is" : "s are"} missing`;
}
