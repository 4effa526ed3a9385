import { readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Command } from "commander";
import * as v from "valibot";
import { pathsInLanguages } from "../../database/catalogue/paths.ts";
import { lookIds, writtenLooks } from "../../database/catalogue/looks.ts";
import type { Pool } from "../../database/connect.ts";
import type { WrittenLook } from "../../domain/catalogue/look.ts";
import { openPictureGatherer } from "../../flows/catalogue/import/gather-pictures.ts";
import { removeLook, writeLooks } from "../../flows/catalogue/write-looks.ts";
import type { PictureFiles } from "../../integrations/picture-files.ts";
import { openPictureSource } from "../../integrations/picture-source.ts";
import { sanitise } from "../../integrations/sanitise.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

const said = v.object({ pl: v.string(), en: v.exactOptional(v.string()), cz: v.exactOptional(v.string()) });
const path = v.exactOptional(v.string());
const looks = v.array(
  v.strictObject({
    handle: v.string(),
    name: said,
    description: v.optional(said, { pl: "" }),
    picture: v.string(),
    focus: v.exactOptional(v.object({ x: v.number(), y: v.number() })),
    urls: v.exactOptional(v.strictObject({ pl: path, en: path, cz: path })),
    products: v.array(v.string()),
  }),
);

/** `looks`, `looks write`, `looks remove`. */
export function addLookCommands(program: Command): void {
  const command = program
    .command("looks")
    .description(
      "List the looks with their addresses, or write them as JSON into a file, to be changed and brought back.",
    )
    .argument("[file]")
    .option("--json", asJson)
    .action((file: string | undefined, options: { json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const found = await writtenLooks(pool);
        if (file !== undefined) {
          await writeFile(file, `${JSON.stringify(found, null, 2)}\n`);
          return { text: `${found.length} looks are in ${file}.`, json: { file, looks: found.length } };
        }
        const told = await withPaths(pool, found);
        return {
          text: told.length === 0 ? "There are no looks: 'looks write' brings some in." : told.map(line).join("\n"),
          json: told,
        };
      }),
    );

  command
    .command("write")
    .description("Bring in looks from such a file, all of them or none; looks it does not name stay.")
    .argument("<file>")
    .option("--json", asJson)
    .action((file: string, _options, self: Command) =>
      withShop(self.optsWithGlobals(), async ({ pool, pictures }) => {
        const brought = await withPictures(await looksIn(file), { pool, pictures, file });
        const written = await writeLooks(pool, brought);
        if (written.kind === "refused") throw new Problem([...written.problems, "Nothing was changed."].join("\n"));
        const { created, changed, unchanged } = written;
        return { text: `Looks created: ${created}, changed: ${changed}, unchanged: ${unchanged}.`, json: written };
      }),
    );

  command
    .command("remove")
    .description("Remove a look with its page; its products stay.")
    .argument("<handle>")
    .option("--json", asJson)
    .action((handle: string, _options, self: Command) =>
      withShop(self.optsWithGlobals(), async ({ pool }) => {
        if (!(await removeLook(pool, handle))) throw new Problem(`There is no look '${handle}'. Nothing was changed.`);
        return { text: `The look '${handle}' is removed.`, json: { handle } };
      }),
    );
}

async function looksIn(file: string): Promise<WrittenLook[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Problem(`The file '${file}' cannot be read (${error.code}).`);
  });
  try {
    const parsed = v.safeParse(looks, JSON.parse(text));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new Problem(`${file}: ${v.getDotPath(issue) ?? "the whole"}: ${issue.message}`);
  } catch (error) {
    throw error instanceof SyntaxError ? new Problem(`${file} is no JSON: ${error.message}`) : error;
  }
}

/** Returns looks with stored pictures: known ones by name or address, others from their address or the file's folder. */
async function withPictures(
  given: readonly WrittenLook[],
  { pool, pictures, file }: { pool: Pool; pictures: PictureFiles; file: string },
): Promise<WrittenLook[]> {
  const source = await openPictureSource({ folder: dirname(file) });
  const problems: string[] = [];
  try {
    const gather = openPictureGatherer(pool, {
      source,
      store: pictures,
      warn: ({ row, text }) => problems.push(`The look '${given[row]!.handle}': ${text}`),
    });
    const brought: WrittenLook[] = [];
    for (const [row, look] of given.entries()) {
      const [picture = ""] = await gather({ row, handle: look.handle, name: look.name, pictures: [look.picture] });
      const description = Object.fromEntries(
        Object.entries(look.description).map(([lanCode, html]) => [lanCode, sanitise(html)]),
      ) as WrittenLook["description"];
      brought.push({ ...look, picture, description });
    }
    if (problems.length > 0) throw new Problem([...problems, "Nothing was changed."].join("\n"));
    return brought;
  } finally {
    await source.close();
  }
}

async function withPaths(pool: Pool, found: readonly WrittenLook[]) {
  const ids = await lookIds(pool);
  const keyOf = (handle: string) => ({ kind: "look" as const, entity_id: ids.get(handle)! });
  const paths = await pathsInLanguages(
    pool,
    found.map(({ handle }) => keyOf(handle)),
  );
  return found.map(({ handle, name, products }) => ({
    handle,
    name,
    products,
    paths: paths.get(`look:${keyOf(handle).entity_id}`)!,
  }));
}

function line({ handle, name, products, paths }: Awaited<ReturnType<typeof withPaths>>[number]): string {
  return [
    `${handle}: ${name.pl}, ${products.length} products`,
    ...Object.values(paths).map((path) => `  /${path}`),
  ].join("\n");
}
