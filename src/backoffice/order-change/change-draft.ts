import type * as v from "valibot";
import type { ChangeInput, orderChangeRoutes } from "../../contract/operator/order-changes.ts";
import type { PickedVariant } from "../goods/GoodsPicker.tsx";
import { amountIn } from "../amount-in.ts";

export type ChangeForm = v.InferOutput<(typeof orderChangeRoutes)["changeForm"]["answer"]>;

/** A line as it is to be; `price` as it is typed, empty: what it costs by itself. */
export interface DraftLine {
  quantity: number;
  variantId: number;
  price: string;
}

interface DraftAdded {
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
  priceReason: string;
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
    priceReason: "",
    money: "asItCame",
    hold: form.heldForMoney,
    tell: true,
  };
}

/** What is changed, field by field: each line of the order is one, `line-1`. */
export type DraftFields = Readonly<Record<string, unknown>> & Omit<ChangeDraft, "lines">;

/** Returns the fields of a draft, or of what of one is changed. */
export function fieldsIn<Part extends Partial<ChangeDraft>>({ lines = {}, ...part }: Part) {
  const named = Object.entries(lines).map(([position, line]) => [`line-${position}`, line] as const);
  return { ...Object.fromEntries(named), ...part };
}

/** Returns a draft whose fields these are. */
export function draftIn({
  added,
  shippingId,
  point,
  reason,
  priceReason,
  money,
  hold,
  tell,
  ...others
}: DraftFields): ChangeDraft {
  const lines = Object.entries(others).map(([name, line]) => [positionIn(name), line]);
  return {
    lines: Object.fromEntries(lines) as ChangeDraft["lines"],
    ...{ added, shippingId, point, reason, priceReason, money, hold, tell },
  };
}

/** Returns the position of the line a field is (`line-1` → 1). */
export function positionIn(name: string): number {
  return Number(name.slice("line-".length));
}

/** True of a draft with a price that cannot be read. */
export function hasWrongPrice({ lines, added }: ChangeDraft): boolean {
  return [...Object.values(lines), ...added].some(({ price }) => price.trim() !== "" && amountIn(price) === null);
}

/** True of a draft with a price that is another than it was, or than the shop's own: why is asked then. */
export function isRepriced(form: ChangeForm, draft: ChangeDraft): boolean {
  const { lines, added } = changeOf(form, draft);
  const costs = new Map(form.lines.map(({ position, price }) => [position, price]));
  const shops = new Map(draft.added.map(({ picked }) => [picked.variantId, picked.price]));
  return (
    lines.some(({ position, quantity, price }) => quantity > 0 && price !== null && price !== costs.get(position)) ||
    added.some(({ variantId, price }) => price !== null && price !== shops.get(variantId))
  );
}

/** Returns which reason a changed draft lacks, by the name of its field; null: none. */
export function lackingOf(form: ChangeForm, draft: ChangeDraft): Lacking | null {
  if (isRepriced(form, draft) && draft.priceReason.trim() === "") return "OFFICE_CHANGE_PRICE_REASON";
  return draft.reason.trim() === "" ? "OFFICE_CHANGE_REASON" : null;
}

/** Returns the lines and goods of which a draft wants more pieces than there are, and how many of each there are; what a line frees counts. */
export function shortOf(form: ChangeForm, draft: ChangeDraft): { name: string; stock: number }[] {
  const wanted = new Map<number, number>();
  const want = (variantId: number, pieces: number) => wanted.set(variantId, (wanted.get(variantId) ?? 0) + pieces);
  const known = new Map<number, { name: string; stock: number }>();
  for (const line of form.lines) {
    const { quantity, variantId } = draft.lines[line.position]!;
    const stays = variantId === line.variantId ? quantity : Math.min(quantity, line.back);
    want(line.variantId, stays - line.quantity);
    if (quantity > stays) want(variantId, quantity - stays);
    for (const { variantId: id, variant, stock } of line.sizes)
      known.set(id, { name: `${line.name}, ${variant}`, stock });
  }
  for (const { picked, quantity } of draft.added) {
    want(picked.variantId, quantity);
    known.set(picked.variantId, { name: `${picked.name}, ${picked.variant}`, stock: picked.stock });
  }
  return [...known].flatMap(([id, found]) => ((wanted.get(id) ?? 0) > found.stock ? [found] : []));
}

export type Lacking = "OFFICE_CHANGE_PRICE_REASON" | "OFFICE_CHANGE_REASON";

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
    const said = amountIn(price);
    if (variantId !== line.variantId && quantity > line.back) {
      lines.push({ position: line.position, quantity: line.back, price: null });
      added.push({ variantId, quantity: quantity - line.back, price: said, insteadOf: line.position });
    } else if (quantity !== line.quantity || said !== null)
      lines.push({ position: line.position, quantity, price: said });
  }
  for (const { picked, quantity, price } of draft.added)
    added.push({ variantId: picked.variantId, quantity, price: amountIn(price), insteadOf: null });
  const moved = draft.shippingId !== form.delivery.shippingId || draft.point.trim() !== (form.delivery.point ?? "");
  const delivery = moved ? { shippingId: draft.shippingId, point: draft.point.trim() || null } : null;
  const { reason, priceReason, money, hold, tell } = draft;
  return { lines, added, delivery, reason: reason.trim(), priceReason: priceReason.trim(), money, hold, tell };
}
