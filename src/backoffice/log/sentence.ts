import * as v from "valibot";
import { money } from "../../contract/operator/values.ts";
import { bulkKinds } from "../../domain/catalogue/bulk-edit.ts";
import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import type { Producer } from "../../domain/catalogue/producer.ts";
import { badges } from "../../domain/catalogue/product.ts";
import { demands, outcomes } from "../../domain/complaint/complaint.ts";
import { connectionKinds, fieldsOf } from "../../domain/connection/connections.ts";
import type { BackofficePlainCode } from "../../domain/dictionary/text-code.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import { openingDuties } from "../../domain/opening.ts";
import { orderColumns } from "../../domain/order/order-list.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import type { LogEntity } from "../../domain/staff/log-entities.ts";
import { keyPermissions, roles } from "../../domain/staff/permissions.ts";
import { moneyText } from "../amounts.ts";
import { fieldCode } from "../connections/connection-words.ts";
import { countryName } from "../country-name.ts";
import { permissionText } from "../keys/permission-text.ts";
import { longDayOf, momentOf, momentTyped } from "../moments.ts";
import { columnTitle } from "../orders/column-title.ts";
import { compositionText } from "../products/composition-text.ts";
import { type Detail, detailsText } from "../products/details-text.ts";
import { producerText } from "../products/producer-text.ts";
import type { Text } from "../text.ts";
import { type Change, changesOf } from "./changes.ts";
import { fieldWords, rowNumbers, stateWords, unsaid, valueWords } from "./log-words.ts";

interface Spoken {
  t: Text;
  lanCode: LanCode;
}

/** An act of the log, as far as its sentences need it. */
export interface Act {
  entity: LogEntity;
  currency: Currency | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Returns in words what an act changed, field by field: `stan: Przyjęte → Spakowane`; of what came or went alone, what that is. Numbers of rows, and what reads alike before and after, are left out. */
export function sentencesOf(act: Act, spoken: Spoken): string[] {
  return changesOf(act).flatMap((change) => (isUnsaid(change) ? [] : (sentenceOf(change, act, spoken) ?? [])));
}

/** Sums that were nothing, and pieces that nobody knew, tell nothing. */
const saidWhenSome: readonly string[] = ["withheld", "pieces"];

function isUnsaid(change: Change): boolean {
  const { field } = change;
  const values = [change.before, change.after];
  if (saidWhenSome.includes(field) && values.every((value) => !value)) return true;
  return unsaid.includes(field) || (rowNumbers.includes(field) && values.some((value) => typeof value === "number"));
}

function sentenceOf(change: Change, act: Act, { t, lanCode }: Spoken): string | null {
  const word = fieldWords[change.field];
  const field = word === undefined ? change.field : t(word);
  const said = (value: unknown) => valueOf(change.field, value, { ...act, t, lanCode });
  if (!("before" in change)) return t("OFFICE_LOG_FIELD", { field, value: said(change.after) });
  if (!("after" in change)) return t("OFFICE_LOG_FIELD", { field, value: said(change.before) });
  const [before, after] = [said(change.before), said(change.after)];
  return before === after ? null : t("OFFICE_LOG_CHANGED", { field, before, after });
}

/** What is said in grosze; and in hundredths of the order's currency. */
const groszeFields: readonly string[] = ["amountOff", "minTotal", "freeFrom"];
const sumFields: readonly string[] = ["amount", "withheld", "paid", "total", "cod", "insurance"];

type Said = Spoken & Act;

function valueOf(field: string, value: unknown, said: Said): string {
  const { t, lanCode } = said;
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return t("OFFICE_LOG_NOTHING");
  if (typeof value === "boolean") return t(value ? "OFFICE_LOG_YES" : "OFFICE_LOG_NO");
  if (field === "composition") return compositionText(value as CompositionPart[], t);
  if (field === "details") return detailsText(value as Detail[]);
  if (field === "producer") return producerText(value as Producer);
  if (field === "asked") return askedText(value as Readonly<Record<string, string>>, said);
  if (v.is(countedPieces, value)) return String(value.reduce((sum, piece) => sum + piecesOf(piece), 0));
  if (Array.isArray(value)) return value.map((one) => valueOf(field, one, said)).join(", ");
  if (v.is(money, value)) return moneyText(value, lanCode);
  if (v.is(payoutCame, value)) {
    return `${moneyText({ amount: value.amount, currency: "pln" }, lanCode)}, ${dayText(value.onDay, lanCode)}`;
  }
  if (typeof value === "object") {
    const text = inLanguages(value) ?? Object.values(value).filter(Boolean).map(String).join(", ");
    return text || t("OFFICE_LOG_NOTHING");
  }
  if (groszeFields.includes(field)) return moneyText({ amount: Number(value), currency: "pln" }, lanCode);
  if (sumFields.includes(field)) {
    return moneyText({ amount: Number(value), currency: said.currency ?? "pln" }, lanCode);
  }
  return wordOf(field, String(value), said) ?? plainText(field, String(value), lanCode);
}

/** Returns what a value of a closed list is called; null: it is of none. */
function wordOf(field: string, text: string, { t, ...act }: Said): string | null {
  const known = Object.entries(valueWords[field] ?? {}).find(([value]) => value === text);
  if (known !== undefined) return t(known[1]);
  const one = <const Value extends string>(wanted: string, values: readonly Value[]) =>
    field === wanted ? values.find((value) => value === text) : undefined;
  const state = field === "state" ? stateText(text, act, t) : null;
  if (state !== null) return state;
  const role = one("role", roles);
  if (role !== undefined) return t(`OFFICE_ROLE_${role.toUpperCase()}`);
  const permission = one("permissions", keyPermissions);
  if (permission !== undefined) return t(permissionText[permission]);
  const badge = one("badges", badges);
  if (badge !== undefined) return t(`OFFICE_BADGE_${badge.toUpperCase()}`);
  const bulkKind = one("operation", bulkKinds);
  if (bulkKind !== undefined) return t(`OFFICE_BULK_KIND_${bulkKind.toUpperCase()}`);
  const column = one("columns", orderColumns);
  if (column !== undefined) return t(columnTitle[column]);
  const demand = one("demand", demands);
  if (demand !== undefined) return t(`OFFICE_COMPLAINT_DEMAND_${demand.toUpperCase()}`);
  const outcome = one("outcome", outcomes);
  if (outcome !== undefined) return t(`OFFICE_COMPLAINT_OUTCOME_${outcome.toUpperCase()}`);
  const connection = one("connection", connectionKinds);
  if (connection !== undefined) return t(`OFFICE_CONNECTION_${connection.toUpperCase()}`);
  const [kind] = connectionKinds.filter((one) => one === act.after?.["connection"]);
  if (field === "told" && kind !== undefined && text in fieldsOf(kind)) return t(fieldCode(kind, text));
  const duty = one("duty", openingDuties);
  if (duty !== undefined) return t(`OFFICE_DUTY_${duty.toUpperCase()}`);
  if (field === "task") return t("OFFICE_JOB_OTHER", { task: text });
  return null;
}

function stateText(text: string, { entity, before, after }: Omit<Act, "currency">, t: Text): string | null {
  const isTransfer = "transfer" in { ...before, ...after };
  const kind = isTransfer
    ? "transfer"
    : entity === "return" || entity === "review" || entity === "question"
      ? entity
      : null;
  if (kind !== null) {
    const word = Object.entries(stateWords[kind]).find(([state]) => state === text);
    return word === undefined ? null : t(word[1]);
  }
  const state = orderStates.find((one) => one === text);
  return state === undefined ? null : t(`ORDER_STATE_${state.toUpperCase()}`);
}

const providers: Readonly<Record<string, string>> = { payu: "PayU", paypal: "PayPal" };

/** Returns a value that no list of the shop names: a moment, a day, a share, a country, a language, or as it stands. */
function plainText(field: string, text: string, lanCode: LanCode): string {
  if (/^\d{4}-\d\d-\d\dT.*Z$/.test(text)) return momentOf(text, lanCode);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayText(text, lanCode);
  const typed = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.exec(text)?.[0].replace(" ", "T");
  if (typed !== undefined) return momentOf(momentTyped(typed) ?? text, lanCode);
  if (field === "country" || field === "blockedCountries") return countryName(text, lanCode);
  if (field === "rate") return `${lanCode === "en" ? text : text.replace(".", ",")} %`;
  if (field === "provider") return providers[text] ?? text;
  if (field === "language") return languages.find((one) => one.lanCode === text)?.name ?? text;
  return text;
}

function dayText(day: string, lanCode: LanCode): string {
  return longDayOf(`${day}T12:00:00Z`, lanCode);
}

/** Pieces that were agreed to be exchanged, or were counted as they came. */
const countedPieces = v.pipe(
  v.array(v.union([v.object({ quantity: v.number() }), v.object({ asNew: v.number(), used: v.number() })])),
  v.minLength(1),
);

function piecesOf(piece: v.InferOutput<typeof countedPieces>[number]): number {
  return "quantity" in piece ? piece.quantity : piece.asNew + piece.used;
}

const payoutCame = v.object({ amount: v.number(), onDay: v.string() });

/** Returns the filters of a view in words: `Wysłane, kraj: Czechy`. */
function askedText(asked: Readonly<Record<string, string>>, { t, lanCode }: Said): string {
  const told = Object.entries(asked).map(([name, value]) => {
    const each = (say: (one: string) => string) => value.split(",").map(say).join(", ");
    if (name === "view") return t(`OFFICE_VIEW_${value.toUpperCase()}` as BackofficePlainCode);
    if (name === "state") return each((one) => t(`ORDER_STATE_${one.toUpperCase()}` as BackofficePlainCode));
    if (name === "money") return each((one) => t(`OFFICE_MONEY_${one.toUpperCase()}` as BackofficePlainCode));
    if (name === "sort") return t(`OFFICE_SORT_${value.toUpperCase()}` as BackofficePlainCode);
    const word = filterWords[name];
    const text = each((one) => (name === "country" ? countryName(one, lanCode) : plainText(name, one, lanCode)));
    return word === undefined ? text : t("OFFICE_LOG_FIELD", { field: t(word), value: text });
  });
  return told.join("; ") || t("OFFICE_LOG_NOTHING");
}

const filterWords: Readonly<Record<string, BackofficePlainCode>> = {
  delivery: "OFFICE_DELIVERY",
  payment: "OFFICE_PAYMENT",
  country: "OFFICE_COUNTRY",
  tag: "OFFICE_TAG",
  from: "OFFICE_FROM",
  to: "OFFICE_TO",
};

/** Returns a text in several languages, each but Polish after its code; '' where nothing is written; null: it is none. */
function inLanguages(value: object): string | null {
  const texts = languages.flatMap(({ lanCode }) => {
    const text: unknown = (value as Readonly<Record<string, unknown>>)[lanCode];
    return typeof text === "string" ? [{ lanCode, text }] : [];
  });
  if (texts.length === 0) return null;
  return texts
    .filter(({ text }) => text !== "")
    .map(({ lanCode, text }) => (lanCode === "pl" ? text : `${lanCode}: ${text}`))
    .join(" · ");
}
