import type { PlacingInput } from "../../contract/operator/phone-orders.ts";
import type { LanCode } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import type { PickedVariant } from "../goods/GoodsPicker.tsx";
import { typedPrice } from "../goods/typed-price.ts";
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

export const emptyAddress: Address = {
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
      price: typedPrice(price),
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

/** Returns the order as it is sent; null while something is lacking that no server needs to be asked about. */
export function placingOf(draft: PhoneDraft): PlacingInput | null {
  const { paymentId, shippingId, terms, newsletter, ofAge, buyer, point, reason } = draft;
  const wrong = draft.lines.some(({ price }) => price.trim() !== "" && typedPrice(price) === null);
  if (draft.lines.length === 0 || wrong || paymentId === null || shippingId === null || !terms) return null;
  if (hasOwnPrice(draft) && reason.trim() === "") return null;
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
