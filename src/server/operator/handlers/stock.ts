import { latestMovements, peopleWhoMoved } from "../../../database/catalogue/stock-movements.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { languageOf } from "../../../domain/language.ts";
import {
  changeVariantStock,
  receiveDelivery,
  type StockRefused,
  takeDeliveryBack,
  takeMovementBack,
} from "../../../flows/catalogue/change-stock.ts";
import { type Caller, type Handlers, refused } from "../context.ts";
import { moverOf } from "../mover.ts";
import { movementSaid, stockFound, stockOfVariant } from "../stock-said.ts";

/** Stock, its movements and goods that come in. */
export const stockHandlers: Handlers<
  | "stock"
  | "variantStock"
  | "moveStock"
  | "receiveDelivery"
  | "takeDeliveryBack"
  | "stockMovements"
  | "takeMovementBack"
> = {
  async stock({ db, person, query: { q } }) {
    return { answer: await stockFound(db, q, languageOf(person.lan_id).lanCode) };
  },

  async variantStock({ db, person, parameters: { id } }) {
    return one(db, id, person);
  },

  async moveStock({ db, person, parameters: { id }, body: { note, ...said }, log }) {
    const moved = await changeVariantStock(db, { variantId: id, said, note, by: moverOf(person) }, log);
    return "movement" in moved ? one(db, id, person) : whyNot(moved);
  },

  async receiveDelivery({ db, person, body, log }) {
    const received = await receiveDelivery(db, { ...body, by: moverOf(person) }, log);
    return received.kind === "received" ? { answer: { id: received.deliveryId } } : refused("NOT_FOUND");
  },

  async takeDeliveryBack({ db, person, parameters: { id }, log }) {
    const back = await takeDeliveryBack(db, { deliveryId: id, by: moverOf(person) }, log);
    return back.kind === "taken back" ? { answer: { id } } : whyNot(back);
  },

  async stockMovements({ db, person, query: { variant = null, reason = null, from = null, to = null, ...query } }) {
    const { by: staffId = null, after = null, limit } = query;
    const language = languageOf(person.lan_id).lanCode;
    const filter = { variantId: variant, reason, from, to, staffId };
    // One more than shown tells whether there is a next page.
    const found = await latestMovements(db, filter, { language, before: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    const people = await peopleWhoMoved(db);
    return {
      answer: {
        movements: shown.map(movementSaid),
        next: found.length > shown.length ? String(shown.at(-1)!.movement_id) : null,
        people: people.map(({ staff_id: id, name }) => ({ id, name })),
      },
    };
  },

  async takeMovementBack({ db, person, parameters: { id }, log }) {
    const back = await takeMovementBack(db, { movement: id, by: moverOf(person) }, log);
    return back.kind === "taken back" ? one(db, back.variantId, person) : whyNot(back);
  },
};

async function one(db: Queryable, variantId: number, { lan_id }: Caller) {
  const answer = await stockOfVariant(db, variantId, languageOf(lan_id).lanCode);
  return answer === null ? refused("NOT_FOUND") : { answer };
}

function whyNot(why: StockRefused) {
  if (why.kind === "unknown") return refused("NOT_FOUND");
  if (why.kind === "final") return refused("FINAL");
  return refused(why.kind === "short" ? "STOCK_SHORT" : "STOCK_MOVED", { stock: why.stock });
}
