import type { Product } from "../catalogue/product.ts";
import type { RefusalCode } from "../refusals.ts";

/** Why an order was not placed, as a value: the code, what it is about, and what the shopper needs to go on. */
export interface OrderRefusal {
  code: RefusalCode;
  /** A cart line's key, a form field or a sum's name. */
  about?: string;
  /** Values for the text's placeholders. */
  fill?: Record<string, string | number>;
  /** The products of the cart as the shop has them now. */
  products?: Product[];
  /** The balance of the shopper's points as it is now. */
  points?: number;
}
