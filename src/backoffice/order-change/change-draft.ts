import type * as v from "valibot";
import type { ChangeInput } from "../../contract/operator/order-changes.ts";
import type { operatorRoutes } from "../../contract/operator/routes.ts";
import type { PickedVariant } from "../goods/GoodsPicker.tsx";
import { typedPrice } from "../goods/typed-price.ts";

export type ChangeForm = v.InferOutput<(typeof operatorRoutes)["changeForm"]["answer"]>;
export type FormLine = ChangeForm["lines"][number];

/** A line as it is to be; `price` as it is typed, empty: what it costs by itself. */
export interface DraftLine {
  quantity: number;
  variantId: number;
  price: string;
}

export interface DraftAdded {
  picked: PickedVariant;
  quantity: number;
  price: string;
}

/** What is being changed and not saved yet. */
export interface ChangeDraft {
  lines: Readonly<Record<number, DraftLine>>;
  added: readonly DraftAdded[];
  shippingId: number;
  point: string;
  reason: string;
  money: ChangeInput["money"];
  hold: boolean;
  tell: boolean;
}

/** Returns the draft of an order as it is. */
export function draftOf(form: ChangeForm): ChangeDraft {
  return {
    lines: Object.fromEntries(
      form.lines.map((line) => [line.position, { quantity: line.quantity, variantId: line.variantId, price: "" }]),
    ),
    added: [],
    shippingId: form.delivery.shippingId,
    point: form.delivery.point ?? "",
    reason: form.reason,
    money: "asItCame",
    hold: form.heldForMoney,
    tell: true,
  };
}

/** True of a draft with a price that cannot be read. */
export function hasWrongPrice({ lines, added }: ChangeDraft): boolean {
  return [...Object.values(lines), ...added].some(({ price }) => price.trim() !== "" && typedPrice(price) === null);
}

/** True of a draft by which something of the order would be another. */
export function isChanged(form: ChangeForm, draft: ChangeDraft): boolean {
  const { lines, added, delivery, hold } = changeOf(form, draft);
  return lines.length > 0 || added.length > 0 || delivery !== null || hold !== form.heldForMoney;
}

/** Returns what is sent of a draft: only lines that are to be others. Another size is a line that goes and one that comes instead. */
export function changeOf(form: ChangeForm, draft: ChangeDraft): ChangeInput {
  const lines: ChangeInput["lines"] = [];
  const added: ChangeInput["added"] = [];
  for (const line of form.lines) {
    const { quantity, variantId, price } = draft.lines[line.position]!;
    const said = typedPrice(price);
    if (variantId !== line.variantId && quantity > line.back) {
      lines.push({ position: line.position, quantity: line.back, price: null });
      added.push({ variantId, quantity: quantity - line.back, price: said, insteadOf: line.position });
    } else if (quantity !== line.quantity || said !== null)
      lines.push({ position: line.position, quantity, price: said });
  }
  for (const { picked, quantity, price } of draft.added)
    added.push({ variantId: picked.variantId, quantity, price: typedPrice(price), insteadOf: null });
  const moved = draft.shippingId !== form.delivery.shippingId || draft.point.trim() !== (form.delivery.point ?? "");
  const delivery = moved ? { shippingId: draft.shippingId, point: draft.point.trim() || null } : null;
  const { reason, money, hold, tell } = draft;
  return { lines, added, delivery, reason: reason.trim(), money, hold, tell };
}
