import type { Order } from "../../../contract/operator/order.ts";
import type { Log } from "../../../database/staff/operator-log.ts";
import { whyHeld } from "../../../database/order/order-changes.ts";
import { lockOrderVersions } from "../../../database/order/order-versions.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { languageOf } from "../../../domain/language.ts";
import { type OrderState, statesToSay } from "../../../domain/order/order-states.ts";
import { undoSeconds } from "../../../domain/staff/undo.ts";
import { permissionToMove } from "../../../domain/staff/permissions.ts";
import { acceptWaitingOrder } from "../../../flows/order/accept-order.ts";
import { moveOrderBy } from "../../../flows/order/move-order-by.ts";
import { addNote, removeNote, restoreNote } from "../../../flows/order/order-notes.ts";
import { stepBack } from "../../../flows/order/step-back.ts";
import { tagOrder } from "../../../flows/order/tag-order.ts";
import { type Asked, type Caller, type Handlers, refused, type Refused } from "../context.ts";
import { finalCodes } from "../undo-said.ts";
import { versionOld } from "../version-old.ts";
import { orderSaid } from "../order-said.ts";
import { ordersSaid } from "../orders-said.ts";

type Names =
  | "orders"
  | "order"
  | "addNote"
  | "removeNote"
  | "restoreNote"
  | "changeTags"
  | "moveOrder"
  | "stepBack"
  | "acceptOrder";

/** Orders. */
export const orderHandlers: Handlers<Names> = {
  orders: async ({ db, person, query, now }) => ({
    answer: await ordersSaid(db, query, {
      lanCode: languageOf(person.lan_id).lanCode,
      permissions: person.permissions,
      now,
    }),
  }),

  order: async (asked) => said(asked, asked.parameters.number),

  async addNote({ parameters: { number }, body, log, ...asked }) {
    if ((await lockOrderVersions(asked.db, number)) === null) return refused("NOT_FOUND");
    await addNote(
      asked.db,
      { orderId: number, by: { staffId: asked.person.staff_id, keyId: asked.person.key_id }, text: body.text },
      log,
    );
    return said(asked, number);
  },

  async removeNote({ parameters: { number, note }, log, ...asked }) {
    if (!(await removeNote(asked.db, { orderId: number, noteId: note }, log))) return refused("NOT_FOUND");
    return said(asked, number);
  },

  async restoreNote({ parameters: { number, note }, log, ...asked }) {
    if (!(await restoreNote(asked.db, { orderId: number, noteId: note }, log))) return refused("NOT_FOUND");
    return said(asked, number);
  },

  async changeTags({ parameters: { number }, body, version, log, ...asked }) {
    const old = await otherVersion(asked.db, { orderId: number, part: "tags", version });
    if (old !== null) return old;
    await tagOrder(asked.db, { orderId: number, tags: body.tags }, log);
    return said(asked, number, "tags");
  },

  async moveOrder({ parameters: { number }, body: { to, tracking = null }, version, log, ...asked }) {
    if (!asked.person.permissions.includes(permissionToMove(to))) return refused("FORBIDDEN");
    if (tracking !== null && to !== "sent") return refused("TRACKING_WITHOUT_SENT", { at: "/tracking" });
    return (await moveOne(asked, { number, to, tracking, version }, log)) ?? said(asked, number, "state");
  },

  async stepBack({ parameters: { number }, version, log, ...asked }) {
    return (await stepOneBack(asked.db, { number, version }, log)) ?? said(asked, number, "state");
  },

  async acceptOrder({ parameters: { number }, version, log, ...asked }) {
    const { db, now } = asked;
    const old = await otherVersion(db, { orderId: number, part: "state", version });
    if (old !== null) return old;
    const accepted = await acceptWaitingOrder(db, { orderId: number, now }, log);
    return accepted.kind === "refused" ? refused(whyNot[accepted.why]) : said(asked, number, "state");
  },
};

/** Moves an order to a state that was decided on a version of the one it is in. Returns why not; null: it is there now. */
export async function moveOne(
  { db, now, parts }: Pick<Asked, "db" | "now" | "parts">,
  { number, to, tracking, version }: { number: number; to: OrderState; tracking: string | null; version: number },
  log: Log,
): Promise<Refused | null> {
  const old = await otherVersion(db, { orderId: number, part: "state", version });
  if (old !== null) return old;
  const before = (await lockOrderVersions(db, number))!;
  if (before.status === "awaitingPayment" && to === "paid") return refused("MONEY_UNTOLD");
  if (!statesToSay(before.status).includes(to)) return refused("STATE_NOT_REACHABLE");
  const held = to === "packed" || to === "sent" || to === "delivered" ? await whyHeld(db, number) : null;
  if (held !== null) return refused(held);
  const { pointsPerZloty } = parts;
  const moved = await moveOrderBy(
    db,
    { orderId: number, to, now, tracking, pointsPerZloty, emailWaits: undoSeconds },
    log,
  );
  return moved ? null : refused("STATE_NOT_REACHABLE");
}

/** Takes an order's last step back, on a version of its state. Returns why not; null: it is taken back. */
export async function stepOneBack(
  db: Queryable,
  { number, version }: { number: number; version: number },
  log: Log,
): Promise<Refused | null> {
  const old = await otherVersion(db, { orderId: number, part: "state", version });
  if (old !== null) return old;
  const back = await stepBack(db, number, log);
  return back.kind === "refused" ? refused(finalCodes[back.why]) : null;
}

const whyNot = {
  notWaiting: "STATE_NOT_REACHABLE",
  soldOut: "GOODS_GONE",
  codeUsedUp: "CODE_USED_UP",
  pointsGone: "POINTS_GONE",
} as const;

/** What of an order has a version of its own. */
type Part = keyof Order["versions"];

/** Returns an order as this person sees it, and the version of what they have changed. */
export async function said({ db, person }: Pick<Asked, "db"> & { person: Caller }, orderId: number, part?: Part) {
  const order = await orderSaid(db, orderId, { language: languageOf(person.lan_id), permissions: person.permissions });
  if (order === null) return refused("NOT_FOUND");
  return { answer: order, ...(part === undefined ? {} : { etag: order.versions[part] }) };
}

/** Returns the refusal of what was decided on another version of a part than there is, with who has changed it; null: it is this one. */
export async function otherVersion(
  db: Queryable,
  { orderId, part, version }: { orderId: number; part: Part; version: number },
): Promise<Refused | null> {
  const locked = await lockOrderVersions(db, orderId);
  if (locked === null) return refused("NOT_FOUND");
  const current = locked[`${part}_version`];
  if (current === version) return null;
  return versionOld(db, { entity: "order", entityId: orderId, part, version: current });
}
