import type { Order } from "../../contract/operator/order.ts";
import type { SettlingInput } from "../../contract/operator/settlements.ts";
import { type ReadyReason, reasonsOfKind, type WithheldReason } from "../../domain/order/settlement-reasons.ts";
import { amountFor, amountIn } from "../amount-in.ts";

type Kind = SettlingInput["kind"];

/** What somebody has chosen of one line; `less` as typed. */
export interface LineDraft {
  position: number;
  /** How many pieces can be chosen. */
  left: number;
  quantity: number;
  /** What comes back of it can be sold again. */
  restocked: boolean;
  less: string;
}

/** What somebody is about to give back, as they have chosen and typed it. */
export interface Draft {
  kind: Kind;
  lines: LineDraft[];
  shipping: string;
  /** Of a lower price: for all that is left together, or line by line. */
  together: boolean;
  agreed: string;
  withheld: string;
  withheldReason: WithheldReason | "own";
  withheldWords: string;
  reason: ReadyReason | "own";
  words: string;
  money: SettlingInput["money"];
  tell: boolean;
}

/** Returns the kinds of giving back there are for an order as it stands. */
export function kindsFor({ state, money }: Pick<Order, "state" | "money">): Kind[] {
  const paid = money !== undefined && money.paid !== null && state !== "awaitingPayment";
  if (state === "sent" || state === "delivered") return ["return", "reduction"];
  return paid ? ["cancellation", "reduction"] : ["cancellation"];
}

/** Returns whether there is anything of an order that can be cancelled or, of what was sent, given back: only what somebody has paid. */
export function canSettle({ state, money }: Pick<Order, "state" | "money">): boolean {
  if (state === "sent" || state === "delivered")
    return money !== undefined && (money.paid !== null || money.atDoor > 0 || money.moved.length > 0);
  return ["new", "awaitingPayment", "paid", "packed"].includes(state);
}

/** Returns the choice a window begins with: all of it where the order is to end, else nothing. */
export function firstDraft(order: Pick<Order, "state" | "lines" | "money">, whole: boolean): Draft {
  const [kind] = kindsFor(order);
  const all = whole || kindsFor(order).length === 1;
  return {
    kind: kind!,
    lines: order.lines.map(({ position, left }) => ({
      position,
      left,
      quantity: all ? left : 0,
      restocked: true,
      less: "",
    })),
    shipping: all ? typed(shippingFor(kind!, order)) : "",
    together: true,
    agreed: "",
    withheld: "",
    withheldReason: "worn",
    withheldWords: "",
    reason: reasonsOfKind[kind!][0],
    words: "",
    money: "asItCame",
    tell: true,
  };
}

/** Returns the same choice with the pieces of a line changed; with all that is left of an order its delivery is suggested too. */
export function withQuantity(draft: Draft, order: Pick<Order, "money">, position: number, quantity: number): Draft {
  const lines = draft.lines.map((line) => (line.position === position ? { ...line, quantity } : line));
  const whole = isWhole(lines);
  if (whole === isWhole(draft.lines)) return { ...draft, lines };
  return { ...draft, lines, shipping: whole ? typed(shippingFor(draft.kind, order)) : "" };
}

/** Returns the hundredths that were typed, empty as none; null: it is no sum. */
export function sumOf(text: string): number | null {
  return text.trim() === "" ? 0 : amountIn(text);
}

/** Returns what would be sent; null while a sum is none, a reason lacks its words, or nothing is chosen. */
export function settlingOf(draft: Draft, order: Pick<Order, "money">): SettlingInput | null {
  const { kind, money, tell } = draft;
  const taken = takenOf(draft, order);
  const withheld = kind === "return" ? sumOf(draft.withheld) : 0;
  const reason = said(draft.reason, draft.words);
  const withheldReason = said(draft.withheldReason, draft.withheldWords);
  if (taken === null || withheld === null || reason === null || (withheld > 0 && withheldReason === null)) return null;
  return { kind, taken, withheld, withheldReason: withheld === 0 ? null : withheldReason, reason, money, tell };
}

function said<Ready extends string>(reason: Ready | "own", words: string): { ready: Ready } | { words: string } | null {
  if (reason !== "own") return { ready: reason };
  return words.trim() === "" ? null : { words: words.trim() };
}

function takenOf({ kind, lines, ...draft }: Draft, order: Pick<Order, "money">): SettlingInput["taken"] | null {
  if (kind === "reduction" && draft.together) {
    const amount = sumOf(draft.agreed);
    return amount === null || amount === 0 ? null : { what: "agreed", amount };
  }
  const shipping = sumOf(draft.shipping);
  const chosen = lines.map((line) => ({
    position: line.position,
    quantity: kind === "reduction" ? 0 : line.quantity,
    restocked: kind === "reduction" || !line.restocked ? 0 : line.quantity,
    less: kind === "reduction" ? sumOf(line.less) : 0,
  }));
  if (shipping === null || chosen.some(({ less }) => less === null)) return null;
  const some = chosen.filter(({ quantity, less }) => quantity > 0 || less! > 0);
  if (some.length === 0 && shipping === 0) return null;
  const ways = new Set(lines.filter(({ left }) => left > 0).map((line) => line.restocked));
  if (kind !== "reduction" && isWhole(lines) && ways.size === 1 && shipping === (order.money?.shippingLeft ?? 0))
    return { what: "everything", restocked: ways.has(true) };
  return { what: "lines", lines: some.map((line) => ({ ...line, less: line.less! })), shipping };
}

function isWhole(lines: readonly LineDraft[]): boolean {
  return lines.every((line) => line.quantity === line.left);
}

/** What was not sent costs no delivery; of what was, the law gives back the cheapest. */
function shippingFor(kind: Kind, { money }: Pick<Order, "money">): number {
  if (money === undefined) return 0;
  return kind === "cancellation" ? money.shippingLeft : money.shippingOwed;
}

/** Returns hundredths as somebody would type them, none as nothing. */
export function typed(amount: number): string {
  return amount === 0 ? "" : amountFor(amount);
}
