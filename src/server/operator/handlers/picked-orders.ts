import type { Decided } from "../../../contract/operator/picked-orders.ts";
import type { ProblemCode } from "../../../contract/operator/problem.ts";
import { etag } from "../../../contract/operator/route.ts";
import { buyersOf, lockOrders } from "../../../database/order/picked-orders.ts";
import { lockOrderVersions } from "../../../database/order/order-versions.ts";
import { tagsOf } from "../../../database/order/order-tags.ts";
import { pickedStaffOrders } from "../../../database/order/staff-orders.ts";
import { lastStep } from "../../../database/order/steps.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { languageOf } from "../../../domain/language.ts";
import { permissionToMove } from "../../../domain/staff/permissions.ts";
import { whyFinal } from "../../../flows/order/step-back.ts";
import { tagOrder } from "../../../flows/order/tag-order.ts";
import { type Handlers, refused } from "../context.ts";
import { decisionsOf, filterOf } from "../orders-said.ts";
import { packingListsSaid } from "../packing-lists-said.ts";
import { moveOne, stepOneBack } from "./orders.ts";

type Names = "pickOrders" | "moveOrders" | "stepOrdersBack" | "tagOrders" | "packingLists" | "exportBuyers";

const mostPicked = 1000;
const mostTags = 20;

/** Several orders at once; what one is refused for stops none of the others. */
export const pickedOrderHandlers: Handlers<Names> = {
  async pickOrders({ db, person: { permissions }, query, now }) {
    const decided = await decisionsOf(db, query, { permissions, now });
    const found = await pickedStaffOrders(db, filterOf(query, { permissions, decided }), mostPicked + 1);
    return {
      answer: {
        orders: found.slice(0, mostPicked).map(({ order_id, status, payment_code, state_version }) => ({
          number: order_id,
          state: status,
          payment: { code: payment_code },
          versions: { state: etag("state", state_version) },
        })),
        more: found.length > mostPicked,
      },
    };
  },

  async moveOrders({ body: { to, orders }, log, ...asked }) {
    if (!asked.person.permissions.includes(permissionToMove(to))) return refused("FORBIDDEN");
    await lockOrders(
      asked.db,
      orders.map(({ number }) => number),
    );
    const outcomes: Outcome[] = [];
    const undoable: number[] = [];
    for (const one of orders) {
      const move = { ...decidedOn(one), to, tracking: null };
      const why = await moveOne(asked, move, (act) => log({ ...act, act: "moveOrders" }));
      outcomes.push({ number: one.number, code: why?.problem ?? null });
      if (why === null && whyFinal(await lastStep(asked.db, one.number)) === null) undoable.push(one.number);
    }
    const moved = doneIn(outcomes);
    return {
      answer: { moved, refused: refusedIn(outcomes), undoable: await asTheyAre(asked.db, undoable) },
      unchanged: moved.length === 0,
    };
  },

  async stepOrdersBack({ db, body: { orders }, log }) {
    await lockOrders(
      db,
      orders.map(({ number }) => number),
    );
    const outcomes: Outcome[] = [];
    for (const one of orders) {
      const why = await stepOneBack(db, decidedOn(one), (act) => log({ ...act, act: "stepOrdersBack" }));
      outcomes.push({ number: one.number, code: why?.problem ?? null });
    }
    const back = doneIn(outcomes);
    return {
      answer: { back: await asTheyAre(db, back), refused: refusedIn(outcomes) },
      unchanged: back.length === 0,
    };
  },

  async tagOrders({ db, body: { numbers, tag, takes }, log }) {
    await lockOrders(db, numbers);
    const outcomes: Outcome[] = [];
    for (const number of new Set(numbers)) {
      if ((await lockOrderVersions(db, number)) === null) {
        outcomes.push({ number, code: "NOT_FOUND" });
        continue;
      }
      const before = await tagsOf(db, number);
      if (before.includes(tag) !== takes) continue;
      if (!takes && before.length >= mostTags) {
        outcomes.push({ number, code: "TAGS_FULL" });
        continue;
      }
      const tags = takes ? before.filter((one) => one !== tag) : [...before, tag];
      await tagOrder(db, { orderId: number, tags }, (act) => log({ ...act, act: "tagOrders" }));
      outcomes.push({ number, code: null });
    }
    const changed = doneIn(outcomes);
    return { answer: { changed, refused: refusedIn(outcomes) }, unchanged: changed.length === 0 };
  },

  packingLists: async ({ db, person, query }) => ({
    answer: { lists: await packingListsSaid(db, query.numbers, languageOf(person.lan_id)) },
  }),

  async exportBuyers({ db, person, body: { numbers }, log }) {
    const buyers = await buyersOf(db, numbers);
    await log({
      act: "exportBuyers",
      entity: "staff",
      entityId: person.staff_id,
      part: "exports",
      after: { orders: buyers.length },
    });
    return {
      answer: {
        buyers: buyers.map(({ order_id, post_code, ...buyer }) => ({
          number: order_id,
          postCode: post_code,
          ...buyer,
        })),
      },
    };
  },
};

function decidedOn({ number, version }: Decided): { number: number; version: number } {
  return { number, version: Number(/\d+/.exec(version)![0]) };
}

/** Returns orders, which are locked, with the versions their states have by now. */
async function asTheyAre(db: Queryable, numbers: readonly number[]): Promise<Decided[]> {
  const decided: Decided[] = [];
  for (const number of numbers) {
    const { state_version } = (await lockOrderVersions(db, number))!;
    decided.push({ number, version: etag("state", state_version) });
  }
  return decided;
}

interface Outcome {
  number: number;
  /** Null: done. */
  code: ProblemCode | null;
}

function doneIn(outcomes: readonly Outcome[]): number[] {
  return outcomes.flatMap(({ number, code }) => (code === null ? [number] : []));
}

function refusedIn(outcomes: readonly Outcome[]) {
  return outcomes.flatMap(({ number, code }) => (code === null ? [] : [{ number, code }]));
}
