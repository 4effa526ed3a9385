import { type Decided, pickedOrderRoutes } from "../../contract/operator/picked-orders.ts";
import type { OrderState } from "../../domain/order/order-states.ts";
import { call } from "../api.ts";
import { freshKey } from "../fresh-key.ts";
import type { Undo } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { textNow } from "../text.ts";

/** Orders one request is about: what it does is saved at once. */
const partSize = 50;

/** Returns what takes back at once that orders were moved to a state, and what moves them there again; null: none can be taken back. What of it is too late for some of them is done for the others, and said. */
export function takingBack(to: OrderState, orders: readonly Decided[]): Undo | null {
  if (orders.length === 0) return null;
  return async () => {
    const back = await inParts(orders, async (part) => {
      const answer = await call(pickedOrderRoutes.stepOrdersBack, { body: { orders: part }, key: freshKey() });
      return answer.back;
    });
    return turned(orders, back, movingAgain(to, back));
  };
}

function movingAgain(to: OrderState, orders: readonly Decided[]): Undo | null {
  if (orders.length === 0) return null;
  return async () => {
    const moved = await inParts(orders, async (part) => {
      const answer = await call(pickedOrderRoutes.moveOrders, { body: { to, orders: part }, key: freshKey() });
      return answer.undoable;
    });
    return turned(orders, moved, takingBack(to, moved));
  };
}

async function inParts(
  orders: readonly Decided[],
  act: (part: Decided[]) => Promise<readonly Decided[]>,
): Promise<Decided[]> {
  const done: Decided[] = [];
  try {
    for (let from = 0; from < orders.length; from += partSize)
      done.push(...(await act(orders.slice(from, from + partSize))));
  } finally {
    await readMoved();
  }
  return done;
}

function turned(asked: readonly Decided[], done: readonly Decided[], undo: Undo | null): ReturnType<Undo> {
  const said = { done: done.length, all: asked.length };
  return Promise.resolve(
    done.length < asked.length ? { text: textNow("OFFICE_PICKED_TURNED_PARTLY", said), undo } : undo,
  );
}

/** Reads again what shows states of orders. */
export async function readMoved(): Promise<void> {
  await Promise.all(["orders", "order", "today"].map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
