import * as v from "valibot";
import { addressFieldNames } from "../../contract/operator/address-fields.ts";
import type { PlacingInput } from "../../contract/operator/phone-orders.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { currencies, type Currency } from "../../domain/money.ts";
import type { PickedVariant } from "../goods/GoodsPicker.tsx";
import { amountIn } from "../amount-in.ts";
import type { Address } from "../order-change/AddressForm.tsx";

export interface PhoneLine {
  picked: PickedVariant;
  quantity: number;
  /** As it is typed; empty: the shop's own. */
  price: string;
}

/** An order as it is being taken down. */
export interface PhoneDraft {
  lines: readonly PhoneLine[];
  code: string;
  buyer: Address;
  countryId: number;
  language: LanCode;
  currency: Currency;
  paymentId: number | null;
  shippingId: number | null;
  point: string;
  terms: boolean;
  newsletter: boolean;
  ofAge: boolean;
  reason: string;
}

/** A draft as it is stored on a device. */
export const phoneDraft: v.GenericSchema<unknown, PhoneDraft> = v.object({
  lines: v.array(
    v.object({
      picked: v.custom<PickedVariant>((value) =>
        v.is(v.looseObject({ variantId: v.number(), stock: v.number() }), value),
      ),
      quantity: v.number(),
      price: v.string(),
    }),
  ),
  code: v.string(),
  buyer: v.custom<Address>(isAddress),
  countryId: v.number(),
  language: v.picklist(languages.map(({ lanCode }) => lanCode)),
  currency: v.picklist(currencies),
  paymentId: v.nullable(v.number()),
  shippingId: v.nullable(v.number()),
  point: v.string(),
  terms: v.boolean(),
  newsletter: v.boolean(),
  ofAge: v.boolean(),
  reason: v.string(),
});

const emptyAddress: Address = {
  email: "",
  phone: "",
  shippingFirstName: "",
  shippingLastName: "",
  shippingStreet: "",
  shippingPostCode: "",
  shippingCity: "",
  comment: "",
  invoice: false,
  paymentName: "",
  paymentNip: "",
  paymentStreet: "",
  paymentPostCode: "",
  paymentCity: "",
};

/** Returns a draft with nothing in it, for Poland. */
export function emptyDraft(language: LanCode): PhoneDraft {
  return {
    lines: [],
    code: "",
    buyer: emptyAddress,
    countryId: 2,
    language,
    currency: "pln",
    paymentId: null,
    shippingId: null,
    point: "",
    terms: false,
    newsletter: false,
    ofAge: false,
    reason: "",
  };
}

/** Returns the goods of a draft as a quote and an order are asked for them. */
export function goodsOf({ lines, code, countryId, language, currency }: PhoneDraft) {
  return {
    lines: lines.map(({ picked, quantity, price }) => ({
      variantId: picked.variantId,
      quantity,
      price: amountIn(price),
    })),
    code: code.trim() || null,
    countryId,
    language,
    currency,
  };
}

/** True of a draft with a price of its own. */
export function hasOwnPrice({ lines }: PhoneDraft): boolean {
  return lines.some(({ price }) => price.trim() !== "");
}

/** Returns what a draft with goods still has to say before it can be sent, by the names of its fields. */
export function lackingOf(draft: PhoneDraft): readonly Lacking[] {
  const { paymentId, shippingId, terms, reason } = draft;
  return [
    ...(paymentId === null ? (["OFFICE_PAYMENT"] as const) : []),
    ...(shippingId === null ? (["OFFICE_DELIVERY"] as const) : []),
    ...(hasOwnPrice(draft) && reason.trim() === "" ? (["OFFICE_PHONE_REASON"] as const) : []),
    ...(terms ? [] : (["OFFICE_PHONE_TERMS"] as const)),
  ];
}

type Lacking = "OFFICE_PAYMENT" | "OFFICE_DELIVERY" | "OFFICE_PHONE_REASON" | "OFFICE_PHONE_TERMS";

/** Returns the order as it is sent; null while something is lacking that no server needs to be asked about. */
export function placingOf(draft: PhoneDraft): PlacingInput | null {
  const { paymentId, shippingId, terms, newsletter, ofAge, buyer, point, reason } = draft;
  const wrong = draft.lines.some(({ price }) => price.trim() !== "" && amountIn(price) === null);
  if (draft.lines.length === 0 || wrong || lackingOf(draft).length > 0) return null;
  if (paymentId === null || shippingId === null || !terms) return null;
  return {
    ...goodsOf(draft),
    paymentId,
    shippingId,
    point: point.trim() || null,
    buyer,
    consents: { terms, newsletter, ofAge },
    reason: reason.trim(),
  };
}

function isAddress(value: unknown): boolean {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), value);
  if (!fields.success) return false;
  return addressFieldNames.every((name) => typeof fields.output[name] === (name === "invoice" ? "boolean" : "string"));
}
