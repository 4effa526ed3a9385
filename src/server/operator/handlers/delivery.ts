import type { ProblemCode } from "../../../contract/operator/problem.ts";
import { etag } from "../../../contract/operator/route.ts";
import { allCountries } from "../../../database/delivery/countries.ts";
import { allMethods } from "../../../database/delivery/delivery-methods.ts";
import { languageOf } from "../../../domain/language.ts";
import { changeCountry } from "../../../flows/delivery/change-country.ts";
import {
  addDeliveryMethod,
  addDeliveryZone,
  changeDeliveryMethod,
  type DeliveryRefused,
  removeDeliveryMethod,
  removeZone,
  renameZone,
} from "../../../flows/delivery/change-delivery.ts";
import { changeHandOver, giveDayOffUp, takeDayOff } from "../../../flows/delivery/delivery-calendar.ts";
import { offerCart } from "../../../flows/delivery/offer-cart.ts";
import { type Caller, type Handlers, refused } from "../context.ts";
import { calendarSaid, countrySaid, deliverySaid, methodSaid } from "../delivery-said.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "delivery"
  | "addDeliveryMethod"
  | "changeDeliveryMethod"
  | "removeDeliveryMethod"
  | "addZone"
  | "renameZone"
  | "removeZone"
  | "changeCountry"
  | "changeHandOver"
  | "addDayOff"
  | "removeDayOff"
  | "cartOffer";

/** Zones, countries, ways of delivery and when parcels leave. */
export const deliveryHandlers: Handlers<Names> = {
  delivery: async ({ db, person, now }) => ({ answer: await deliverySaid(db, spoken(person), now) }),

  async addDeliveryMethod({ db, body, log }) {
    const added = await addDeliveryMethod(db, body, log);
    return added.kind === "added" ? { answer: { id: added.methodId } } : whyNot(added);
  },

  async changeDeliveryMethod({ db, parameters: { id }, body, version, log }) {
    const changed = await changeDeliveryMethod(db, { methodId: id, version, ...body }, log);
    if (changed.kind === "old")
      return versionOld(db, { entity: "deliveryMethod", entityId: id, part: "terms", version: changed.version });
    if (changed.kind !== "changed") return whyNot(changed);
    const answer = methodSaid((await allMethods(db)).find(({ method_id }) => method_id === id)!);
    return { answer, etag: answer.version };
  },

  async removeDeliveryMethod({ db, parameters: { id }, log }) {
    const removed = await removeDeliveryMethod(db, id, log);
    return removed.kind === "removed" ? { answer: { id } } : whyNot(removed);
  },

  addZone: async ({ db, body: { name }, log }) => ({ answer: { id: await addDeliveryZone(db, name, log) } }),

  async renameZone({ db, parameters: { id }, body: { name }, version, log }) {
    const renamed = await renameZone(db, { zone: id, name, version }, log);
    if (renamed.kind === "old")
      return versionOld(db, { entity: "zone", entityId: id, part: "name", version: renamed.version });
    if (renamed.kind !== "renamed") return whyNot(renamed);
    return { answer: { id }, etag: etag("name", renamed.version), ...(!renamed.isNew && { unchanged: true }) };
  },

  async removeZone({ db, parameters: { id }, log }) {
    const removed = await removeZone(db, id, log);
    return removed.kind === "removed" ? { answer: { id } } : whyNot(removed);
  },

  async changeCountry({ db, person, parameters: { id }, body, version, log }) {
    const changed = await changeCountry(db, { which: { countryId: id }, version, ...body }, log);
    if (changed.kind === "old")
      return versionOld(db, { entity: "country", entityId: id, part: "country", version: changed.version });
    if (changed.kind === "unknown")
      return changed.what === "country" ? refused("NOT_FOUND") : refused("FIELD_WRONG", { at: "/zone" });
    const row = (await allCountries(db)).find(({ country_id }) => country_id === id)!;
    const answer = countrySaid(row, spoken(person));
    return { answer, etag: answer.version, ...(changed.kind === "as it was" && { unchanged: true }) };
  },

  async changeHandOver({ db, body: { hour }, version, now, log }) {
    const changed = await changeHandOver(db, { hour, version }, log);
    if (changed.kind === "old")
      return versionOld(db, { entity: "deliveryCalendar", entityId: 1, part: "handOver", version: changed.version });
    const answer = await calendarSaid(db, now);
    return { answer, etag: answer.hourVersion, ...(changed.kind === "as it was" && { unchanged: true }) };
  },

  async addDayOff({ db, body, now, log }) {
    const dayId = await takeDayOff(db, body, log);
    return { answer: await calendarSaid(db, now), ...(dayId === null && { unchanged: true }) };
  },

  async removeDayOff({ db, parameters: { id }, now, log }) {
    if (!(await giveDayOffUp(db, { dayId: id }, log))) return refused("NOT_FOUND");
    return { answer: await calendarSaid(db, now) };
  },

  async cartOffer({ db, person, body, now }) {
    const offer = await offerCart(db, { ...body, lanCode: spoken(person), now });
    if (offer.kind === "unknown") return refused(offer.what === "country" ? "NOT_FOUND" : "NOT_SOLD");
    const { kind: _offered, ...answer } = offer;
    return { answer, unchanged: true };
  },
};

function spoken({ lan_id }: Caller) {
  return languageOf(lan_id).lanCode;
}

const problems: Record<Exclude<DeliveryRefused["kind"], "old">, ProblemCode> = {
  unknown: "NOT_FOUND",
  payment: "FIELD_WRONG",
  taken: "NAME_TAKEN",
  offered: "DELIVERY_IN_USE",
  held: "DELIVERY_IN_USE",
};

function whyNot({ kind }: DeliveryRefused) {
  return kind === "old" ? refused("VERSION_OLD") : refused(problems[kind], kind === "payment" ? { at: "/offers" } : {});
}
