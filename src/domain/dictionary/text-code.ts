import type { Fill } from "../translations.ts";
import type { pl } from "./pl.ts";
import type { plBackoffice } from "./pl-backoffice.ts";
import type { plBackofficeGoods } from "./pl-backoffice-goods.ts";
import type { plServer } from "./pl-server.ts";

/** What a text of the browser's can be asked for by: the codes of the Polish dictionary, which the other languages have all of. */
export type TextCode = keyof typeof pl;

/** The same of what only the server says. */
export type ServerTextCode = keyof typeof plServer;

export type AnyTextCode = TextCode | ServerTextCode;

/** The same of what only the back office says, to staff. */
export type BackofficeTextCode = BackofficeFirstCode | BackofficeGoodsCode;
/** Of those what is said from the first screen on, and what comes with the first screen of goods, prices or customers. */
export type BackofficeFirstCode = keyof typeof plBackoffice;
export type BackofficeGoodsCode = keyof typeof plBackofficeGoods;
type EveryTextCode = AnyTextCode | BackofficeTextCode;

/** One language's texts; what stands in them is its own. */
export type Texts = Readonly<Record<TextCode, string>>;
export type ServerTexts = Readonly<Record<ServerTextCode, string>>;
export type BackofficeTexts = Readonly<Record<BackofficeTextCode, string>>;

/** What a text wants filled in; of several codes, what any of their texts wants. */
type FillOf<Code extends EveryTextCode> = Readonly<Record<Placeholders[Code], Fill[string]>>;

/** What follows a code: its fill where the text has placeholders, and nothing where it has none. */
export type FillAfter<Code extends EveryTextCode> = [Placeholders[Code]] extends [never] ? [] : [fill: FillOf<Code>];

/** A code whose text is said as it stands. */
export type PlainCode = Extract<AnyPlainCode, TextCode>;
export type AnyPlainCode = PlainAmong<AnyTextCode>;
export type BackofficePlainCode = PlainAmong<BackofficeTextCode>;
type PlainAmong<Codes extends EveryTextCode> = {
  [Code in Codes]: [Placeholders[Code]] extends [never] ? Code : never;
}[Codes];

/** What is counted with `…_ONE`, `…_FEW` and `…_MANY`, of which nothing but `@count` is to be filled in. */
export type CountedCode = CountedAmong<TextCode>;
export type BackofficeCountedCode = CountedAmong<BackofficeTextCode>;

type CountedAmong<Codes extends EveryTextCode> = {
  [Code in Codes]: Code extends `${infer Counted}_ONE`
    ? `${Counted}_${"FEW" | "MANY"}` extends Codes
      ? Placeholders[Code] extends "count"
        ? Counted
        : never
      : never
    : never;
}[Codes];

/**
 * What a language's texts are held to: every code and no other, each with the placeholders of the Polish text.
 * `texts satisfies TranslationOf<typeof texts>`; of what only the server says, `TranslationOf<typeof texts, ServerTextCode>`,
 * of the back office, `BackofficeTextCode`
 */
export type TranslationOf<Own, Codes extends EveryTextCode = TextCode> = {
  readonly [Code in Codes | keyof Own]: Code extends Codes
    ? Code extends keyof Own
      ? Same<PlaceholderOf<Own[Code]>, Placeholders[Code]> extends true
        ? string
        : { placeholders: Placeholders[Code] }
      : string
    : never;
};

type Placeholders = {
  [Code in EveryTextCode]: PlaceholderOf<
    (typeof pl & typeof plServer & typeof plBackoffice & typeof plBackofficeGoods)[Code]
  >;
};

type Same<A, B> = [A, B] extends [B, A] ? true : false;

/** The names that `fillText` would fill; the @ of an e-mail address, which follows a letter, is none. */
type PlaceholderOf<Text> =
  | (Text extends `${string}@${string}` ? Exclude<NamesAfterAt<Text>, ""> : never)
  | (Text extends `${string}%s${string}` ? "s" : never);

type NamesAfterAt<Text> = Text extends `${infer Before}@${infer After}`
  ? (Before extends `${string}${Letter | Digit}` ? never : NameAtStart<After>) | NamesAfterAt<After>
  : never;

type NameAtStart<Text, Name extends string = ""> = Text extends `${infer Sign}${infer Rest}`
  ? Sign extends Letter
    ? NameAtStart<Rest, `${Name}${Sign}`>
    : Name
  : Name;

type SmallLetter =
  | "a"
  | "b"
  | "c"
  | "d"
  | "e"
  | "f"
  | "g"
  | "h"
  | "i"
  | "j"
  | "k"
  | "l"
  | "m"
  | "n"
  | "o"
  | "p"
  | "q"
  | "r"
  | "s"
  | "t"
  | "u"
  | "v"
  | "w"
  | "x"
  | "y"
  | "z";
type Letter = SmallLetter | Uppercase<SmallLetter>;
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

declare global {
  interface String {
    /** What TypeScript knows of types and not of this method: `paid` becomes `PAID`, so that a code can end in a value. */
    toUpperCase<Text extends string>(this: Text): Uppercase<Text>;
  }
}
