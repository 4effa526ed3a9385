/**
 * What a shopper's browser remembers (specification, point 3 'Client session state'). Each key is kept
 * in local storage under exactly this name; the values here are the ones a first visit starts with.
 */
import type { Product } from "../../domain/catalogue/product.ts";
import type { Currency } from "../../domain/money.ts";
import type { CartLine } from "../../domain/order/cart.ts";
import type { DiscountCode } from "../../domain/discount/discount-code.ts";
import type { OrderForm } from "../../domain/order/order-form-fields.ts";
import type { Dictionary } from "../../domain/translations.ts";
import type { LanCode, LanId } from "../../domain/language.ts";
import type { Category, InformationPage } from "../../contract/page-data.ts";

export type OrderStep = "cart" | "userData" | "confirm";

/** What another language needs beside the built-in Polish (point 4, 'Language change'). */
export interface LanDefs {
  defs: Dictionary;
  categories: Category[];
  pages: InformationPage[];
  /** The build of the shop it came from; '' where an older one did not say. */
  build: string;
}

/** A shopper known by a sign-in provider. Once signed in here, the token is not kept. */
export interface SocialUser {
  id: string;
  token: string;
  name: string;
  email: string;
  source: string;
}

/** What of the order form is kept between visits, by field: no password, no rules. */
export type StoredForm = Record<string, { value: string | boolean; touched: boolean; hide: boolean }>;

/** The placed order, kept until its confirm step is closed, so that a reload shows it again. */
export interface PlacedOrder {
  orderId: string;
  /** The order's HTML, made by the server. */
  orderInfo: string;
  /** The order total in the currency it was placed in, as a decimal string. */
  summary: string;
  currency: Currency;
  products: CartLine[];
  /** Where the confirmation went. */
  email: string;
  /** What the shopper or the shop does next. */
  next: "bank" | "cash" | "online" | "send";
  /** The key an account may be opened with, while the shopper has none. */
  guestKey: string | null;
  /** What passes the order on to Ceneo, once; a reload knows nothing of it. */
  opinionPage?: string;
}

export interface SessionState {
  paymentId: number | null;
  shippingId: number | null;
  shippingCode: string | null;
  /** Whole grosze, PLN; null while no price is known. */
  shippingPrice: number | null;
  shippingPoint: string | null;
  orderStep: OrderStep;
  orderShow: boolean;
  /** As kept from an earlier visit until something is typed or chosen, null while nothing was: read it through `formOf`. */
  orderFormData: OrderForm | StoredForm | null;
  formIsValid: boolean;
  code: DiscountCode | null;

  loginShow: boolean;
  loggedIn: boolean;
  token: string | null;
  userSocial: SocialUser | null;
  userContactData: Record<string, unknown> | null;

  userPoints: number;
  userPointsUse: number;
  userPointsActive: boolean;

  lanDefs: LanDefs | null;
  lanCode: LanCode;
  lanId: LanId;
  currency: Currency;

  mobile: boolean;
  width: number;
  config: Record<string, string>;

  products: CartLine[];
  productsCompare: Product[] | null;
  productsHistory: Product[];
  productsLoaded: boolean;

  /** Ours, beside the specification's keys. */
  wishlist: Product[];
  orderKey: string | null;
  placedOrder: PlacedOrder | null;
}

export type SessionKey = keyof SessionState;

/** Keys the specification does not name: kept once they hold something. */
export const ownKeys: readonly SessionKey[] = ["wishlist", "orderKey", "placedOrder"];

export const initialState: SessionState = {
  paymentId: null,
  shippingId: null,
  shippingCode: null,
  shippingPrice: null,
  shippingPoint: null,
  orderStep: "cart",
  orderShow: false,
  orderFormData: null,
  formIsValid: false,
  code: null,

  loginShow: false,
  loggedIn: false,
  token: null,
  userSocial: null,
  userContactData: null,

  userPoints: 0,
  userPointsUse: 0,
  userPointsActive: false,

  // Kept in this order, so that another tab has the dictionary before it is told the language.
  lanDefs: null,
  lanCode: "pl",
  lanId: 1,
  currency: "pln",

  mobile: false,
  width: 0,
  config: {},

  products: [],
  productsCompare: null,
  productsHistory: [],
  productsLoaded: false,

  wishlist: [],
  orderKey: null,
  placedOrder: null,
};
