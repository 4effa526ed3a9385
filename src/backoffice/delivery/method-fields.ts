import type { DeliveryMethod, deliveryRoutes } from "../../contract/operator/delivery.ts";
import { deliveryLimits, methodCodes } from "../../domain/delivery/delivery-limits.ts";
import { amountFor, amountIn } from "../amount-in.ts";
import type { act } from "../api.ts";

/** What a way of delivery costs, as typed: weight steps, and for each payment that goes with it a price a step. */
export interface OfferFields {
  /** Grams. */
  steps: readonly string[];
  /** By the payment's number; absent: it does not go with it. */
  prices: Readonly<Record<string, readonly string[]>>;
}

/** A way of delivery as somebody fills it in: numbers and amounts as typed. */
export interface MethodFields {
  code: string;
  namePl: string;
  nameEn: string;
  nameCz: string;
  daysFrom: string;
  daysTo: string;
  freeFrom: string;
  offers: OfferFields;
  collection: boolean;
}

/** Returns the fields of a way of delivery; of a new one (null) they are empty, with one step. */
export function fieldsOf(method: DeliveryMethod | null): MethodFields {
  return {
    code: method?.code ?? methodCodes[0],
    namePl: method?.names.pl ?? "",
    nameEn: method?.names.en ?? "",
    nameCz: method?.names.cz ?? "",
    daysFrom: method?.days?.[0].toString() ?? "",
    daysTo: method?.days?.[1].toString() ?? "",
    freeFrom: method?.freeFrom == null ? "" : amountFor(method.freeFrom),
    offers: offersOf(method),
    collection: method?.collection ?? false,
  };
}

/** Payments may have steps of their own: in the form all of them have every step, at the price that holds there. */
function offersOf(method: DeliveryMethod | null): OfferFields {
  const offers = method?.offers ?? [];
  const steps = [...new Set(offers.flatMap(({ prices }) => prices.map(({ maxWeight }) => maxWeight)))].toSorted(
    (a, b) => a - b,
  );
  if (steps.length === 0) return { steps: ["10000"], prices: {} };
  return {
    steps: steps.map(String),
    prices: Object.fromEntries(
      offers.map(({ paymentId, prices }) => [
        paymentId,
        steps.map((step) => {
          const tier = prices.find(({ maxWeight }) => maxWeight >= step);
          return tier === undefined ? "" : amountFor(tier.price);
        }),
      ]),
    ),
  };
}

type Terms = NonNullable<Parameters<typeof act<(typeof deliveryRoutes)["changeDeliveryMethod"]>>[1]["body"]>;
type WholeTerms = Required<Omit<Terms, "offered">>;

/** Returns the terms these fields say; null while one of them cannot be read. */
export function termsIn(fields: MethodFields): WholeTerms | null {
  const days = daysIn(fields);
  const freeFrom = fields.freeFrom.trim() === "" ? null : amountIn(fields.freeFrom);
  const offers = offersIn(fields.offers);
  const isFree = fields.freeFrom.trim() !== "";
  if (fields.namePl.trim() === "" || days === null || offers === null) return null;
  if (isFree && (freeFrom === null || freeFrom === 0 || freeFrom > deliveryLimits.price)) return null;
  return {
    names: namesIn(fields),
    days,
    freeFrom,
    offers,
    collection: fields.collection && fields.code === "",
  };
}

/** Returns the names of three fields; what is empty is said in Polish. */
export function namesIn({ namePl, nameEn, nameCz }: Pick<MethodFields, "namePl" | "nameEn" | "nameCz">) {
  return {
    pl: namePl.trim(),
    ...(nameEn.trim() !== "" && { en: nameEn.trim() }),
    ...(nameCz.trim() !== "" && { cz: nameCz.trim() }),
  };
}

/** Returns the terms that somebody has touched. */
export function touchedTerms(fields: MethodFields, touched: readonly string[]): Terms {
  const terms = termsIn(fields);
  if (terms === null) return {};
  const has = (...names: (keyof MethodFields)[]) => names.some((name) => touched.includes(name));
  return {
    ...(has("namePl", "nameEn", "nameCz") && { names: terms.names }),
    ...(has("daysFrom", "daysTo") && { days: terms.days }),
    ...(has("freeFrom") && { freeFrom: terms.freeFrom }),
    ...(has("offers") && { offers: terms.offers }),
    ...(has("collection") && { collection: terms.collection }),
  };
}

function daysIn({ daysFrom, daysTo }: MethodFields): [number, number] | null {
  const [from, to] = [wholeIn(daysFrom), wholeIn(daysTo)];
  return from === null || to === null || from > to || to > deliveryLimits.days ? null : [from, to];
}

/** Returns what is sent of the prices; null while something of them is missing, or the steps do not go up. */
export function offersIn({ steps, prices }: OfferFields): WholeTerms["offers"] | null {
  const weights = steps.map(wholeIn);
  const goUp = weights.every(
    (weight, at) => weight !== null && weight > (at === 0 ? 0 : weights[at - 1]!) && weight <= deliveryLimits.weight,
  );
  const offers = Object.entries(prices).map(([id, typed]) => ({ paymentId: Number(id), amounts: typed.map(amountIn) }));
  const read = offers.every(({ amounts }) => amounts.every((sum) => sum !== null && sum <= deliveryLimits.price));
  if (!goUp || !read || offers.length === 0) return null;
  return offers.map(({ paymentId, amounts }) => ({
    paymentId,
    prices: amounts.map((sum, at) => ({ maxWeight: weights[at]!, price: sum! })),
  }));
}

function wholeIn(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Returns the prices with one step more, above the last. */
export function withStep({ steps, prices }: OfferFields): OfferFields {
  return {
    steps: [...steps, ""],
    prices: Object.fromEntries(Object.entries(prices).map(([id, typed]) => [id, [...typed, typed.at(-1) ?? ""]])),
  };
}

/** Returns the prices without a step. */
export function withoutStep({ steps, prices }: OfferFields, at: number): OfferFields {
  const without = (list: readonly string[]) => list.filter((_, index) => index !== at);
  return {
    steps: without(steps),
    prices: Object.fromEntries(Object.entries(prices).map(([id, typed]) => [id, without(typed)])),
  };
}

/** Returns the prices with or without a payment. */
export function withPayment({ steps, prices }: OfferFields, { id, goes }: { id: number; goes: boolean }): OfferFields {
  const others = Object.fromEntries(Object.entries(prices).filter(([one]) => one !== String(id)));
  const like = Object.values(others)[0] ?? steps.map(() => "");
  return { steps, prices: goes ? { ...others, [id]: like } : others };
}
