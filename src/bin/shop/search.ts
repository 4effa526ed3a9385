import { readFile } from "node:fs/promises";
import { type Command, Option } from "commander";
import { inTransaction, type Pool } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type LoggedAct, logAct } from "../../database/staff/operator-log.ts";
import { missedOfLate, type MissedWord } from "../../database/search/misses.ts";
import { mostSynonyms, ownGroupsOff, type StoredGroup, storedGroups } from "../../database/search/synonyms.ts";
import type { LanCode } from "../../domain/language.ts";
import { checkedGroup, groupOfLine, lineOf, ownGroups, type SpelledGroup } from "../../domain/search/synonym-group.ts";
import { addSynonyms, removeSynonyms, switchSynonyms } from "../../flows/search/change-synonyms.ts";
import { Problem } from "../end.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `search synonyms` with `list`, `add`, `remove`, `off`, `on`, `import`, `export`; `search misses`. */
export function addSearchCommands(program: Command): void {
  const search = program.command("search").description("What shoppers' words find.").option("--json", asJson);
  addMisses(search);
  const synonyms = search
    .command("synonyms")
    .description("Words that mean the same in this shop. Whatever is changed counts from the next search on.")
    .option("--json", asJson);
  synonyms
    .command("list", { isDefault: true })
    .description("List the shop's own, by their numbers, and those that come with it, by their names.")
    .option("--json", asJson)
    .action((_options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) =>
        listed(await storedGroups(pool), await ownGroupsOff(pool)),
      ),
    );
  synonyms
    .command("add")
    .description("Add words that mean the same; a phrase of up to three words in quotation marks.")
    .argument("<words...>", "two to twelve, such as bluza kangurka 'bluza z kapturem'")
    .addOption(language())
    .option("--one-way", "who asks for the first finds the others too, but not the other way round")
    .option("--json", asJson)
    .action((words: string[], _options, command: Command) => {
      const { language: lanCode, oneWay = false } = command.optsWithGlobals<{ language: LanCode; oneWay?: boolean }>();
      const group = checkedGroup({ lanCode, words, oneWay });
      if (typeof group === "string") throw new Problem(`Not added: ${group}.`);
      return withShop(command.optsWithGlobals(), async ({ pool }) => {
        const added = await addAll(pool, [group]);
        return { text: `${added === 0 ? "There already" : "Added"}: ${lineOf(group)}`, json: { added } };
      });
    });
  synonyms
    .command("remove")
    .description("Remove one of the shop's own.")
    .argument("<number>", "its number in the list", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option("--json", asJson)
    .action((id: number, _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const removed = await inTransaction(pool, (db) => removeSynonyms(db, id, byCommand(db)));
        if (removed === null)
          throw new Problem(
            `There are no synonyms ${id}. 'search synonyms' lists them; 'off NAME' is for those that come with the shop.`,
          );
        return { text: `Removed: ${lineOf(removed)}`, json: { removed: id } };
      }),
    );
  for (const [verb, description] of [
    ["off", "Switch off one that comes with the shop."],
    ["on", "Switch one that comes with the shop on again."],
  ] as const)
    synonyms
      .command(verb)
      .description(description)
      .argument("<name>", "its first word in the list")
      .option("--json", asJson)
      .action((name: string, _options, command: Command) =>
        withShop(command.optsWithGlobals(), async ({ pool }) => {
          const wanted = { name, off: verb === "off" };
          const switched = await inTransaction(pool, (db) => switchSynonyms(db, wanted, byCommand(db)));
          const group = ownGroups.find(({ words: [first] }) => first === name);
          if (switched === "unknown" || group === undefined)
            throw new Problem(
              `No synonyms that come with the shop begin with '${name}'. 'search synonyms' lists them.`,
            );
          return {
            text: `${verb === "off" ? "Off" : "On"}: ${group.words.join(" = ")}`,
            json: wanted,
          };
        }),
      );
  synonyms
    .command("import")
    .description(
      "Add those of a text file, one group a line: 'pl: bluza = kangurka', one way 'cz: mikina > hoodie'. All of it or nothing.",
    )
    .argument("<file>", "its path")
    .option("--json", asJson)
    .action(async (file: string, _options, command: Command) => {
      const groups = groupsOf(await readFile(file, "utf8").catch(() => null), file);
      return withShop(command.optsWithGlobals(), async ({ pool }) => {
        const added = await addAll(pool, groups);
        return { text: `${added} added, ${groups.length - added} there already.`, json: { added } };
      });
    });
  synonyms
    .command("export")
    .description("Write the shop's own as 'import' reads them.")
    .option("--json", asJson)
    .action((_options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const stored = await storedGroups(pool);
        return { text: stored.map(lineOf).join("\n"), json: stored };
      }),
    );
}

function addMisses(search: Command): void {
  search
    .command("misses")
    .description("Words that shoppers asked for and nothing in the shop has, by how many asked.")
    .option("--days <n>", "of the last days", wholeNumber(1, 90), 30)
    .option("--limit <n>", "the most to list", wholeNumber(1, 1000), 50)
    .option("--json", asJson)
    .action((_options, command: Command) => {
      const { days, limit } = command.optsWithGlobals<{ days: number; limit: number }>();
      return withShop(command.optsWithGlobals(), async ({ pool }) => {
        const misses = await missedOfLate(pool, { days, most: limit, now: new Date() });
        return {
          text: misses.length === 0 ? `No word was without results in ${days} days.` : misses.map(missText).join("\n"),
          json: misses,
        };
      });
    });
}

function missText({ word, lan_code, times, last_day }: MissedWord): string {
  return [String(times).padStart(5), lan_code, word.padEnd(24), `last ${last_day}`].join("  ");
}

function language(): Option {
  return new Option("--language <code>", "of whose readers").choices(["pl", "en", "cz"]).default("pl");
}

function listed(stored: readonly StoredGroup[], off: readonly string[]): { text: string; json: unknown } {
  const own = ownGroups.map(({ words }) => ({ name: words[0] ?? "", words, off: off.includes(words[0] ?? "") }));
  return {
    text: [
      ...stored.map((group) => `${String(group.id).padStart(5)}  ${lineOf(group)}`),
      ...own.map((group) => `${group.off ? "  off" : "     "}  ${group.words.join(" = ")}`),
    ].join("\n"),
    json: { synonyms: stored, ofTheShop: own },
  };
}

function groupsOf(text: string | null, file: string): SpelledGroup[] {
  if (text === null) throw new Problem(`${file} cannot be read.`);
  const lines = text.split(/\r?\n/).map((line, at) => ({ line: line.replace(/^\uFEFF/, "").trim(), at: at + 1 }));
  return lines
    .filter(({ line }) => line !== "" && !line.startsWith("#"))
    .map(({ line, at }) => {
      const group = groupOfLine(line);
      if (typeof group === "string") throw new Problem(`Nothing was added. Line ${at}: ${group}.`);
      return group;
    });
}

/** Adds groups, all of them or none; returns how many were not there already. */
async function addAll(pool: Pool, groups: readonly SpelledGroup[]): Promise<number> {
  return inTransaction(pool, async (db) => {
    let added = 0;
    for (const group of groups) {
      const one = await addSynonyms(db, group, byCommand(db));
      if (one.kind === "full")
        throw new Problem(`A shop may have ${mostSynonyms} synonyms of its own: nothing was added.`);
      if (one.kind === "added") added += 1;
    }
    return added;
  });
}

function byCommand(db: Queryable) {
  return (act: LoggedAct) => logAct(db, { kind: "commandLine" }, act);
}
