import { basename, dirname } from "node:path";
import { Argument, type Command } from "commander";
import type { LanCode } from "../../domain/language.ts";
import { languages } from "../../domain/language.ts";
import { bringGuaranteeNotice } from "../../flows/content/bring-guarantee-notice.ts";
import { openPictureGatherer } from "../../flows/catalogue/import/gather-pictures.ts";
import { openPictureSource } from "../../integrations/picture-source.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `notice LANGUAGE [FILE]`. */
export function addNoticeCommands(program: Command): void {
  program
    .command("notice")
    .description(
      "Show the official notice on the legal guarantee on the page about returns, as it was downloaded; without a file it is taken away.",
    )
    .addArgument(new Argument("<language>").choices(languages.map(({ lanCode }) => lanCode)))
    .argument("[file]", "a picture: PNG, JPEG, WebP or AVIF")
    .option("--json", asJson)
    .action((lanCode: LanCode, file: string | undefined, options: { json?: boolean }) =>
      withShop(options, async ({ pool, pictures }) => {
        if (file === undefined) {
          await bringGuaranteeNotice(pool, { lanCode, file: "" });
          return { text: `The notice is no longer shown in ${lanCode}.`, json: { lanCode, file: null } };
        }
        const source = await openPictureSource({ folder: dirname(file) });
        try {
          const missing: string[] = [];
          const gather = openPictureGatherer(pool, { source, store: pictures, warn: ({ text }) => missing.push(text) });
          const [kept] = await gather({
            row: 0,
            handle: `gwarancja-prawna-${lanCode}`,
            name: { pl: `gwarancja prawna ${lanCode}` },
            pictures: [basename(file)],
          });
          if (kept === undefined) throw new Problem(missing.join("\n"));
          await bringGuaranteeNotice(pool, { lanCode, file: kept });
          return { text: `The notice is shown in ${lanCode}: /images/${kept}`, json: { lanCode, file: kept } };
        } finally {
          await source.close();
        }
      }),
    );
}
