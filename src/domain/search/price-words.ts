import { type Currency, factorFor } from "../money.ts";
import { folded, tidyQuery } from "./search-words.ts";

/** What the words of a query say of the price, in hundredths of the currency they name; both ends included. */
export interface AskedPrice {
  from: number | null;
  to: number | null;
  /** Null: they name none, so the shopper's own is meant. */
  currency: Currency | "czk" | null;
  /** The query without them. */
  rest: string;
}

/** How many crowns a złoty is, × 10,000: the shop sells in none, so a limit in crowns is a rough one. */
const crownsFactor = 58_000;

const upTo = phrases(
  "do,pod,ponizej,max,maks,maksymalnie,maximum,najwyzej,nejvys,nejvyse,maximalne,under,below,up to,at most,less than,cheaper than,mniej niz,taniej niz,tansze niz,tansza niz,tanszy niz,nie wiecej niz,nie drozej niz,mene nez,levnejsi nez,levneji nez,<,≤",
);
/** These say a price only where a currency stands with it: 'for 12 year olds'. */
const upToInCurrency = phrases("za,for,v hodnote,o wartosci");
const fromOn = phrases(
  "od,powyzej,ponad,min,minimum,wiecej niz,drozej niz,drozsze niz,co najmniej,from,over,above,more than,at least,nad,vic nez,vice nez,alespon,>,≥",
);
const between = phrases("miedzy,pomiedzy,between,mezi");
const joined = phrases("do,to,az,az do,a,i,and,till,up to,-,–,—");
const joinedAlone = phrases("do,to,az,-,–,—");
/** What only announces a price. */
const announcing = phrases(
  "w cenie,cena,ceny,za cene,price,priced,price range,in the price range,v cene,cena do,budzet,budget,rozpocet",
);

const currencyWords: Readonly<Record<string, Currency | "czk">> = Object.fromEntries(
  Object.entries({
    pln: "zl pln zloty zlote zlotych zlotego zlotys",
    eur: "€ eur euro euros eura",
    gbp: "£ gbp pound pounds funt funty funtow libra libry liber",
    usd: "$ usd dollar dollars dolar dolary dolarow dolaru",
    czk: "kc czk koruna koruny korun koron",
  } as const).flatMap(([currency, words]) => words.split(" ").map((word) => [word, currency as Currency | "czk"])),
);

/** After these a number is no price: 30 l, 18 lat, 15". */
const units = new Set(
  'l ml cl cm mm m km kg g dag mg w v lat lata latek letech let years year yo cali cal inch inches in palcu % " h gb szt pcs ks'.split(
    " ",
  ),
);

interface Token {
  word: string;
  from: number;
  to: number;
}

interface Amount {
  value: number;
  currency: Currency | "czk" | null;
  next: number;
}

interface Found {
  from: number | null;
  to: number | null;
  currency: Currency | "czk" | null;
  next: number;
}

/**
 * Returns what a query says of the price, in any of the three languages: 'do 200 zł', 'od 100 do 200', 'under 50 €', '300–500 kč'; null: nothing.
 * A number without a currency is one only beside a word like 'do', and where it is no size of the shop's and no unit follows it.
 */
export function priceIn(query: string, isSize: (number: string) => boolean): AskedPrice | null {
  const text = tidyQuery(query);
  const tokens = tokensOf(text);
  const price: AskedPrice = { from: null, to: null, currency: null, rest: "" };
  const cut: { from: number; to: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = priceAt(tokens, at, isSize);
    if (found === null) continue;
    price.from = found.from ?? price.from;
    price.to = found.to ?? price.to;
    price.currency = found.currency ?? price.currency;
    cut.push({ from: tokens[at]!.from, to: tokens[found.next - 1]!.to });
    at = found.next - 1;
  }
  if (cut.length === 0) return null;
  if (price.from !== null && price.to !== null && price.from > price.to)
    [price.from, price.to] = [price.to, price.from];
  const kept = cut.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  return { ...price, rest: kept.replace(/\s+/g, " ").trim() };
}

/** Returns the numbers of a query, as sizes are written: what may be a size is not taken for a price. */
export function numbersIn(query: string): string[] {
  return [...new Set(tokensOf(tidyQuery(query)).flatMap(({ word }) => (/^\d/.test(word) ? [word] : [])))].slice(0, 8);
}

/** Returns an end of a range in grosze, so that what is shown in the currency lies within it; null where the shop has no rate. */
export function inGrosze(
  amount: number,
  end: "from" | "to",
  { currency, config }: { currency: Currency | "czk"; config: Readonly<Record<string, string | undefined>> },
): number | null {
  const factor = factorOf(currency, config);
  if (factor === null) return null;
  // What is shown is rounded half up, so both ends reach half a hundredth further.
  return end === "to"
    ? Math.floor((amount * 10_000 + 4_999) / factor)
    : Math.max(0, Math.ceil((amount * 10_000 - 5_000) / factor));
}

function factorOf(currency: Currency | "czk", config: Readonly<Record<string, string | undefined>>): number | null {
  if (currency === "czk") return crownsFactor;
  try {
    return factorFor(currency, config);
  } catch {
    return null;
  }
}

function phrases(all: string): readonly string[][] {
  return all
    .split(",")
    .map((phrase) => phrase.split(" "))
    .toSorted((a, b) => b.length - a.length);
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\d+(?:[.,]\d{1,2}(?!\d))?|[\p{L}\p{M}]+|[€£$<>≤≥%"–—-]/gu)].map(({ 0: said, index }) => ({
    word: /^[\p{L}\p{M}\d]/u.test(said) ? folded(said) : said,
    from: index,
    to: index + said.length,
  }));
}

function priceAt(tokens: readonly Token[], at: number, isSize: (number: string) => boolean): Found | null {
  const announced = after(tokens, at, announcing);
  const start = announced ?? at;
  const sure = (amounts: readonly Amount[]) =>
    amounts.some(({ currency }) => currency !== null) || amounts.every((amount) => isBarePrice(tokens, amount, isSize));
  const range = (first: Amount | null, joints: readonly string[][]): Found | null => {
    const next = first === null ? null : after(tokens, first.next, joints);
    const last = next === null ? null : amountAt(tokens, next);
    return first === null || last === null || !sure([first, last])
      ? null
      : { from: first.value, to: last.value, currency: last.currency ?? first.currency, next: last.next };
  };
  for (const words of [between, fromOn]) {
    const next = after(tokens, start, words);
    const first = next === null ? null : amountAt(tokens, next);
    const both = range(first, joined);
    if (both !== null) return both;
    if (words === fromOn && first !== null && sure([first]))
      return { from: first.value, to: null, currency: first.currency, next: first.next };
  }
  for (const words of [upTo, upToInCurrency]) {
    const next = after(tokens, start, words);
    const last = next === null ? null : amountAt(tokens, next);
    if (last !== null && (words === upTo ? sure([last]) : last.currency !== null))
      return { from: null, to: last.value, currency: last.currency, next: last.next };
  }
  const alone = amountAt(tokens, start);
  if (alone === null) return null;
  const both = range(alone, joinedAlone);
  if (both?.currency != null || (both !== null && announced !== null)) return both;
  return alone.currency !== null || (announced !== null && sure([alone]))
    ? { from: null, to: alone.value, currency: alone.currency, next: alone.next }
    : null;
}

/** Returns where the longest of these phrases that stands here ends; null: none does. */
function after(tokens: readonly Token[], at: number, known: readonly string[][]): number | null {
  const here = known.find((phrase) => phrase.every((word, index) => tokens[at + index]?.word === word));
  return here === undefined ? null : at + here.length;
}

function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const before = tokens[at] && /^[€£$]$/.test(tokens[at].word) ? currencyWords[tokens[at].word] : undefined;
  const first = before === undefined ? at : at + 1;
  const number = tokens[first];
  if (number === undefined || !/^\d{1,7}(?:\.\d{1,2})?$/.test(number.word)) return null;
  // '1 000 zł': a thousand, where what follows says that it is money.
  const more = tokens[first + 1];
  const isThousands =
    /^\d{1,2}$/.test(number.word) &&
    more !== undefined &&
    /^\d{3}$/.test(more.word) &&
    more.from === number.to + 1 &&
    currencyWords[tokens[first + 2]?.word ?? ""] !== undefined;
  const next = first + (isThousands ? 2 : 1);
  const currency = before ?? currencyWords[tokens[next]?.word ?? ""] ?? null;
  const [whole = "0", part = ""] = number.word.split(".");
  return {
    value: Number(isThousands ? whole + more.word : whole) * 100 + Number(part.padEnd(2, "0")),
    currency,
    next: before === undefined && currency !== null ? next + 1 : next,
  };
}

function isBarePrice(tokens: readonly Token[], { value, next }: Amount, isSize: (number: string) => boolean): boolean {
  const number = tokens[next - 1]?.word ?? "";
  return value >= 1_000 && !number.startsWith("0") && !isSize(number) && !units.has(tokens[next]?.word ?? "");
}
