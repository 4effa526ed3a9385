import type { ShopText } from "../../contract/operator/texts.ts";
import { etag } from "../../contract/operator/route.ts";
import { changedTexts, type StoredText } from "../../database/content/changed-texts.ts";
import type { Queryable } from "../../database/queryable.ts";
import { changeableCodes, defaultText, textTrouble } from "../../domain/dictionary/changed-texts.ts";
import { placeOfText } from "../../domain/dictionary/text-places.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { placeholdersOf } from "../../domain/translations.ts";
import { folded } from "../../domain/folded.ts";
import { hasMoved } from "../../flows/content/change-text.ts";

/** What was changed of the shop's texts, by language and code. */
type Stored = ReadonlyMap<string, StoredText>;

/** Returns every text that a shop may change, with what it says. */
export async function allTextsSaid(db: Queryable): Promise<ShopText[]> {
  const stored = storedBy(await changedTexts(db));
  return changeableCodes().map((code) => textSaid(code, stored));
}

/** Returns one of them; null: there is none of this code. */
export async function textSaidOf(db: Queryable, code: string): Promise<ShopText | null> {
  return placeOfText(code) === undefined ? null : textSaid(code, storedBy(await changedTexts(db)));
}

/** Returns whether the shop says a text otherwise in any language. */
export function isChanged(text: ShopText): boolean {
  return languages.some(({ lanCode }) => text.in[lanCode].own !== null);
}

/** Returns whether in any language the default has moved since. */
export function isMoved(text: ShopText): boolean {
  return languages.some(({ lanCode }) => text.in[lanCode].moved !== null);
}

/** Returns whether words are said by a text in any language, or are a part of its code; case and diacritics count for nothing. */
export function says(text: ShopText, words: string): boolean {
  const wanted = folded(words);
  const said = languages.flatMap(({ lanCode }) => [text.in[lanCode].given, text.in[lanCode].own ?? ""]);
  return [text.code, ...said].some((one) => folded(one).includes(wanted));
}

function storedBy(texts: readonly StoredText[]): Stored {
  return new Map(texts.map((text) => [`${text.lanCode} ${text.code}`, text]));
}

function textSaid(code: string, stored: Stored): ShopText {
  return {
    code,
    place: placeOfText(code)!,
    placeholders: [...placeholdersOf(defaultText("pl", code)!)],
    in: {
      pl: saidIn("pl", code, stored),
      en: saidIn("en", code, stored),
      cz: saidIn("cz", code, stored),
    },
  };
}

function saidIn(lanCode: LanCode, code: string, stored: Stored): ShopText["in"]["pl"] {
  const given = defaultText(lanCode, code)!;
  const one = stored.get(`${lanCode} ${code}`);
  const own = one?.text ?? null;
  const wrong = own === null ? null : textTrouble(code, given, own);
  return {
    given,
    own,
    moved: one !== undefined && hasMoved(one) ? one.writtenAgainst : null,
    unsaid: wrong === null ? null : { why: wrong.trouble, what: wrong.what },
    id: one?.textId ?? null,
    changedAt: one?.changedAt.toISOString() ?? null,
    version: etag("text", one?.version ?? 0),
  };
}
