import type { TextShown } from "../../contract/operator/texts.ts";
import { onePathOfEach } from "../../database/catalogue/paths.ts";
import { oneByOne } from "../../database/connect.ts";
import { changedTexts } from "../../database/content/changed-texts.ts";
import { inWords } from "../../database/content/said-texts.ts";
import { newestOfEachKind } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { browserTexts, saidTexts } from "../../domain/dictionary/changed-texts.ts";
import type { ChangedTexts } from "../../domain/dictionary/dictionaries.ts";
import { emailPlaces } from "../../domain/dictionary/text-place.ts";
import { placeOfText } from "../../domain/dictionary/text-places.ts";
import { type LanCode, languageCalled } from "../../domain/language.ts";
import { textOf } from "../../generator/html-chunks.ts";
import { loadLayout } from "../../generator/layout.ts";
import { pageDataOf } from "../../generator/page-data.ts";
import { makePage, staticPages, wantedAmong } from "../../generator/page-sources.ts";
import { previewDocument } from "../../generator/preview/preview-document.ts";
import type { ServerParts } from "../app.ts";

/** A text that can be said, as somebody is about to have it said. */
interface SaidText {
  code: string;
  lanCode: LanCode;
  text: string;
}

/** Put behind the text, it is looked for in what was made of it: a sign that no text has, and that no renderer changes. */
const mark = "\u2063";

/** Returns the newest email to a shopper that says a text, as it would read with it; null: none does. */
export async function emailSaying(
  db: Queryable,
  { composeEmail }: Pick<ServerParts, "composeEmail">,
  said: SaidText,
): Promise<TextShown["email"]> {
  const place = placeOfText(said.code);
  if (place === undefined || !emailPlaces.includes(place)) return null;
  const texts = await textsWith(db, said);
  return oneByOne(db, async (db) => {
    for (const email of await newestOfEachKind(db, languageCalled(said.lanCode).lanId)) {
      const { subject, text } = await inWords(texts, () => composeEmail(db, email));
      if ((subject + text).includes(mark))
        return { subject: subject.replaceAll(mark, ""), text: text.replaceAll(mark, "") };
    }
    return null;
  });
}

/** Returns a page that says a text, drawn with it, and where it is; null: none does that shows itself, but windows, refusals, a customer's own pages. */
export async function pageSaying(
  db: Queryable,
  parts: Pick<ServerParts, "render" | "assets">,
  said: SaidText,
): Promise<{ html: string; address: string } | null> {
  const place = placeOfText(said.code);
  if (place === undefined || place === "cart" || place === "refusals" || emailPlaces.includes(place)) return null;
  const language = languageCalled(said.lanCode);
  const texts = await textsWith(db, said);
  return inWords(texts, () =>
    oneByOne(db, async (db) => {
      const layout = { ...(await loadLayout(db, language)), texts: browserTexts(texts[said.lanCode]) };
      const paths = (await onePathOfEach(db, language.lanId)).map((path) => `/${path}`);
      const own = staticPages.filter((key) => key.language.lanId === language.lanId);
      for (const key of [...own, ...(await wantedAmong(db, { paths: new Set(paths), facts: [] }))]) {
        const made = await makePage({ db, language, layout }, key);
        if (made === null) continue;
        const page = pageDataOf(made, { build: parts.assets.build, layout, language });
        const says = JSON.stringify(made.head).includes(mark) || textOf(parts.render(page)).includes(mark);
        if (says) return { html: previewDocument(page, parts).replaceAll(mark, ""), address: made.path };
      }
      return null;
    }),
  );
}

/** Returns what the shop says, and in its place of one text that, marked. */
async function textsWith(db: Queryable, { code, lanCode, text }: SaidText): Promise<ChangedTexts> {
  const said = saidTexts(await changedTexts(db));
  return { ...said, [lanCode]: { ...said[lanCode], [code]: text + mark } };
}
