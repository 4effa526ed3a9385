import { about as aboutCz } from "./pages/cz/about.ts";
import { information as informationCz } from "./pages/cz/information.ts";
import { loyaltyPoints as loyaltyPointsCz } from "./pages/cz/loyalty-points.ts";
import { other as otherCz } from "./pages/cz/other.ts";
import { payLater as payLaterCz } from "./pages/cz/pay-later.ts";
import { returns as returnsCz } from "./pages/cz/returns.ts";
import { shippingAndPayments as shippingAndPaymentsCz } from "./pages/cz/shipping-and-payments.ts";
import { terms as termsCz } from "./pages/cz/terms.ts";
import { about as aboutEn } from "./pages/en/about.ts";
import { information as informationEn } from "./pages/en/information.ts";
import { loyaltyPoints as loyaltyPointsEn } from "./pages/en/loyalty-points.ts";
import { other as otherEn } from "./pages/en/other.ts";
import { payLater as payLaterEn } from "./pages/en/pay-later.ts";
import { returns as returnsEn } from "./pages/en/returns.ts";
import { shippingAndPayments as shippingAndPaymentsEn } from "./pages/en/shipping-and-payments.ts";
import { terms as termsEn } from "./pages/en/terms.ts";
import { about as aboutPl } from "./pages/pl/about.ts";
import { information as informationPl } from "./pages/pl/information.ts";
import { loyaltyPoints as loyaltyPointsPl } from "./pages/pl/loyalty-points.ts";
import { other as otherPl } from "./pages/pl/other.ts";
import { payLater as payLaterPl } from "./pages/pl/pay-later.ts";
import { returns as returnsPl } from "./pages/pl/returns.ts";
import { shippingAndPayments as shippingAndPaymentsPl } from "./pages/pl/shipping-and-payments.ts";
import { terms as termsPl } from "./pages/pl/terms.ts";
import { privacy as privacyCz } from "../../src/domain/content/page-drafts/cz/privacy.ts";
import { privacy as privacyEn } from "../../src/domain/content/page-drafts/en/privacy.ts";
import { privacy as privacyPl } from "../../src/domain/content/page-drafts/pl/privacy.ts";
import type { Said } from "./types.ts";

/** An information page. Its url is `page/{slug}.html` (specification, point 2). */
export interface InformationPage {
  page_id: number;
  /** The parent's page_id; 0 at the top level. */
  parent: number;
  slug: string;
  name: Said;
  /**
   * HTML: h2, h3, p, ul, ol, li, table, a, strong. The page's name is the only h1. What the shop knows by
   * itself stands as a mark: `{{shop_phone}}` (see `domain/content/page-marks.ts`), `<p>{{delivery-table}}</p>`.
   */
  content: Said;
  /** YYYY-MM-DD: when the text was last changed. */
  changed: string;
}

const changed = "2026-11-01";

/** The nine information pages of the specification's point 2, in the order of the footer. */
export const pages: InformationPage[] = [
  {
    page_id: 1,
    parent: 0,
    slug: "informacje",
    name: { pl: "Informacje", en: "Information", cz: "Informace" },
    content: { pl: informationPl, en: informationEn, cz: informationCz },
    changed,
  },
  {
    page_id: 2,
    parent: 1,
    slug: "regulamin",
    name: { pl: "Regulamin", en: "Terms", cz: "Obchodní podmínky" },
    content: { pl: termsPl, en: termsEn, cz: termsCz },
    changed,
  },
  {
    page_id: 3,
    parent: 1,
    slug: "o-firmie",
    name: { pl: "O firmie", en: "About the company", cz: "O firmě" },
    content: { pl: aboutPl, en: aboutEn, cz: aboutCz },
    changed,
  },
  {
    page_id: 4,
    parent: 1,
    slug: "inne",
    name: { pl: "Inne", en: "Other", cz: "Ostatní" },
    content: { pl: otherPl, en: otherEn, cz: otherCz },
    changed,
  },
  {
    page_id: 5,
    parent: 1,
    slug: "zwroty-reklamacje-wymiany",
    name: { pl: "Zwroty, reklamacje, wymiany", en: "Returns, complaints, exchanges", cz: "Vrácení, reklamace, výměny" },
    content: { pl: returnsPl, en: returnsEn, cz: returnsCz },
    changed,
  },
  {
    page_id: 6,
    parent: 1,
    slug: "punkty-lojalnosciowe",
    name: { pl: "Punkty lojalnościowe", en: "Loyalty points", cz: "Věrnostní body" },
    content: { pl: loyaltyPointsPl, en: loyaltyPointsEn, cz: loyaltyPointsCz },
    changed,
  },
  {
    page_id: 7,
    parent: 1,
    slug: "dostawa-i-platnosci",
    name: { pl: "Dostawa i płatności", en: "Shipping and payments", cz: "Doprava a platby" },
    content: { pl: shippingAndPaymentsPl, en: shippingAndPaymentsEn, cz: shippingAndPaymentsCz },
    changed,
  },
  {
    page_id: 8,
    parent: 1,
    slug: "polityka-prywatnosci",
    name: { pl: "Polityka prywatności", en: "Privacy policy", cz: "Ochrana osobních údajů" },
    content: { pl: privacyPl, en: privacyEn, cz: privacyCz },
    changed,
  },
  {
    page_id: 9,
    parent: 1,
    slug: "zaplac-pozniej",
    name: { pl: "Zapłać później", en: "Pay later", cz: "Zaplatit později" },
    content: { pl: payLaterPl, en: payLaterEn, cz: payLaterCz },
    changed,
  },
];
