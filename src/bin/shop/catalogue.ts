// One long file: `import` and `export`, with all they ask and say at the terminal.
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Command } from "commander";
import { allConfig } from "../../database/config.ts";
import type { Pool } from "../../database/connect.ts";
import { logCommand } from "../../database/staff/operator-log.ts";
import { ratiosOfFirst } from "../../database/catalogue/pictures.ts";
import { missingDuties } from "../../database/catalogue/missing-duties.ts";
import { exportCatalogue } from "../../flows/catalogue/export-catalogue.ts";
import { type LeftRow, productsNamed } from "../../flows/catalogue/import/leave-out.ts";
import { type GatherSettings, openPictureGatherer } from "../../flows/catalogue/import/gather-pictures.ts";
import { openVideoGatherer } from "../../flows/catalogue/import/gather-videos.ts";
import { type ImportCounts, importCatalogue } from "../../flows/catalogue/import-catalogue.ts";
import { type CatalogueRead, readCatalogueFile } from "../../integrations/catalogue-files/read-catalogue.ts";
import { openBrukFile } from "../../integrations/catalogue-files/write-bruk.ts";
import { commonRatio, pictureRatios } from "../../domain/catalogue/picture.ts";
import { csvLine } from "../../domain/csv.ts";
import { openPictureSource } from "../../integrations/picture-source.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { Problem } from "../end.ts";
import { openProgress } from "../progress.ts";
import { dutyText } from "./duties.ts";
import { type AnswerOptions, importAnswers } from "./import-answers.ts";
import { writeProblems } from "./import-problems.ts";
import { asJson } from "./arguments.ts";
import { refuseToWriteOver } from "./own-inputs.ts";
import { withShop } from "./with-shop.ts";

/** `import`, `export`. */
export function addCatalogueCommands(program: Command): void {
  program
    .command("import")
    .description(
      "Bring in a product CSV of Bruk, Shopify, WooCommerce, PrestaShop, Magento, Shopware, IdoSell, Shoper, BaseLinker or, by a map, of any other shop; with errors in it nothing is changed, unless --skip-bad leaves them out.",
    )
    .argument("<file>")
    .option("--check", "look for errors only")
    .option("--json", asJson)
    .option("--skip-bad", "leave out the rows with errors, a product with all its rows, and bring in the rest")
    .option("--set-stock", "the file's quantities are counted now: set those of goods the shop has to them")
    .option("--problems <file>", "write the rows with errors as a CSV; with --skip-bad beside the file when absent")
    .option(
      "--tax <classes>",
      'VAT by the file\'s tax classes: "reduced-rate=8, none=zw"; standard: of what names none',
    )
    .option(
      "--stock <number or file>",
      "pieces of what the file does not count, or a list of them: Shopify's inventory CSV, or the columns sku and quantity",
    )
    .option("--categories <file>", "a map of the file's words to categories, as --categories-proposal writes it")
    .option(
      "--categories-proposal <file>",
      "write what the file says of where products belong, to be looked over, and import nothing",
    )
    .option("--map <file>", "what the columns of an unknown shop's file mean: a CSV with the columns column and field")
    .option(
      "--inside-host <host>",
      "fetch pictures from this host though it lies inside the network; may be said again",
      (host: string, hosts: string[]) => [...hosts, host],
      [] as string[],
    )
    .action(async (file: string, options: ImportOptions) => {
      const problemsFile =
        options.problems ?? (options.skipBad ? `${file.replace(/\.[^./\\]*$/, "")}-problems.csv` : undefined);
      await refuseToWriteOver(
        [
          { by: "import", file },
          { by: "--stock", file: options.stock },
          { by: "--categories", file: options.categories },
          { by: "--map", file: options.map },
        ],
        [
          { by: "--problems", file: problemsFile },
          { by: "--categories-proposal", file: options.categoriesProposal },
        ],
      );
      await withShop(options, async ({ pool, pictures }) => {
        const answers = await importAnswers(options);
        const progress = openProgress();
        const { format, catalogue, warnings, ...read } = await readCatalogueFile(file, {
          now: new Date(),
          answers,
          tell: progress.tell,
        }).catch((error: NodeJS.ErrnoException) => {
          throw error.code === undefined ? error : new Problem(`The file '${file}' cannot be read (${error.code}).`);
        });
        const { notTaken } = read;
        if (options.categoriesProposal !== undefined) {
          progress.end();
          await writeFile(options.categoriesProposal, categoryProposal(read.categoryProposals));
          return {
            text: `${counted(read.categoryProposals.length, "word")} of the file stand in ${options.categoriesProposal}. Look the categories over and give the file with --categories; nothing was imported.`,
            json: { format, categoryProposals: read.categoryProposals },
          };
        }
        const source = await openPictureSource({ folder: dirname(file), insideHosts: options.insideHost });
        try {
          const gathering: GatherSettings = { source, store: pictures, warn: (warning) => warnings.push(warning) };
          const result = await importCatalogue(pool, catalogue, {
            check: options.check ?? false,
            skipBad: options.skipBad ?? false,
            setStock: options.setStock ?? false,
            sanitise,
            pictures: openPictureGatherer(pool, gathering),
            videos: openVideoGatherer(pool, gathering),
            tell: progress.tell,
            after: (db) => logCommand(db, `import ${basename(file)}`),
          });
          const met = result.kind === "imported" ? [...(result.short ?? []), ...(result.strangers ?? [])] : [];
          const said = [...warnings, ...met].sort((a, b) => a.row - b.row);
          const told = said.map(rowAndText);
          if (result.kind === "refused") {
            const proposal =
              read.map === null
                ? []
                : [
                    "A map to begin with, to be looked over, saved as a file and given with --map:",
                    "",
                    columnMap(read.map),
                  ];
            const listed =
              options.problems === undefined
                ? []
                : [await writeProblems(options.problems, productsNamed(catalogue, result.problems))];
            const hint = options.skipBad
              ? ["What is wrong cannot be left out: it is of the whole file, or nothing would be left."]
              : [];
            const text = [
              ...result.problems.map(rowAndText),
              ...misspelt(notTaken),
              ...proposal,
              ...listed,
              ...hint,
              `Nothing was changed: ${result.problems.length} thing${result.problems.length === 1 ? " is" : "s are"} wrong in this ${format === null ? "" : `${format} `}file.`,
            ].join("\n");
            return {
              text,
              json: { format, ...result, warnings: said, notTaken, ...(read.map && { map: read.map }) },
              exitCode: 1,
            };
          }
          if (result.unannounced !== undefined) told.push(unannouncedText(result.unannounced));
          if (result.cuts !== undefined) told.push(...cutsText(result.cuts));
          if (result.counts.stock.left > 0) told.push(leftStockText(result.counts.stock.left));
          if (result.left !== undefined) {
            told.push(...result.left.map(rowAndText), leftText(result.left));
            told.push(await writeProblems(problemsFile!, result.left));
          }
          if (!options.check)
            told.push(
              ...(await ratioText(
                pool,
                catalogue.products.map(({ handle }) => handle),
              )),
            );
          const done = options.check ? "Would be" : "Products";
          told.push(...(options.check ? [] : (await missingDuties(pool)).slice(0, mostTold).map(dutyText)));
          return {
            text: [
              ...told,
              ...summary(read),
              `${done} created: ${result.created}, changed: ${result.changed}, unchanged: ${result.unchanged} (${format} file).`,
              ...countsText(result.counts, options.check ?? false),
            ].join("\n"),
            json: {
              format,
              ...result,
              check: options.check ?? false,
              warnings: said,
              notTaken,
              homeless: read.homeless,
            },
          };
        } finally {
          progress.end();
          await source.close();
        }
      });
    });

  program
    .command("export")
    .description("Write the catalogue as Bruk's CSV.")
    .argument("[file]", "where to; the terminal when absent")
    .option("--json", "tell what was written as JSON (needs a file)")
    .action((file: string | undefined, options: { json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        if (file === undefined && options.json)
          throw new Problem("Name a file to write, so that the JSON answer can be told from the catalogue.");
        const progress = openProgress();
        const out = file === undefined ? process.stdout : createWriteStream(file);
        const failed = once(out, "error").then(([error]) => {
          // A reader such as `head` has seen enough.
          if (file === undefined) process.exit(0);
          throw new Problem(`The file '${file}' cannot be written (${(error as NodeJS.ErrnoException).code}).`);
        });
        if (file !== undefined) await Promise.race([new Promise((resolve) => out.once("open", resolve)), failed]);
        await Promise.race([exportCatalogue(pool, await openBrukFile(out), { tell: progress.tell }), failed]);
        progress.end();
        if (file === undefined) return { text: "", json: {} };
        await Promise.race([
          new Promise((resolve) => (out as ReturnType<typeof createWriteStream>).end(() => resolve(null))),
          failed,
        ]);
        return { text: `The catalogue is in ${file}.`, json: { file } };
      }),
    );
}

interface ImportOptions extends AnswerOptions {
  check?: boolean;
  skipBad?: boolean;
  setStock?: boolean;
  problems?: string;
  json?: boolean;
  categoriesProposal?: string;
  insideHost: string[];
}

/** Where most of the goods' own pictures have another ratio than goods are shown in, says how to show them so. */
async function ratioText(pool: Pool, handles: readonly string[]): Promise<string[]> {
  const common = commonRatio(await ratiosOfFirst(pool, handles));
  const shown = (await allConfig(pool))["picture_ratio"] ?? pictureRatios[0];
  return common === null || common === shown
    ? []
    : [
        `Most of these pictures are ${common}, and goods are shown ${shown}: 'npm run shop -- config picture_ratio ${common}' shows them whole.`,
      ];
}

/** What stands in no category, and what is not taken over: a line each. */
function summary({ homeless, notTaken }: Pick<CatalogueRead, "homeless" | "notTaken">): string[] {
  const names = homeless
    .slice(0, 3)
    .map((name) => `'${name}'`)
    .join(", ");
  return [
    ...(homeless.length === 0
      ? []
      : [
          `In no category, so in no menu: ${counted(homeless.length, "product")} (${names}${homeless.length > 3 ? ", …" : ""}). --categories-proposal FILE writes what the file says of them.`,
        ]),
    ...(notTaken.length === 0
      ? []
      : [
          `Not taken over: ${notTaken.map(({ what, rows, nearest }) => `${what} (${counted(rows, "row")}${nearest === undefined ? "" : `; perhaps ${nearest} is meant`})`).join(", ")}.`,
        ]),
  ];
}

/** In a file that is refused a column by another name is perhaps why. */
function misspelt(notTaken: CatalogueRead["notTaken"]): string[] {
  return notTaken.flatMap(({ what, nearest }) =>
    nearest === undefined ? [] : [`No column is called '${what.slice(0, 80)}'. Perhaps ${nearest} is meant.`],
  );
}

/** What was done beside products, on one line; nothing where nothing was. */
function countsText(
  { variants, prices, stock, categories, manufacturers, pictures, redirects }: ImportCounts,
  check: boolean,
): string[] {
  const done = Object.entries({
    Variants: variants,
    Prices: prices,
    Stock: { changed: stock.changed },
    Categories: categories,
    Brands: manufacturers,
    Pictures: pictures,
    Redirects: redirects,
  }).flatMap(([what, numbers]) => {
    const said = Object.entries(numbers)
      .filter(([, number]) => number > 0)
      .map(([verb, number]) => `${verb} ${number}`);
    return said.length === 0 ? [] : [`${what}: ${said.join(", ")}.`];
  });
  return done.length === 0 ? [] : [`${done.join(" ")}${check ? " Pictures are not looked at by a check." : ""}`];
}

/** Why a quantity of the file is not the shop's. */
function leftStockText(count: number): string {
  return `Stock is left as it is of ${counted(count, "variant")} of which the file says another number: it does not say how many there were when it was written (quantity_known, as an export does). --set-stock sets them to the file's numbers, counted now.`;
}

/** What became of prices for a time that run. */
function cutsText({ kept, replaced }: { kept: number; replaced: number }): string[] {
  return [
    ...(kept === 0
      ? []
      : [
          `A price for a time runs for ${counted(kept, "variant")} with a new price: it stays, and the new price comes when it ends ('cuts' lists them).`,
        ]),
    ...(replaced === 0
      ? []
      : [
          `A price for a time ran for ${counted(replaced, "variant")} with a new price that is not above it: the new price holds from now on, also when the price for a time ends ('cuts' lists them).`,
        ]),
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

function categoryProposal(proposals: CatalogueRead["categoryProposals"]): string {
  return `\ufeff${[["word", "products", "category"], ...proposals.map(({ word, products, category }) => [word, String(products), category])].map((cells) => `${csvLine(cells)}\n`).join("")}`;
}

function columnMap(map: NonNullable<CatalogueRead["map"]>): string {
  return [["column", "field"], ...map.map(({ column, field }) => [column, field])]
    .map((cells) => `${csvLine(cells)}\n`)
    .join("");
}

/** An import tells some of what is missing; `duties` tells all. */
const mostTold = 20;

/** Why a catalogue price that was just brought in is not on the pages. */
function unannouncedText(handles: readonly string[]): string {
  return `No reduction is announced for ${named(handles)}: this shop has not sold ${handles.length === 1 ? "it" : "them"} at a higher price in the 30 days before. The catalogue price is kept, and is shown once a price falls (Directive 98/6/EC, art. 6a).`;
}

function leftText(left: readonly LeftRow[]): string {
  const products = [...new Set(left.flatMap((row) => row.product ?? []))];
  const whole =
    products.length === 0
      ? ""
      : `, with ${left.length === 1 ? "it" : "them"} ${counted(products.length, "product")}, whole: ${named(products)}`;
  return `Left out: ${counted(new Set(left.map(({ row }) => row)).size, "row")}${whole}. What the shop has of ${left.length === 1 ? "it" : "them"} stays as it is.`;
}

function named(handles: readonly string[]): string {
  return `${handles
    .slice(0, mostTold)
    .map((handle) => `'${handle}'`)
    .join(", ")}${handles.length > mostTold ? ` and ${handles.length - mostTold} more` : ""}`;
}

function rowAndText({ row, text }: { row: number; text: string }): string {
  return row > 0 ? `Row ${row}: ${text}` : text;
}
