import type { Command } from "commander";
import { type MissingDuty, missingDuties } from "../../database/missing-duties.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `duties`. */
export function addDutyCommands(program: Command): void {
  program.command("duties").description("List what the law wants said of goods on sale and nobody has said: their producer, what textiles are made of.").option("--json", asJson)
    .action((options: { json?: boolean }) => withShop(options, async ({ pool }) => {
      const missing = await missingDuties(pool);
      return { text: missing.length === 0 ? "Everything is said." : missing.map(dutyText).join("\n"), json: missing };
    }));
}

/** Answers a missing duty as a sentence. */
export function dutyText({ duty, of, products }: MissingDuty): string {
  if (duty === "composition") return `'${of}' says nothing of what it is made of, as most of its category do; textiles must (Regulation (EU) 1007/2011).`;
  return `The producer of '${of}' is not named, ${products} product${products === 1 ? "" : "s"} (Regulation (EU) 2023/988): add producer, producer_address and producer_email. Until then 'config missing_producer' says whether the shop answers for them or they are hidden.`;
}
