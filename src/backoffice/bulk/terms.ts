import {
  type BulkKind,
  bulkKinds,
  type BulkOperation,
  type BulkText,
  type earlierPrices,
  priceEndings,
  type PriceStep,
} from "../../domain/catalogue/bulk-edit.ts";
import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import { isWholeProducer, noProducer, type Producer } from "../../domain/catalogue/producer.ts";
import type { Badge } from "../../domain/catalogue/product.ts";
import type { reasonsByHand } from "../../domain/catalogue/stock-movement.ts";
import type { VatRate } from "../../domain/invoice/vat.ts";
import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import type { LanCode } from "../../domain/language.ts";
import { amountFor, amountIn } from "../amount-in.ts";
import { momentTyped, typedMoment } from "../moments.ts";

/** What is typed and chosen of an edit of many goods; of each operation its own. */
export interface Terms {
  kind: BulkKind;
  by: "percent" | "amount" | "to";
  /** It goes up: a price, or stock. */
  more: boolean;
  percent: string;
  amount: string;
  to: string;
  ending: string;
  earlier: (typeof earlierPrices)[number];
  earlierPrice: string;
  pieces: string;
  reason: (typeof reasonsByHand)[number];
  note: string;
  grams: string;
  does: "add" | "remove";
  fromId: string;
  categoryId: string;
  brandId: string;
  badge: Badge;
  takes: boolean;
  shows: "show" | "hide" | "later";
  from: string;
  text: BulkText;
  language: LanCode;
  find: string;
  replacement: string;
  years: string;
  rate: VatRate;
  /** Empty: none. */
  exception: WithdrawalException | "";
  composition: CompositionPart[];
  producer: Producer;
  most: string;
  adults: boolean;
  online: boolean;
  country: string;
}

export const firstTerms: Terms = {
  kind: "price",
  by: "percent",
  more: false,
  percent: "",
  amount: "",
  to: "",
  ending: "",
  earlier: "stays",
  earlierPrice: "",
  pieces: "",
  reason: "correction",
  note: "",
  grams: "",
  does: "add",
  fromId: "",
  categoryId: "",
  brandId: "",
  badge: "new",
  takes: false,
  shows: "show",
  from: "",
  text: "name",
  language: "pl",
  find: "",
  replacement: "",
  years: "",
  rate: "23",
  exception: "",
  composition: [],
  producer: noProducer,
  most: "",
  adults: true,
  online: false,
  country: "",
};

/** Returns the operation that is meant; null: nothing that can be yet. */
export function operationOf(terms: Terms): BulkOperation | null {
  const { kind } = terms;
  switch (kind) {
    case "price": {
      const by = stepOf(terms);
      const ending = priceEndings.find((one) => String(one) === terms.ending) ?? null;
      return by === null ? null : { kind, by, ending, earlier: terms.earlier };
    }
    case "earlierPrice": {
      const price = terms.earlierPrice.trim() === "" ? null : amountIn(terms.earlierPrice);
      const isUntold = terms.earlierPrice.trim() !== "" && !price;
      return isUntold ? null : { kind, price };
    }
    case "stock": {
      const pieces = wholeIn(terms.pieces);
      if (!pieces) return null;
      return { kind, change: terms.more ? pieces : -pieces, reason: terms.reason, note: terms.note.trim() };
    }
    case "weight":
      return optional(terms.grams, (grams) => ({ kind, grams }));
    case "guarantee":
      return optional(terms.years, (years) => ({ kind, years }));
    case "vatRate":
      return { kind, rate: terms.rate };
    case "withdrawalException":
      return { kind, exception: terms.exception || null };
    case "category":
      return terms.categoryId === "" ? null : { kind, does: terms.does, categoryId: Number(terms.categoryId) };
    case "moveCategory": {
      const { fromId, categoryId } = terms;
      if (fromId === "" || categoryId === "" || fromId === categoryId) return null;
      return { kind, fromId: Number(fromId), categoryId: Number(categoryId) };
    }
    case "brand":
      return terms.brandId === "" ? null : { kind, brandId: Number(terms.brandId) };
    case "badge":
      return { kind, badge: terms.badge, takes: terms.takes };
    case "publication": {
      if (terms.shows !== "later") return { kind, shown: terms.shows === "show", from: null };
      const from = momentTyped(terms.from);
      return from === null ? null : { kind, shown: false, from };
    }
    case "text": {
      const { text, language, find, replacement } = terms;
      return find === "" || find === replacement ? null : { kind, text, language, find, replacement };
    }
    case "composition":
      return { kind, composition: terms.composition };
    case "mostPieces": {
      const said = optional(terms.most, (most) => ({ kind, most }));
      return said?.most === 0 ? null : said;
    }
    case "ageMin":
      return { kind, adults: terms.adults };
    case "onlineSale":
      return { kind, online: terms.online };
    case "blockedCountry":
      return terms.country === "" ? null : { kind, does: terms.does, country: terms.country };
    case "producer":
      return isWholeProducer(terms.producer) ? { kind, producer: terms.producer } : null;
  }
}

/** Returns what would be typed of an operation, to type it otherwise. */
export function termsOf(operation: BulkOperation): Terms {
  const terms = { ...firstTerms, kind: operation.kind };
  switch (operation.kind) {
    case "price": {
      const { by, ending, earlier } = operation;
      const chosen = { ...terms, ending: ending === null ? "" : String(ending), earlier };
      if ("to" in by) return { ...chosen, by: "to", to: amountFor(by.to) };
      return "percent" in by
        ? { ...chosen, by: "percent", more: by.percent > 0, percent: String(Math.abs(by.percent)) }
        : { ...chosen, by: "amount", more: by.amount > 0, amount: amountFor(Math.abs(by.amount)) };
    }
    case "earlierPrice":
      return { ...terms, earlierPrice: operation.price === null ? "" : amountFor(operation.price) };
    case "stock": {
      const { change, reason, note } = operation;
      return { ...terms, more: change > 0, pieces: String(Math.abs(change)), reason, note };
    }
    case "weight":
      return { ...terms, grams: typed(operation.grams) };
    case "guarantee":
      return { ...terms, years: typed(operation.years) };
    case "vatRate":
      return { ...terms, rate: operation.rate };
    case "withdrawalException":
      return { ...terms, exception: operation.exception ?? "" };
    case "category":
      return { ...terms, does: operation.does, categoryId: String(operation.categoryId) };
    case "moveCategory":
      return { ...terms, fromId: String(operation.fromId), categoryId: String(operation.categoryId) };
    case "brand":
      return { ...terms, brandId: String(operation.brandId) };
    case "badge":
      return { ...terms, badge: operation.badge, takes: operation.takes };
    case "publication": {
      const { shown, from } = operation;
      return from === null
        ? { ...terms, shows: shown ? "show" : "hide" }
        : { ...terms, shows: "later", from: typedMoment(from) };
    }
    case "text": {
      const { text, language, find, replacement } = operation;
      return { ...terms, text, language, find, replacement };
    }
    case "composition":
      return { ...terms, composition: operation.composition };
    case "mostPieces":
      return { ...terms, most: typed(operation.most) };
    case "ageMin":
      return { ...terms, adults: operation.adults };
    case "onlineSale":
      return { ...terms, online: operation.online };
    case "blockedCountry":
      return { ...terms, does: operation.does, country: operation.country };
    case "producer":
      return { ...terms, producer: operation.producer };
  }
}

/** Returns the kind of operation of this name, as an address or a list has it. */
export function kindCalled(name: string): BulkKind {
  return bulkKinds.find((one) => one === name) ?? firstTerms.kind;
}

function stepOf({ by, more, percent, amount, to }: Terms): PriceStep | null {
  if (by === "percent") {
    const share = wholeIn(percent.replace("%", ""));
    if (!share || (more ? share > 500 : share > 99)) return null;
    return { percent: more ? share : -share };
  }
  const grosze = amountIn(by === "amount" ? amount : to);
  if (!grosze) return null;
  return by === "to" ? { to: grosze } : { amount: more ? grosze : -grosze };
}

function wholeIn(text: string): number | null {
  const whole = /^\s*(\d{1,6})\s*$/.exec(text)?.[1];
  return whole === undefined ? null : Number(whole);
}

/** What is empty is taken away; what is no number is not said yet. */
function optional<Said>(text: string, say: (value: number | null) => Said): Said | null {
  if (text.trim() === "") return say(null);
  const whole = wholeIn(text);
  return whole === null ? null : say(whole);
}

function typed(value: number | null): string {
  return value === null ? "" : String(value);
}
