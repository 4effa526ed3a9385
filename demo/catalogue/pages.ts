import { about } from "./pages/about.ts";
import { information } from "./pages/information.ts";
import { loyaltyPoints } from "./pages/loyalty-points.ts";
import { other } from "./pages/other.ts";
import { payLater } from "./pages/pay-later.ts";
import { privacy } from "./pages/privacy.ts";
import { returns } from "./pages/returns.ts";
import { shippingAndPayments } from "./pages/shipping-and-payments.ts";
import { terms } from "./pages/terms.ts";
import type { Said } from "./types.ts";

/** An information page. Its url is `page/{slug}.html` (specification, point 2). */
export interface InformationPage {
  page_id: number;
  /** The parent's page_id; 0 at the top level. */
  parent: number;
  slug: string;
  name: Said;
  /** HTML: h2, h3, p, ul, ol, li, table, a, strong. The page's name is the only h1. */
  content: Said;
}

/** The nine information pages of the specification's point 2, in the order of the footer. */
export const pages: InformationPage[] = [
  information,
  terms,
  about,
  other,
  returns,
  loyaltyPoints,
  shippingAndPayments,
  privacy,
  payLater,
];
