import type { OrderLabels } from "../../../contract/operator/labels.ts";
import { labelPickupTimes, priceLabel } from "../../../flows/parcel/price-label.ts";
import { lockOrders } from "../../../database/order/picked-orders.ts";
import { labelFile, labelFilesOf, labelsDone, labelsOf, pickupOf } from "../../../database/parcel/labels.ts";
import { orderNumbered } from "../../../database/order/orders.ts";
import { stepsOf } from "../../../database/parcel/parcel-steps.ts";
import { parcelsOf } from "../../../database/parcel/parcels.ts";
import type { Queryable } from "../../../database/queryable.ts";
import {
  carrierName,
  carrierNames,
  formatsOf,
  type LabelFormat,
  undoesShipments,
} from "../../../domain/parcel/label.ts";
import { trackingHref } from "../../../domain/parcel/tracking.ts";
import { askForLabel, cancelLabel, decideLabel, offerLabel } from "../../../flows/parcel/ask-for-label.ts";
import { carrierOfOrder, carriersConnected, carriersOfOrder } from "../../../flows/parcel/carriers.ts";
import { apaczkaOfOrder, pointsFound } from "../../../flows/parcel/apaczka-services.ts";
import { askForLabels } from "../../../flows/parcel/ask-for-labels.ts";
import { gatherLabelsPdf } from "../../../integrations/label-pdf/gather-labels-pdf.ts";
import { type Handlers, refused } from "../context.ts";

type Names =
  | "orderLabels"
  | "buyLabel"
  | "buyLabels"
  | "labelPrices"
  | "labelPoints"
  | "labelPickupTimes"
  | "labelsOfOrders"
  | "labelsPdf"
  | "cancelLabel"
  | "decideLabel"
  | "labelPdf"
  | "labelZpl";

/** Labels of parcels. */
export const labelHandlers: Handlers<Names> = {
  async orderLabels({ db, parameters: { number } }) {
    if ((await orderNumbered(db, number)) === null) return refused("NOT_FOUND");
    return { answer: await labelsSaid(db, number) };
  },

  async buyLabel({ db, parameters: { number }, body: { parcel, carrier: chosen, ...body }, log }) {
    const carrier = chosen ?? (await carrierOfOrder(db, number));
    if (carrier === null || !(await carriersConnected(db)).includes(carrier)) return refused("CARRIER_OFF");
    const able = await carriersOfOrder(db, number);
    if (chosen !== undefined && !able.includes(chosen)) return refused("CARRIER_ABROAD");
    const why = await askForLabel(db, { orderId: number, parcelId: parcel, carrier, ...body }, log);
    return why === null ? { answer: await labelsSaid(db, number) } : refused(why);
  },

  async buyLabels({ db, body: { numbers }, log }) {
    if ((await carriersConnected(db)).length === 0) return refused("CARRIER_OFF");
    await lockOrders(db, numbers);
    const outcomes = [];
    for (const number of new Set(numbers)) {
      const carrier = (await carrierOfOrder(db, number))!;
      const why = await askForLabels(db, { orderId: number, carrier }, (act) => log({ ...act, act: "buyLabels" }));
      outcomes.push({ number, why });
    }
    const asked = outcomes.filter(({ why }) => why === null).map(({ number }) => number);
    const refusedOnes = outcomes.flatMap(({ number, why }) => (why === null ? [] : [{ number, code: why }]));
    return { answer: { asked, refused: refusedOnes }, unchanged: asked.length === 0 };
  },

  async labelPrices({ parts, now, parameters: { number }, query }) {
    const { parcel, courier, date, from, to, insurance = null, ...asked } = query;
    const time = date === undefined || from === undefined || to === undefined ? undefined : { date, from, to };
    const pickup = courier === "no" ? null : time;
    const input = { orderId: number, parcelId: parcel, insurance, pickup, ...asked };
    const priced = await priceLabel(parts.pool, { input, now, ...parts });
    return "why" in priced ? refused(priced.why) : { answer: priced };
  },

  async labelPoints({ db, parameters: { service }, query: { q } }) {
    const points = await pointsFound(db, { service, typed: q, most: 30 });
    return points === null ? refused("CARRIER_OFF") : { answer: { points } };
  },

  async labelPickupTimes({ parts, now, parameters: { service } }) {
    const told = await labelPickupTimes(parts.pool, { service, now, ...parts });
    return "why" in told ? refused(told.why) : { answer: told };
  },

  labelsOfOrders: async ({ db, query: { numbers } }) => ({
    answer: {
      orders: (await labelsDone(db, numbers)).map(({ order_id: number, ready, waiting, problem }) => ({
        number,
        ready,
        waiting,
        problem,
      })),
    },
  }),

  async labelsPdf({ db, parameters: { sheet }, query: { numbers } }) {
    const labels = await labelFilesOf(db, numbers);
    if (labels.length === 0) return refused("NOT_FOUND");
    const bytes = await gatherLabelsPdf(labels, sheet);
    if (bytes === null) return refused("LABEL_UNREADABLE");
    return { answer: {}, file: { bytes, name: `etykiety-${numbers.join("-").slice(0, 60)}.pdf` } };
  },

  async cancelLabel({ db, parameters: { number, label }, log }) {
    const why = await cancelLabel(db, { orderId: number, labelId: label }, log);
    return why === null ? { answer: await labelsSaid(db, number) } : refused(why);
  },

  async decideLabel({ db, parameters: { number, label }, body: { decision }, log }) {
    const why = await decideLabel(db, { orderId: number, labelId: label, decision }, log);
    return why === null ? { answer: await labelsSaid(db, number) } : refused(why);
  },

  labelPdf: ({ db, parameters: { number, label, format } }) =>
    fileSaid(db, { orderId: number, labelId: label, format }),

  labelZpl: ({ db, parameters: { number, label } }) => fileSaid(db, { orderId: number, labelId: label, format: "ZPL" }),
};

async function fileSaid(db: Queryable, asked: { orderId: number; labelId: number; format: LabelFormat }) {
  const bytes = await labelFile(db, asked);
  if (bytes === null) return refused("NOT_FOUND");
  const { orderId, labelId, format } = asked;
  return {
    answer: {},
    file: { bytes, name: `${orderId}-${labelId}-${format}.${format === "ZPL" ? "zpl" : "pdf"}` },
  };
}

async function labelsSaid(db: Queryable, orderId: number): Promise<OrderLabels> {
  const labels = await labelsOf(db, orderId);
  const steps = await stepsOf(db, orderId);
  const carrier = await carrierOfOrder(db, orderId);
  const apaczka = await apaczkaOfOrder(db, orderId);
  const offers: OrderLabels["offers"] = [];
  for (const { parcel_id: parcel, sent_at } of await parcelsOf(db, orderId)) {
    const holds = labels.some((one) => one.parcel_id === parcel && ["asked", "unclear", "bought"].includes(one.state));
    const offer = sent_at === null && !holds ? await offerLabel(db, { orderId, parcelId: parcel }) : null;
    if (offer !== null) offers.push({ parcel, ...offer });
  }
  return {
    carrier: carrier === null ? null : carrierNames[carrier],
    carriers: (await carriersOfOrder(db, orderId)).map((key) => ({ key, name: carrierNames[key] })),
    labels: labels.map((label) => ({
      id: label.label_id,
      parcel: label.parcel_id,
      carrier: carrierName(label),
      state: label.state,
      size: label.size,
      weight: label.weight,
      point: label.point,
      cod: label.cod,
      insurance: label.insurance,
      askedAt: label.asked_at.toISOString(),
      tracking: label.tracking,
      formats: label.formats,
      problem: label.problem,
      href: trackingHref(carrierNames[label.carrier], label.tracking),
      steps: steps
        .filter(({ parcel_id }) => parcel_id === label.parcel_id && label.state === "bought")
        .map(({ step, code, at }) => ({ step, code, at: at.toISOString() })),
      isBeingUndone: label.cancel_asked_at !== null,
      stays: !undoesShipments(label.carrier),
      awaits:
        label.state === "bought" && label.problem === null && label.formats.length < formatsOf(label.carrier).length,
      pickup: pickupOf(label),
    })),
    apaczka:
      apaczka === null || apaczka.services.length === 0
        ? null
        : {
            services: apaczka.services.map(({ id, name, courier, toDoor, toPoint }) => ({
              id,
              name,
              courier,
              toDoor,
              toPoint,
            })),
            chosen: apaczka.chosen?.id ?? null,
            byCourier: apaczka.byCourier,
          },
    offers,
  };
}
