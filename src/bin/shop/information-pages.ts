import { readFile, writeFile } from "node:fs/promises";
import { Argument, type Command, Option } from "commander";
import { pathsInLanguages } from "../../database/catalogue/paths.ts";
import { allConfig } from "../../database/config.ts";
import { type WrittenPage, writtenPages } from "../../database/content/information-pages.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type LanCode, languages, said } from "../../domain/language.ts";
import { confirmPageCalled, pageCalled, writePage } from "../../flows/content/confirm-page.ts";
import { writePageDrafts } from "../../flows/content/write-page-drafts.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

const lanCodes = languages.map(({ lanCode }) => lanCode);

/** `page`, `page show`, `page write`, `page confirm`, `page drafts`. */
export function addInformationPageCommands(program: Command): void {
  const page = program
    .command("page")
    .description("List the information pages; read one, write one, confirm a draft.")
    .option("--json", asJson)
    .action((options: { json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const pages = await writtenPages(pool);
        const paths = await pathsInLanguages(
          pool,
          pages.map(({ page_id }) => ({ kind: "page", entity_id: page_id })),
        );
        const told = pages.map(({ content: _content, ...page }) => ({
          ...page,
          paths: paths.get(`page:${page.page_id}`)!,
        }));
        return {
          text: told.length === 0 ? "No pages: 'page drafts' writes them." : told.map(lines).join("\n"),
          json: told,
        };
      }),
    );

  page
    .command("show")
    .description("Write a page's text as HTML, its marks unfilled.")
    .argument("<page>", "terms, returns, privacy, shipping, or a page's name or number")
    .addOption(new Option("--language <language>").choices(lanCodes).default("pl"))
    .option("--out <file>", "where to; the terminal when absent")
    .option("--json", asJson)
    .action((name: string, _options, command: Command) => {
      const { language, out, ...options } = command.optsWithGlobals<{
        language: LanCode;
        out?: string;
        json?: boolean;
      }>();
      return withShop(options, async ({ pool }) => {
        const found = await called(pool, name);
        const html = said(found.content, language);
        if (out !== undefined)
          await writeFile(out, `${html}\n`).catch((error: NodeJS.ErrnoException) => {
            throw new Problem(`The file '${out}' cannot be written (${error.code}).`);
          });
        return {
          text: out === undefined ? html : `${line(found)}\nwritten to ${out}`,
          json: { page_id: found.page_id, path: found.path, draft: found.draft, html },
        };
      });
    });

  page
    .command("write")
    .description("Give a page the text of a file, HTML with marks such as {{shop_phone}}.")
    .argument("<page>")
    .addArgument(new Argument("<language>").choices(lanCodes))
    .argument("<file>")
    .option("--json", asJson)
    .action((name: string, lanCode: LanCode, file: string, _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const html = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
          throw new Problem(`The file '${file}' cannot be read (${error.code}). Nothing was changed.`);
        });
        if (html.trim() === "") throw new Problem(`The file '${file}' is empty. Nothing was changed.`);
        const written = await writePage(pool, { name, lanCode, html: sanitise(html), now: new Date() });
        if (written === null) throw new Problem(await unknown(pool, name));
        return {
          text: `${line(written)}\nhas a new text in ${lanCode}.`,
          json: { page_id: written.page_id, path: written.path, draft: written.draft },
        };
      }),
    );

  page
    .command("confirm")
    .description(
      "Make drafts the shop's own texts: they are read, changed where they had to be, and what they say is meant.",
    )
    .argument("<pages...>")
    .option("--json", asJson)
    .action((names: string[], _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const confirmed: WrittenPage[] = [];
        for (const name of names) {
          const answer = await confirmPageCalled(pool, { name, now: new Date() });
          if (answer.kind === "unknown") throw new Problem(await unknown(pool, name));
          if (answer.kind === "unfilled")
            throw new Problem(
              `'${name}' says things of the seller that are not said yet: ${answer.marks.join(", ")}. Set them with 'config NAME CONTENT', or take them out of the text. It stays a draft.`,
            );
          confirmed.push(answer.page);
        }
        return {
          text: confirmed.map(({ path }) => `/${path} is confirmed.`).join("\n"),
          json: confirmed.map(({ page_id, path }) => ({ page_id, path, draft: false })),
        };
      }),
    );

  page
    .command("drafts")
    .description("Write the drafts that come with the shop at the addresses where it has no page yet.")
    .option("--json", asJson)
    .action((_options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const written = await writePageDrafts(pool, sanitise);
        return {
          text:
            written.length === 0
              ? "There is a page at each of their addresses already."
              : written.map((path) => `/${path} is there as a draft.`).join("\n"),
          json: written,
        };
      }),
    );
}

async function called(db: Queryable, name: string): Promise<WrittenPage> {
  const found = pageCalled(name, await writtenPages(db), await allConfig(db));
  if (found === undefined) throw new Problem(await unknown(db, name));
  return found;
}

async function unknown(db: Queryable, name: string): Promise<string> {
  const names = (await writtenPages(db)).map(({ path }) => path.replace(/^page\/|\.html$/g, ""));
  return `There is no page '${name}'. There ${names.length === 0 ? "are none: 'page drafts' writes them" : `are ${names.join(", ")}`}. Nothing was changed.`;
}

function lines(page: Parameters<typeof line>[0] & { paths: Record<LanCode, string> }): string {
  return [line(page), `     /${page.paths.en}`, `     /${page.paths.cz}`].join("\n");
}

function line({ page_id, path, page_name, draft }: Omit<WrittenPage, "content">): string {
  return `${String(page_id).padStart(3)}  /${path.padEnd(40)} ${said(page_name, "en")}${draft ? ", a draft, not confirmed" : ""}`;
}
