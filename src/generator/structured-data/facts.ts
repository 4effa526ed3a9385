import type { VariantCodes } from "../../database/catalogue/products.ts";
import type { Measure } from "../../domain/catalogue/unit-price.ts";
import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import type { DeliveryWay } from "../../domain/delivery/delivery-ways.ts";
import type { Rating } from "../../domain/review/rating.ts";

/** What page sources give for structured data alone: no screen shows it, and the browser is not sent it. */
export interface StructuredFacts {
  home: {
    company: { name: string; vatNumber: string };
    delivery: DeliveryWay[];
    /** Url of the page about returns; null: no page is named as it. */
    returnsPage: string | null;
  };
  product: ProductFacts;
}

export interface ProductFacts {
  /** What all sizes and colours of one cut share, as in feeds. */
  group: string;
  colour: string | null;
  /** What its main part is made of, as it is read. */
  material: string | null;
  codes: readonly VariantCodes[];
  measure: Measure | null;
  /** Of reviews by buyers alone: the demo's samples are none. */
  rating: Rating | null;
  /** When its videos came into the shop (ISO 8601), by their names in addresses. */
  videosAdded: Record<string, string>;
  /** Of goods a consumer cannot withdraw from buying: why, and where they are sent. */
  excepted: { exception: WithdrawalException; delivery: readonly DeliveryWay[] } | null;
}
