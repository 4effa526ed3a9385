import type { Command } from "commander";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { seedSynthetic } from "../../flows/catalogue/seed-synthetic.ts";
import { openStorefrontPrerenderer } from "../storefront-prerenderer.ts";
import { openProgress } from "../progress.ts";
import { terminalText } from "../terminal-text.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `pages`, `seed`. */
export function addPageCommands(program: Command): void {
  program
    .command("pages")
    .description("Prerender the pages that are stale. A running shop does so itself.")
    .option("--all", "prerender every page anew; a running shop prerenders all of its own")
    .option("--json", asJson)
    .action((options: { all?: boolean; json?: boolean }) =>
      withShop(options, async ({ pool, settings }) => {
        const progress = openProgress();
        if (options.all) await invalidateCacheTags(pool, ["menu"]);
        const opened = await openStorefrontPrerenderer(pool, settings, {
          onBuild: () => process.stderr.write("Building the storefront\n"),
          onUndrawn: ({ path, reason }) =>
            process.stderr.write(terminalText(`${path} cannot be prerendered: ${reason}\n`)),
        });
        if (opened === null)
          return {
            text: options.all
              ? "The shop is running: it prerenders every page anew now."
              : "The shop is running: it prerenders stale pages itself.",
            json: { running: true, all: options.all ?? false },
          };
        try {
          const done = await opened.prerenderer.prerender({
            all: options.all ?? false,
            tell: (count, of) => progress.tell({ what: "pages", done: count, of }),
          });
          return {
            text: `${options.all ? "All" : "Stale"} pages: ${done.prerendered} prerendered, ${done.removed} removed.`,
            json: { ...done, all: options.all ?? false },
          };
        } finally {
          await opened.close();
        }
      }),
    );

  program
    .command("seed")
    .description("Add a synthetic catalogue, for measuring.")
    .requiredOption("--products <n>", "how many products", wholeNumber(1, 1_000_000))
    .option("--json", asJson)
    .action((options: { products: number; json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const progress = openProgress();
        const seeded = await seedSynthetic(pool, { products: options.products, tell: progress.tell });
        return { text: `${seeded.created} products added.`, json: seeded };
      }),
    );
}
