import type { DeliverySaid } from "../domain/delivery/delivery-dates.ts";
import type { Product } from "../domain/catalogue/product.ts";

/** What a product is compared by. */
export interface ProductFacts {
  colour: string | null;
  /** Grams; 0: not known. */
  weight: number;
  composition: { name: string; value: string }[];
  details: { name: string; value: string }[];
}

/** The reply of `GET /v1/products`: those that are in the shop this moment, in the order asked for; others are left out. */
export interface ProductsNow {
  products: Product[];
  /** By product id, where they were asked for too. */
  facts?: Record<string, ProductFacts>;
}

/** The reply of `GET /v1/stock/{product_id}?lan=1`: what a prerendered page cannot know. */
export interface StockNow {
  product_id: string;
  /** Pieces by variant id. */
  quantities: Record<string, number>;
  /** When an order placed now leaves and comes, in the language asked for. */
  delivery: DeliverySaid;
}
