import { readFile, writeFile } from "node:fs/promises";
import type { Command } from "commander";
import * as v from "valibot";
import { writtenSizeTables } from "../../database/catalogue/size-tables.ts";
import { writeSizeTables } from "../../flows/catalogue/write-size-tables.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

const said = v.object({ pl: v.string(), en: v.exactOptional(v.string()), cz: v.exactOptional(v.string()) });
const tables = v.array(
  v.object({
    handle: v.string(),
    title: said,
    note: said,
    columns: v.array(said),
    rows: v.array(v.array(v.union([v.string(), said]))),
    measures: v.array(v.object({ name: said, how: said })),
    places: v.array(v.object({ category: v.string(), brand: v.exactOptional(v.string()) })),
  }),
);

/** `size-tables`, `size-tables write`. */
export function addSizeTableCommands(program: Command): void {
  const command = program
    .command("size-tables")
    .description("Write the shop's size tables as JSON into a file, to be changed and brought back.")
    .argument("<file>")
    .option("--json", asJson)
    .action((file: string, options: { json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const found = await writtenSizeTables(pool);
        await writeFile(file, `${JSON.stringify(found, null, 2)}\n`);
        return { text: `${found.length} size tables are in ${file}.`, json: { file, tables: found.length } };
      }),
    );

  command
    .command("write")
    .description("Bring in size tables from such a file, all of them or none; tables it does not name stay.")
    .argument("<file>")
    .option("--json", asJson)
    .action((file: string, _options, self: Command) =>
      withShop(self.optsWithGlobals(), async ({ pool }) => {
        const written = await writeSizeTables(pool, await tablesIn(file));
        if (written.kind === "refused") throw new Problem([...written.problems, "Nothing was changed."].join("\n"));
        return { text: `${written.tables} size tables written.`, json: written };
      }),
    );
}

async function tablesIn(file: string): Promise<v.InferOutput<typeof tables>> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Problem(`The file '${file}' cannot be read (${error.code}).`);
  });
  try {
    const parsed = v.safeParse(tables, JSON.parse(text));
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new Problem(`${file}: ${v.getDotPath(issue) ?? "the whole"}: ${issue.message}`);
  } catch (error) {
    throw error instanceof SyntaxError ? new Problem(`${file} is no JSON: ${error.message}`) : error;
  }
}
