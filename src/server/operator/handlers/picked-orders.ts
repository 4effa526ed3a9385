import type { ProblemCode } from "../../../contract/operator/problem.ts";
import { etag } from "../../../contract/operator/route.ts";
import { buyersOf, lockOrders } from "../../../database/order/picked-orders.ts";
import { lockOrderVersions } from "../../../database/order/order-versions.ts";
import { tagsOf } from "../../../database/order/order-tags.ts";
import { pickedStaffOrders } from "../../../database/order/staff-orders.ts";
import { languageOf } from "../../../domain/language.ts";
import { permissionToMove } from "../../../domain/staff/permissions.ts";
import { tagOrder } from "../../../flows/order/tag-order.ts";
import { type Handlers, refused } from "../context.ts";
import { filterOf } from "../orders-said.ts";
import { packingListsSaid } from "../packing-lists-said.ts";
import { moveOne } from "./orders.ts";

type Names = "pickOrders" | "moveOrders" | "tagOrders" | "packingLists" | "exportBuyers";

const mostPicked = 1000;
const mostTags = 20;

/** Several orders at once; what one is refused for stops none of the others. */
export const pickedOrderHandlers: Handlers<Names> = {
  async pickOrders({ db, person, query }) {
    const found = await pickedStaffOrders(db, filterOf(query, person.permissions), mostPicked + 1);
    return {
      answer: {
        orders: found.slice(0, mostPicked).map(({ order_id, status, state_version }) => ({
          number: order_id,
          state: status,
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
    for (const { number, version } of orders) {
      const move = { number, to, tracking: null, version: Number(/\d+/.exec(version)![0]) };
      const why = await moveOne(asked, move, (act) => log({ ...act, act: "moveOrders" }));
      outcomes.push({ number, code: why?.problem ?? null });
    }
    const moved = doneIn(outcomes);
    return { answer: { moved, refused: refusedIn(outcomes) }, unchanged: moved.length === 0 };
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
