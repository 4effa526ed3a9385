import { Argument, type Command } from "commander";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { changedTexts, type StoredText } from "../../database/content/changed-texts.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import { defaultText, mostSigns, type TextTrouble } from "../../domain/dictionary/changed-texts.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { changeText, hasMoved } from "../../flows/content/change-text.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `texts`, `texts say`, `texts default`. */
export function addTextCommands(program: Command): void {
  const texts = program
    .command("texts")
    .description("What the shop says otherwise than the software, on its pages and in its emails.")
    .option("--json", asJson);
  const language = () => new Argument("<language>").choices(languages.map(({ lanCode }) => lanCode));
  texts
    .command("list", { isDefault: true })
    .description("List the texts that were changed, beside their defaults, and those whose default has moved since.")
    .option("--json", asJson)
    .action((_options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const changed = (await changedTexts(pool)).filter(({ text }) => text !== null);
        return {
          text: changed.length === 0 ? "No text is changed." : changed.map(textLines).join("\n"),
          json: changed.map((one) => ({
            code: one.code,
            language: one.lanCode,
            text: one.text,
            default: defaultText(one.lanCode, one.code) ?? null,
            writtenAgainst: one.writtenAgainst,
            moved: hasMoved(one),
          })),
        };
      }),
    );
  texts
    .command("say")
    .description("Have the shop say a text otherwise in a language; its placeholders have to be the default's.")
    .argument("<code>", "such as LAYOUT_CART")
    .addArgument(language())
    .argument("<text>")
    .option("--json", asJson)
    .action((code: string, lanCode: LanCode, text: string, _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => said(pool, { code, lanCode, text })),
    );
  texts
    .command("default")
    .description("Have the shop say a text as the software again.")
    .argument("<code>")
    .addArgument(language())
    .option("--json", asJson)
    .action((code: string, lanCode: LanCode, _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => said(pool, { code, lanCode, text: null })),
    );
}

async function said(pool: Pool, wanted: { code: string; lanCode: LanCode; text: string | null }) {
  const { code, lanCode, text } = wanted;
  const done = await inTransaction(pool, (db) =>
    changeText(db, wanted, (act) => logAct(db, { kind: "commandLine" }, act)),
  );
  if (done.kind === "unknown") throw new Problem(`No text has the code ${code}.`);
  if (done.kind === "refused") throw new Problem(`${why[done.trouble](done.what)} Nothing was changed.`);
  const says = text ?? defaultText(lanCode, code)!;
  return { text: `${code} ${lanCode}: ${says}`, json: { code, language: lanCode, text: says } };
}

/** Returns a changed text in lines: what is said, and the default, two where it has moved. */
function textLines(one: StoredText): string {
  const given = defaultText(one.lanCode, one.code);
  return [
    `${one.code} ${one.lanCode}: ${one.text}`,
    ...(hasMoved(one) ? [`  default when it was changed: ${one.writtenAgainst}`] : []),
    given === undefined ? "  the software does not say it any more" : `  default: ${given}`,
  ].join("\n");
}

const why: Readonly<Record<TextTrouble, (what: string) => string>> = {
  fixed: () => "This text is not changed here: documents stay as they were issued.",
  empty: () => "Say something, or take the default ('texts default').",
  markup: (what) => `A text is plain, without HTML: take out ${what}.`,
  signs: (what) => `There is an invisible sign in it: take out ${what}.`,
  long: () => `It is too long: at most ${mostSigns} characters.`,
  lines: () => "This text stands in one line.",
  placeholderMissing: (what) => `${what} is missing: there the software fills something in.`,
  placeholderUnknown: (what) => `There is nothing to fill in for ${what}: take it out.`,
};
