import { emailScreens } from "./en/backoffice/email-screens.ts";
import { reviewsAndJobs } from "./en/backoffice/reviews-and-jobs.ts";
import { returnScreens } from "./en/backoffice/return-screens.ts";
import { orderDecisions } from "./en/backoffice/order-decisions.ts";
import { complaintScreens } from "./en/backoffice/complaint-screens.ts";
import { apiKeys } from "./en/backoffice/api-keys.ts";
import { refunds } from "./en/backoffice/refunds.ts";
import { settling } from "./en/backoffice/settling.ts";
import { stock } from "./en/backoffice/stock.ts";
import { products } from "./en/backoffice/products.ts";
import { pictures } from "./en/backoffice/pictures.ts";
import { categories } from "./en/backoffice/categories.ts";
import { categoryFillings } from "./en/backoffice/category-fillings.ts";
import { colours } from "./en/colours.ts";
import { customers } from "./en/backoffice/customers.ts";
import { variants } from "./en/backoffice/variants.ts";
import { codes } from "./en/backoffice/codes.ts";
import { delivery } from "./en/backoffice/delivery.ts";
import { drops } from "./en/backoffice/drops.ts";
import { priceCuts } from "./en/backoffice/price-cuts.ts";
import { figures } from "./en/backoffice/figures.ts";
import { books } from "./en/backoffice/books.ts";
import { payouts } from "./en/backoffice/payouts.ts";
import { oss } from "./en/backoffice/oss.ts";
import { questions } from "./en/backoffice/questions.ts";
import { recalls } from "./en/backoffice/recalls.ts";
import { log } from "./en/backoffice/log.ts";
import { preview } from "./en/backoffice/preview.ts";
import { bulk } from "./en/backoffice/bulk.ts";
import { connections } from "./en/backoffice/connections.ts";
import { ksef } from "./en/backoffice/ksef.ts";
import { advertising } from "./en/backoffice/advertising.ts";
import { merchant } from "./en/backoffice/merchant.ts";
import { receipts } from "./en/backoffice/receipts.ts";
import { labels } from "./en/backoffice/labels.ts";
import { webhooks } from "./en/backoffice/webhooks.ts";
import { appearance } from "./en/backoffice/appearance.ts";
import { config } from "./en/backoffice/config.ts";
import { settings } from "./en/backoffice/settings.ts";
import { imports } from "./en/backoffice/imports.ts";
import { importFields } from "./en/backoffice/import-fields.ts";
import { importProblems } from "./en/backoffice/import-problems.ts";
import { hub } from "./en/backoffice/hub.ts";
import { pages } from "./en/backoffice/pages.ts";
import { front } from "./en/backoffice/front.ts";
import { synonyms } from "./en/backoffice/synonyms.ts";
import { shopTexts } from "./en/backoffice/texts.ts";
import { composition } from "./en/composition.ts";

import type { BackofficeGoodsCode, TranslationOf } from "./text-code.ts";

const texts = {
  ...complaintScreens,
  ...emailScreens,
  ...orderDecisions,
  ...returnScreens,
  ...reviewsAndJobs,
  ...apiKeys,
  ...refunds,
  ...settling,
  ...stock,
  ...products,
  ...pictures,
  ...categories,
  ...categoryFillings,
  ...colours,
  ...customers,
  ...variants,
  ...codes,
  ...delivery,
  ...priceCuts,
  ...drops,
  ...figures,
  ...books,
  ...oss,
  ...questions,
  ...recalls,
  ...payouts,
  ...log,
  ...preview,
  ...bulk,
  ...webhooks,
  ...connections,
  ...ksef,
  ...receipts,
  ...advertising,
  ...merchant,
  ...labels,
  ...hub,
  ...imports,
  ...importFields,
  ...importProblems,
  ...appearance,
  ...config,
  ...settings,
  ...shopTexts,
  ...pages,
  ...front,
  ...synonyms,
  ...composition,
};

/** What the back office says on screens of goods, prices and customers, and in the log: it comes with the first of them. */
export const enBackofficeGoods: Readonly<Record<BackofficeGoodsCode, string>> = texts satisfies TranslationOf<
  typeof texts,
  BackofficeGoodsCode
>;
