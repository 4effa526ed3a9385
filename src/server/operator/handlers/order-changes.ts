import type { ChangeInput, ChangePreview } from "../../../contract/operator/order-changes.ts";
import { rolledBack } from "../../../database/connect.ts";
import { changedEmailOf } from "../../../database/mail/outbox.ts";
import { countryOfOrder } from "../../../database/parcel/labels.ts";
import { orderMissing } from "../../../database/order/order-changes.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { type AddressChanged, changeAddress, restoreAddress } from "../../../flows/order/change-address.ts";
import { changeOrder, type OrderChange, type OrderChanged } from "../../../flows/order/change-order.ts";
import { pointAddress, pointNamed, standsIn } from "../../../flows/delivery/order-delivery.ts";
import type { PlannedChange } from "../../../flows/order/plan-order-change.ts";
import type { ServerParts } from "../../app.ts";
import { changeFormSaid } from "../change-form-said.ts";
import { type Caller, type Handlers, refused, type Refused } from "../context.ts";
import { otherVersion, said } from "./orders.ts";
import { followingSaid } from "./settlements.ts";

/** Orders that are changed before they are sent. */
export const orderChangeHandlers: Handlers<
  "changeForm" | "changePreview" | "changeOrder" | "changeAddress" | "restoreAddress"
> = {
  async changeForm({ db, parameters: { number } }) {
    const form = await changeFormSaid(db, number);
    return form === null ? refused("NOT_FOUND") : { answer: form };
  },

  async changePreview({ db, parts, person, parameters: { number }, body, now }) {
    const forbidden = mayNot(person, body);
    if (forbidden !== null) return forbidden;
    const change = await changeOf(db, parts, { orderId: number, body, now });
    if ("problem" in change) return change;
    return rolledBack(db, async () => {
      const changed = await changeOrder(db, change, async () => undefined);
      return changed.kind === "refused" ? whyRefused(changed.why) : { answer: await previewOf(db, parts, changed) };
    });
  },

  async changeOrder({ parameters: { number }, body, version, log, ...asked }) {
    const { db, parts, now, person } = asked;
    const forbidden = mayNot(person, body);
    if (forbidden !== null) return forbidden;
    const change = await changeOf(db, parts, { orderId: number, body, now });
    if ("problem" in change) return change;
    const old = await otherVersion(db, { orderId: number, part: "lines", version });
    if (old !== null) return old;
    const changed = await changeOrder(db, change, log);
    if (changed.kind === "refused") return whyRefused(changed.why);
    const unproven = changed.ways.length === 0 ? null : mayNotGiveBack(person);
    return unproven ?? said(asked, number, "lines");
  },

  async changeAddress({ parameters: { number }, body, version, log, ...asked }) {
    const old = await otherVersion(asked.db, { orderId: number, part: "address", version });
    if (old !== null) return old;
    const changed = await changeAddress(asked.db, { orderId: number, fields: body, now: asked.now }, log);
    return changed.kind === "done" ? said(asked, number, "address") : whyNotAddress(changed);
  },

  async restoreAddress({ parameters: { number, change }, version, log, ...asked }) {
    const old = await otherVersion(asked.db, { orderId: number, part: "address", version });
    if (old !== null) return old;
    const changed = await restoreAddress(asked.db, { orderId: number, changeId: change, now: asked.now }, log);
    return changed.kind === "done" ? said(asked, number, "address") : whyNotAddress(changed);
  },
};

function whyNotAddress(changed: Extract<AddressChanged, { kind: "refused" }>): Refused {
  return changed.why === "field"
    ? refused("FIELD_WRONG", { at: `/${changed.field}` })
    : refused(addressNot[changed.why]);
}

type NotChanged = Extract<OrderChanged, { kind: "refused" }>["why"];

function whyRefused(why: NotChanged): Refused {
  return why === "priceReason" ? refused("FIELD_WRONG", { at: "/priceReason" }) : refused(whyNot[why]);
}

const whyNot = {
  unknown: "NOT_FOUND",
  ended: "STATE_NOT_REACHABLE",
  exchange: "EXCHANGE_FIXED",
  notSold: "NOT_SOLD",
  soldOut: "GOODS_SHORT",
  tooMany: "TOO_MANY_PIECES",
  givenBack: "MORE_THAN_LEFT",
  nothingLeft: "NOTHING_LEFT",
  same: "NOTHING_CHANGED",
  delivery: "DELIVERY_UNAVAILABLE",
  point: "POINT_REQUIRED",
  moneyUntold: "MONEY_UNTOLD",
  partlySent: "PARCEL_SENT",
} as const satisfies Record<Exclude<NotChanged, "priceReason">, string>;

const addressNot = { unknown: "NOT_FOUND", ended: "STATE_NOT_REACHABLE", document: "DOCUMENT_MADE" } as const;

/** Another price than the shop's own is a permission of its own. */
function mayNot(person: Caller, { lines, added }: ChangeInput): Refused | null {
  const priced = [...lines, ...added].some(({ price }) => price !== null);
  return priced && !person.permissions.includes("prices.edit") ? refused("FORBIDDEN") : null;
}

/** Money goes back only by who may give it back, and has proven a moment ago who it is. */
function mayNotGiveBack(person: Caller & { fresh_until?: Date | null }): Refused | null {
  if (!person.permissions.includes("money.refund") || person.key_id !== null) return refused("FORBIDDEN");
  return person.fresh_until == null ? refused("STEP_UP") : null;
}

/** What is asked for, before anything is locked: where its locker stands is asked of the provider, who may not answer. */
async function changeOf(
  db: Queryable,
  { points }: Pick<ServerParts, "points">,
  { orderId, body: { lines, added, delivery, ...body }, now }: { orderId: number; body: ChangeInput; now: Date },
): Promise<OrderChange | Refused> {
  const stands = delivery?.point == null ? null : await pointNamed(db, points, delivery.point);
  if (stands !== null) {
    const country = await countryOfOrder(db, orderId);
    if (!standsIn(stands, { name: delivery!.point!.trim(), country })) return refused("POINT_UNKNOWN");
  }
  const address = stands?.kind === "open" ? pointAddress(stands.point) : null;
  const goes = delivery === null ? null : { ...delivery, pointAddress: address };
  return { orderId, now, asked: { lines, added, delivery: goes }, ...body };
}

/** Returns what a change that was just made has done, in the transaction that will take it back. */
async function previewOf(
  db: Queryable,
  parts: Pick<ServerParts, "composeEmail">,
  { plan, changeId, correction, ways, balance }: Extract<OrderChanged, { kind: "done" }>,
): Promise<ChangePreview> {
  const { order, totals } = plan;
  const email = await changedEmailOf(db, order.order_id, changeId);
  const { products, shipping, discount, points, total } = order;
  return {
    lines: linesSaid(plan),
    before: { products, shipping, discount, points, total },
    after: totals.amount,
    pointsBack: plan.pointsBack,
    state: plan.state,
    balance,
    missing: (await orderMissing(db, order.order_id)).missing,
    ...(await followingSaid(db, parts, { correction, ways, email })),
  };
}

/** Every line there was or will be, in the order of positions. */
function linesSaid({ before, lines }: PlannedChange): ChangePreview["lines"] {
  const positions = [...new Set([...before, ...lines].map(({ position }) => position))].toSorted((a, b) => a - b);
  return positions.map((position) => {
    const [was, is] = [before, lines].map((of) => of.find((line) => line.position === position));
    const { product_name: name, variant_name: variant, unit_price_pln: price } = (is ?? was)!;
    return {
      position,
      name,
      variant,
      price,
      quantityBefore: was?.quantity ?? 0,
      quantity: is?.quantity ?? 0,
      amountBefore: was?.amount ?? 0,
      amount: is?.amount ?? 0,
    };
  });
}
