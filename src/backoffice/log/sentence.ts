import * as v from "valibot";
import { money } from "../../contract/operator/values.ts";
import { bulkKinds } from "../../domain/catalogue/bulk-edit.ts";
import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import type { Producer } from "../../domain/catalogue/producer.ts";
import { badges } from "../../domain/catalogue/product.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { orderColumns } from "../../domain/order/order-list.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { keyPermissions, roles } from "../../domain/staff/permissions.ts";
import { moneyText } from "../amounts.ts";
import { permissionText } from "../keys/permission-text.ts";
import { momentOf } from "../moments.ts";
import { compositionText } from "../products/composition-text.ts";
import { producerText } from "../products/producer-text.ts";
import { columnTitle } from "../orders/column-title.ts";
import type { Text } from "../text.ts";
import type { Change } from "./changes.ts";
import { fieldWords, stateWords } from "./log-words.ts";

interface Spoken {
  t: Text;
  lanCode: LanCode;
}

/** Returns one changed field in words: `stan: Przyjęte → Spakowane`; of what came or went alone, what that is. */
export function sentenceOf(change: Change, { t, lanCode }: Spoken): string {
  const word = fieldWords[change.field];
  const field = word === undefined ? change.field : t(word);
  const said = (value: unknown) => valueOf(change.field, value, { t, lanCode });
  if (!("before" in change)) return t("OFFICE_LOG_FIELD", { field, value: said(change.after) });
  if (!("after" in change)) return t("OFFICE_LOG_FIELD", { field, value: said(change.before) });
  return t("OFFICE_LOG_CHANGED", { field, before: said(change.before), after: said(change.after) });
}

/** What is said in grosze. */
const groszeFields: readonly string[] = ["amountOff", "minTotal", "freeFrom"];

function valueOf(field: string, value: unknown, { t, lanCode }: Spoken): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return t("OFFICE_LOG_NOTHING");
  if (typeof value === "boolean") return t(value ? "OFFICE_LOG_YES" : "OFFICE_LOG_NO");
  if (field === "composition") return compositionText(value as CompositionPart[], t);
  if (field === "producer") return producerText(value as Producer);
  if (Array.isArray(value)) return value.map((one) => valueOf(field, one, { t, lanCode })).join(", ");
  if (v.is(money, value)) return moneyText(value, lanCode);
  if (typeof value === "object") {
    const text = inLanguages(value) ?? Object.values(value).filter(Boolean).map(String).join(", ");
    return text || t("OFFICE_LOG_NOTHING");
  }
  if (groszeFields.includes(field)) return moneyText({ amount: Number(value), currency: "pln" }, lanCode);
  const text = String(value);
  const state = field === "state" ? orderStates.find((one) => one === text) : undefined;
  if (state !== undefined) return t(`ORDER_STATE_${state.toUpperCase()}`);
  const word = field === "state" ? stateWords[text] : undefined;
  if (word !== undefined) return t(word);
  const role = field === "role" ? roles.find((one) => one === text) : undefined;
  if (role !== undefined) return t(`OFFICE_ROLE_${role.toUpperCase()}`);
  const permission = field === "permissions" ? keyPermissions.find((one) => one === text) : undefined;
  if (permission !== undefined) return t(permissionText[permission]);
  const badge = field === "badges" ? badges.find((one) => one === text) : undefined;
  if (badge !== undefined) return t(`OFFICE_BADGE_${badge.toUpperCase()}`);
  const bulkKind = field === "operation" ? bulkKinds.find((one) => one === text) : undefined;
  if (bulkKind !== undefined) return t(`OFFICE_BULK_KIND_${bulkKind.toUpperCase()}`);
  const column = field === "columns" ? orderColumns.find((one) => one === text) : undefined;
  if (column !== undefined) return t(columnTitle[column]);
  return /^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? momentOf(text, lanCode) : text;
}

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
