import type { LanCode } from "../../domain/language.ts";
import { orderColumns } from "../../domain/order/order-list.ts";
import { orderStates } from "../../domain/order/order-states.ts";
import { keyPermissions, roles } from "../../domain/staff/permissions.ts";
import { permissionText } from "../keys/permission-text.ts";
import { momentOf } from "../moments.ts";
import { columnTitle } from "../orders/column-title.ts";
import type { Text } from "../text.ts";
import type { Change } from "./changes.ts";
import { fieldWords } from "./log-words.ts";

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

function valueOf(field: string, value: unknown, { t, lanCode }: Spoken): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return t("OFFICE_LOG_NOTHING");
  if (typeof value === "boolean") return t(value ? "OFFICE_LOG_YES" : "OFFICE_LOG_NO");
  if (Array.isArray(value)) return value.map((one) => valueOf(field, one, { t, lanCode })).join(", ");
  if (typeof value === "object") return Object.values(value).map(String).join(", ");
  const text = String(value);
  const state = field === "state" ? orderStates.find((one) => one === text) : undefined;
  if (state !== undefined) return t(`ORDER_STATE_${state.toUpperCase()}`);
  const role = field === "role" ? roles.find((one) => one === text) : undefined;
  if (role !== undefined) return t(`OFFICE_ROLE_${role.toUpperCase()}`);
  const permission = field === "permissions" ? keyPermissions.find((one) => one === text) : undefined;
  if (permission !== undefined) return t(permissionText[permission]);
  const column = field === "columns" ? orderColumns.find((one) => one === text) : undefined;
  if (column !== undefined) return t(columnTitle[column]);
  return /^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? momentOf(text, lanCode) : text;
}
