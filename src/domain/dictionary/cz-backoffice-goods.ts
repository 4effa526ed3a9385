import { emailScreens } from "./cz/backoffice/email-screens.ts";
import { reviewsAndJobs } from "./cz/backoffice/reviews-and-jobs.ts";
import { returnScreens } from "./cz/backoffice/return-screens.ts";
import { orderDecisions } from "./cz/backoffice/order-decisions.ts";
import { complaintScreens } from "./cz/backoffice/complaint-screens.ts";
import { apiKeys } from "./cz/backoffice/api-keys.ts";
import { refunds } from "./cz/backoffice/refunds.ts";
import { settling } from "./cz/backoffice/settling.ts";
import { stock } from "./cz/backoffice/stock.ts";
import { products } from "./cz/backoffice/products.ts";
import { pictures } from "./cz/backoffice/pictures.ts";
import { categories } from "./cz/backoffice/categories.ts";
import { categoryFillings } from "./cz/backoffice/category-fillings.ts";
import { colours } from "./cz/colours.ts";
import { customers } from "./cz/backoffice/customers.ts";
import { variants } from "./cz/backoffice/variants.ts";
import { codes } from "./cz/backoffice/codes.ts";
import { delivery } from "./cz/backoffice/delivery.ts";
import { drops } from "./cz/backoffice/drops.ts";
import { priceCuts } from "./cz/backoffice/price-cuts.ts";
import { figures } from "./cz/backoffice/figures.ts";
import { books } from "./cz/backoffice/books.ts";
import { payouts } from "./cz/backoffice/payouts.ts";
import { oss } from "./cz/backoffice/oss.ts";
import { questions } from "./cz/backoffice/questions.ts";
import { recalls } from "./cz/backoffice/recalls.ts";
import { log } from "./cz/backoffice/log.ts";
import { preview } from "./cz/backoffice/preview.ts";
import { bulk } from "./cz/backoffice/bulk.ts";
import { connections } from "./cz/backoffice/connections.ts";
import { ksef } from "./cz/backoffice/ksef.ts";
import { advertising } from "./cz/backoffice/advertising.ts";
import { merchant } from "./cz/backoffice/merchant.ts";
import { receipts } from "./cz/backoffice/receipts.ts";
import { labels } from "./cz/backoffice/labels.ts";
import { webhooks } from "./cz/backoffice/webhooks.ts";
import { appearance } from "./cz/backoffice/appearance.ts";
import { config } from "./cz/backoffice/config.ts";
import { settings } from "./cz/backoffice/settings.ts";
import { imports } from "./cz/backoffice/imports.ts";
import { importFields } from "./cz/backoffice/import-fields.ts";
import { importProblems } from "./cz/backoffice/import-problems.ts";
import { hub } from "./cz/backoffice/hub.ts";
import { pages } from "./cz/backoffice/pages.ts";
import { front } from "./cz/backoffice/front.ts";
import { synonyms } from "./cz/backoffice/synonyms.ts";
import { shopTexts } from "./cz/backoffice/texts.ts";
import { composition } from "./cz/composition.ts";

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
export const czBackofficeGoods: Readonly<Record<BackofficeGoodsCode, string>> = texts satisfies TranslationOf<
  typeof texts,
  BackofficeGoodsCode
>;
