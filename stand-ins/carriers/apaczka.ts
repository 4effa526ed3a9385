// One long file: one service, with each of its routes.
import { createHmac, timingSafeEqual } from "node:crypto";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { type LoopbackServer, openLoopbackServer } from "../../src/integrations/loopback-server.ts";
import { warsawTime } from "../../src/domain/warsaw-time.ts";
import type { Down } from "../down.ts";
import { pdfOf } from "./pdf-of.ts";
import { peace, type TrackFault } from "./track-fault.ts";

/** What goes wrong with the next order. `before`: the connection breaks, and nothing was done; `after`: it was done, and its answer is lost; `400`: refused, inside an answer that looks well; `html`: a page in place of an answer. */
type ApaczkaFault = "before" | "after" | "500" | "429" | "400" | "html" | "garbled" | "balance";

interface ApaczkaOrder {
  id: number;
  /** As it was asked for. */
  told: {
    service_id: number;
    address: Record<"sender" | "receiver", Record<string, string | number>>;
    shipment_value: number;
    cod?: { amount: number; currency: string; bankaccount: string };
    pickup: { type: string; date?: string; hours_from?: string; hours_to?: string };
    shipment: { dimension1: number; dimension2: number; dimension3: number; weight: number }[];
    comment: string;
    content: string;
    is_zebra: number;
  };
  waybill: string;
  status: string;
  created: string;
  delivered: string;
}

export interface ApaczkaStandIn extends LoopbackServer {
  /** Those of other shops of the account, too; the first made first. */
  readonly orders: ApaczkaOrder[];
  readonly faults: ApaczkaFault[];
  /** What goes wrong with each question about an order, by its id; `broken` is silence. */
  readonly trackFaults: Map<string, TrackFault>;
  /** How often each route was asked, by its first word. */
  readonly asked: Map<string, number>;
  /** How many times a waybill has no number yet. */
  waybillWaits: number;
  /** Nothing is answered. */
  silent: boolean;
  /** Nothing is done, whatever is asked. */
  down: Down;
  /** Milliseconds each answer takes. */
  delay: number;
  /** The times a courier comes; absent: as every day. */
  hours: Record<string, readonly (readonly [service: string, from: string, to: string])[]> | null;
  /** Seconds its clock is ahead of ours. */
  clockAhead: number;
  /** Each valuation is refused. */
  pricesNothing: boolean;
  /** An order's page moves by so many orders while it is looked through. */
  madeMeanwhile: number;
}

export const apaczkaAccess = { appId: "1234567_abcdef", appSecret: "sekret-apaczki" } as const;

/** Services as an account has them: id, name, carrier, in Poland, courier (0 none, 1 possible, 2 required), door to door, door to point, point to point, point to door. */
const services: readonly (readonly [
  id: string,
  name: string,
  supplier: string,
  domestic: 0 | 1,
  courier: 0 | 1 | 2,
  ways: string,
  gross: number,
])[] = [
  ["5", "UPS Standard", "UPS", 0, 1, "1000", 6499],
  ["21", "DPD Kurier", "DPD", 1, 1, "1001", 1722],
  ["41", "InPost Paczkomat", "INPOST", 1, 1, "0110", 1599],
  ["42", "InPost Kurier", "INPOST", 1, 1, "1000", 1845],
  ["50", "Orlen Paczka Punkt-Punkt", "PWR", 1, 0, "0010", 1199],
  ["60", "Pocztex Kurier Drzwi-Drzwi", "POCZTA", 1, 2, "1000", 1990],
];

/** Serves Apaczka's Web API 2 over loopback: the signature over the bytes that were sent and the route that ends in a slash, refusals inside answers that look well, orders by pages, waybills, protocols. `knowsAnybody`: by any App ID, whatever was signed. */
export async function openApaczkaStandIn({ knowsAnybody = false } = {}): Promise<ApaczkaStandIn> {
  const orders: ApaczkaOrder[] = [];
  const faults: ApaczkaFault[] = [];
  const asked = new Map<string, number>();
  const trackFaults: ApaczkaStandIn["trackFaults"] = new Map();
  const standIn: Pick<
    ApaczkaStandIn,
    "waybillWaits" | "silent" | "down" | "clockAhead" | "delay" | "hours" | "pricesNothing" | "madeMeanwhile"
  > = {
    waybillWaits: 0,
    silent: false,
    down: null,
    clockAhead: 0,
    delay: 0,
    hours: null,
    pricesNothing: false,
    madeMeanwhile: 0,
  };

  function answerTo(route: string, form: URLSearchParams): Answer {
    const request = form.get("request") ?? "";
    const expires = Number(form.get("expires"));
    const now = Date.now() / 1000 + standIn.clockAhead;
    if (!knowsAnybody && form.get("app_id") !== apaczkaAccess.appId) return refusal("App ID doesn't exist.");
    if (!(expires > now)) return refusal("Request has expired.");
    if (expires > now + 1800) return refusal("Expires is more than 30 minutes ahead.");
    if (!knowsAnybody && !isSigned(route, form)) return refusal("Signature doesn't match.");
    const told = JSON.parse(request) as Record<string, unknown>;
    const [name = "", id = ""] = route.split("/");
    asked.set(name, (asked.get(name) ?? 0) + 1);
    const one = orders.find((order) => String(order.id) === id);
    const wrong = name === "order" ? trackFaults.get(id) : undefined;
    if (wrong === "broken") return "broken";
    if (wrong !== undefined) return { status: Number(wrong), body: "{}", headers: { "retry-after": String(peace) } };
    switch (name) {
      case "service_structure":
        return ok(structure());
      case "order_valuation":
        return valuationOf(told["order"] as ApaczkaOrder["told"]);
      case "order_send":
        return send(told["order"] as ApaczkaOrder["told"]);
      case "orders":
        return page(told);
      case "order":
        if (one === undefined) return refusal("Order not found.");
        if (standIn.waybillWaits > 0) {
          standIn.waybillWaits -= 1;
          return ok({ order: { ...saidOf(one), waybill_number: "" } });
        }
        return ok({ order: saidOf(one) });
      case "waybill":
        return one === undefined
          ? refusal("Order not found.")
          : ok({ waybill: label(one).toString("base64"), type: "pdf" });
      case "cancel_order":
        if (one === undefined) return refusal("Order not found.");
        if (one.status !== "NEW") return refusal("Order cannot be cancelled.");
        one.status = "CANCELLED";
        return ok([]);
      case "turn_in":
        return turnIn(told["order_ids"]);
      case "points":
        return pointsOf(id, told);
      case "pickup_hours":
        return pickupHours(told);
      default:
        return refusal("Unknown endpoint.");
    }
  }

  function send(told: ApaczkaOrder["told"]): Answer {
    const fault = faults.shift();
    if (fault === "before") return "broken";
    if (fault === "500") return { status: 500, body: "{}" };
    if (fault === "429") return { status: 429, body: "{}", headers: { "retry-after": "7" } };
    if (fault === "html") return { status: 200, body: "<html>Serwis", type: "text/html" };
    if (fault === "balance") return refusal("Insufficient balance on the account.");
    const wrong = fault === "400" ? ["receiver.phone: wrong format"] : wrongOf(told);
    if (wrong.length > 0) return refusal(wrong.join("; "));
    const made = orderOf(told);
    if (fault === "after") return "broken";
    return fault === "garbled" ? ok({ order: { id: "" } }) : ok({ order: saidOf(made) });
  }

  function orderOf(told: ApaczkaOrder["told"]): ApaczkaOrder {
    const id = 462_000_000 + orders.length;
    const made = {
      id,
      told,
      waybill: `6027971385${String(id).padStart(14, "0")}`,
      status: "NEW",
      created: warsawTime(new Date()),
      delivered: "",
    };
    orders.push(made);
    return made;
  }

  function page({ page = 1, limit = 10 }: { page?: number; limit?: number }): Answer {
    if (limit > 25) return refusal("Limit is 25 at most.");
    const newest = orders.toReversed();
    // What somebody else has ordered since the page before.
    const moved = page === 1 ? 0 : standIn.madeMeanwhile;
    const from = Math.max(0, (page - 1) * limit - moved);
    return ok({ orders: newest.slice(from, from + limit).map(saidOf) });
  }

  function valuationOf(told: ApaczkaOrder["told"]): Answer {
    if (standIn.pricesNothing) return refusal("receiver.postal_code: wrong format");
    const abroad = told.address.receiver["country_code"] !== "PL";
    const possible = services.filter(
      ([id, , , domestic, courier]) =>
        (told.service_id === undefined || String(told.service_id) === id) &&
        domestic === (abroad ? 0 : 1) &&
        (told.pickup.type === "COURIER" ? courier > 0 : courier < 2),
    );
    const added = Math.round((told.cod?.amount ?? 0) * 0.02);
    return ok({
      price_table: Object.fromEntries(
        possible.map(([id, , , , , , gross]) => [
          id,
          { price: String(Math.round((gross + added) / 1.23)), price_gross: String(gross + added) },
        ]),
      ),
    });
  }

  function turnIn(ids: unknown): Answer {
    const known = (ids as number[]).filter((id) =>
      orders.some((order) => order.id === id && order.status !== "CANCELLED"),
    );
    if (known.length !== (ids as number[]).length) return refusal("Orders not found.");
    return ok({ turn_in: pdfOf(`Zbiorcze potwierdzenie nadan ${known.join(" ")}`, [595, 842]).toString("base64") });
  }

  function pickupHours({ postal_code, service_id }: Record<string, unknown>): Answer {
    const days =
      standIn.hours ?? Object.fromEntries(nextDays().map((day) => [day, [[String(service_id), "10:00", "16:00"]]]));
    const hours = Object.fromEntries(
      Object.entries(days).map(([date, list]) => [
        date,
        { date, services: list.map(([service, timefrom, timeto]) => ({ service, timefrom, timeto })) },
      ]),
    );
    return ok({ postal_code, hours });
  }

  const server = await openLoopbackServer((request, response) => {
    void text(request).then(async (sent) => {
      if (standIn.silent || standIn.down === "broken") return void request.socket.destroy();
      if (standIn.down === "503") return void response.writeHead(503).end();
      if (standIn.delay > 0) await setTimeout(standIn.delay);
      // Of an address without the slash at its end there is nothing here.
      const route = /^\/(.+\/)$/.exec((request.url ?? "").replace(/^\/api\/v2/, ""))?.[1];
      const answer = route === undefined ? { status: 404, body: "" } : answerTo(route, new URLSearchParams(sent));
      if (answer === "broken") return void request.socket.destroy();
      const { status, body, type = "application/json", headers = {} } = answer;
      response.writeHead(status, { "content-type": type, ...headers }).end(body);
    });
  });
  return Object.assign(standIn, server, { orders, faults, trackFaults, asked });
}

type Answer = "broken" | { status: number; body: string; type?: string; headers?: Record<string, string> };

/** What was done and what was refused are both said with status 200. */
function ok(response: unknown): Answer {
  return { status: 200, body: JSON.stringify({ status: 200, message: "", response }) };
}

function refusal(message: string): Answer {
  return { status: 200, body: JSON.stringify({ status: 400, message, response: [] }) };
}

/** Points of a network, by numbers; one takes no money, one is for handing in alone. */
function pointsOf(network: string, { country_code }: Record<string, unknown>): Answer {
  if (network !== "PWR" || country_code !== "PL") return ok({ points: {} });
  const streets = ["Długa 3", "Kamienna 7", "Żółta 12", "Polna 5"];
  const points = ["Kraków", "Warszawa"].flatMap((city, town) =>
    streets.map((line1, at) => ({
      type: "PWR",
      subtype: "",
      name: `ORLEN Paczka ${city}`,
      address: { line1, line2: "", postal_code: town === 0 ? "31-403" : "00-001", country_code: "PL", city },
      option_cod: at !== 1,
      option_send: true,
      option_deliver: at !== 3,
      foreign_address_id: String(122_000 + town * 10 + at),
    })),
  );
  return ok({ points: Object.fromEntries(points.map((one, at) => [String(at + 1), one])) });
}

function isSigned(route: string, form: URLSearchParams): boolean {
  const said = Buffer.from(form.get("signature") ?? "", "hex");
  const own = createHmac("sha256", apaczkaAccess.appSecret)
    .update(`${form.get("app_id")}:${route}:${form.get("request")}:${form.get("expires")}`)
    .digest();
  return said.length === own.length && timingSafeEqual(said, own);
}

function structure(): object {
  return {
    services: services.map(([service_id, name, supplier, domestic, courier, ways]) => ({
      service_id,
      name,
      delivery_time: "",
      supplier,
      domestic: String(domestic),
      pickup_courier: String(courier),
      door_to_door: ways[0],
      door_to_point: ways[1],
      point_to_point: ways[2],
      point_to_door: ways[3],
    })),
    options: { "11": { type: "bool", name: "ROD", desc: "Zwrot dokumentów" } },
    package_type: { PACZKA: { type: "PACZKA", desc: "" } },
    points_type: ["UPS", "INPOST", "POCZTA", "DHL_PARCEL", "DPD", "PWR"],
    pickup_type: { COURIER: { type: "COURIER", desc: "" }, SELF: { type: "SELF", desc: "" } },
  };
}

function wrongOf({ service_id, address, cod, pickup, shipment, shipment_value }: ApaczkaOrder["told"]): string[] {
  const service = services.find(([id]) => id === String(service_id));
  if (service === undefined) return ["service_id: not available"];
  const [, , , , courier, ways] = service;
  const { receiver, sender } = address;
  const toPoint = receiver["foreign_address_id"] !== "";
  const wants = (name: string, isWrong: boolean) => (isWrong ? [`${name}: wrong format`] : []);
  return [
    ...wants("receiver.phone", !/^\+?\d{9,20}$/.test(String(receiver["phone"]))),
    ...wants("sender.phone", !/^\+?\d{9,20}$/.test(String(sender["phone"]))),
    ...wants("receiver.line1", receiver["line1"] === ""),
    ...wants("receiver.foreign_address_id", toPoint ? !/1/.test(ways.slice(1, 3)) : !/1/.test(ways[0]! + ways[3]!)),
    ...wants("cod.bankaccount", cod !== undefined && !/^\d{26}$/.test(cod.bankaccount)),
    ...wants("shipment_value", cod !== undefined && shipment_value < cod.amount),
    ...wants("pickup.type", pickup.type === "COURIER" ? courier === 0 : courier === 2),
    ...wants(
      "pickup.date",
      pickup.type === "COURIER" &&
        !/^\d{4}-\d\d-\d\d \d\d:\d\d \d\d:\d\d$/.test(`${pickup.date} ${pickup.hours_from} ${pickup.hours_to}`),
    ),
    ...shipment.flatMap((one) =>
      wants("shipment.weight", !(one.weight > 0) || Math.abs(Math.round(one.weight * 10) - one.weight * 10) > 1e-6),
    ),
    ...shipment.flatMap((one) => wants("shipment.dimension1", !Number.isInteger(one.dimension1))),
  ];
}

function saidOf({ id, told, waybill, status, created, delivered }: ApaczkaOrder): object {
  const [, name, supplier] = services.find(([one]) => one === String(told.service_id)) ?? [];
  return {
    id,
    service_id: told.service_id,
    service_name: name ?? "",
    supplier: supplier ?? "",
    waybill_number: waybill,
    pickup_number: "",
    tracking_url: `https://www.apaczka.pl/sledz-przesylke/?waybill=${waybill}`,
    status,
    shipments_count: 1,
    content: told.content,
    comment: told.comment,
    receiver: told.address.receiver,
    created,
    delivered,
    externalId: false,
  };
}

function label({ waybill, told }: ApaczkaOrder): Buffer {
  const { city, foreign_address_id: point } = told.address.receiver;
  return pdfOf(
    `${waybill} ${point === "" ? city : point} ${told.comment}`,
    told.is_zebra === 1 ? [298, 420] : [595, 842],
  );
}

/** Today and the three working days after it, as Apaczka tells of them. */
function nextDays(): string[] {
  const days: string[] = [];
  for (let ahead = 1; days.length < 3; ahead += 1) {
    const day = new Date(Date.now() + ahead * 86_400_000);
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}
