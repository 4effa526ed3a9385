import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { labelledThings } from "../../database/catalogue/digital-links.ts";
import { allConfig } from "../../database/config.ts";
import { digitalLinkPath } from "../../domain/catalogue/digital-link.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { writeLinksPdf } from "../../integrations/digital-links-pdf/write-links-pdf.ts";
import { Problem } from "../end.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `digital-links`. */
export function addDigitalLinkCommands(program: Command): void {
  program
    .command("digital-links")
    .description(
      "Write QR codes for the labels of goods with a GTIN, each leading to its page (GS1 Digital Link), as PDF.",
    )
    .argument("<file>", "where to write the PDF")
    .argument(
      "[product]",
      "the id of one product; without it of all that are shown",
      wholeNumber(1, Number.MAX_SAFE_INTEGER),
    )
    .option("--json", asJson)
    .action((file: string, productId: number | undefined, options: { json?: boolean }) =>
      withShop(options, async ({ pool, settings: { publicUrl } }) => {
        const things = await labelledThings(pool, productId ?? null);
        if (things.length === 0) throw new Problem("Nothing that is shown has a GTIN.");
        const shopName = (await allConfig(pool))["shop_name"] ?? "Bruk";
        await writeFile(file, await writeLinksPdf(things, { publicUrl, shopName, day: warsawDay(new Date()) }));
        const links = things.map(({ gtin, name }) => ({ gtin, name, link: publicUrl + digitalLinkPath(gtin) }));
        return { text: `${things.length} codes are in ${file}.`, json: links };
      }),
    );
}
