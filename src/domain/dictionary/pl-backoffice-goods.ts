import { emailScreens } from "./pl/backoffice/email-screens.ts";
import { reviewsAndJobs } from "./pl/backoffice/reviews-and-jobs.ts";
import { returnScreens } from "./pl/backoffice/return-screens.ts";
import { orderDecisions } from "./pl/backoffice/order-decisions.ts";
import { complaintScreens } from "./pl/backoffice/complaint-screens.ts";
import { apiKeys } from "./pl/backoffice/api-keys.ts";
import { refunds } from "./pl/backoffice/refunds.ts";
import { settling } from "./pl/backoffice/settling.ts";
import { stock } from "./pl/backoffice/stock.ts";
import { products } from "./pl/backoffice/products.ts";
import { pictures } from "./pl/backoffice/pictures.ts";
import { categories } from "./pl/backoffice/categories.ts";
import { categoryFillings } from "./pl/backoffice/category-fillings.ts";
import { colours } from "./pl/colours.ts";
import { customers } from "./pl/backoffice/customers.ts";
import { variants } from "./pl/backoffice/variants.ts";
import { codes } from "./pl/backoffice/codes.ts";
import { delivery } from "./pl/backoffice/delivery.ts";
import { drops } from "./pl/backoffice/drops.ts";
import { priceCuts } from "./pl/backoffice/price-cuts.ts";
import { figures } from "./pl/backoffice/figures.ts";
import { books } from "./pl/backoffice/books.ts";
import { payouts } from "./pl/backoffice/payouts.ts";
import { oss } from "./pl/backoffice/oss.ts";
import { questions } from "./pl/backoffice/questions.ts";
import { recalls } from "./pl/backoffice/recalls.ts";
import { log } from "./pl/backoffice/log.ts";
import { preview } from "./pl/backoffice/preview.ts";
import { bulk } from "./pl/backoffice/bulk.ts";
import { connections } from "./pl/backoffice/connections.ts";
import { ksef } from "./pl/backoffice/ksef.ts";
import { advertising } from "./pl/backoffice/advertising.ts";
import { merchant } from "./pl/backoffice/merchant.ts";
import { receipts } from "./pl/backoffice/receipts.ts";
import { labels } from "./pl/backoffice/labels.ts";
import { webhooks } from "./pl/backoffice/webhooks.ts";
import { appearance } from "./pl/backoffice/appearance.ts";
import { config } from "./pl/backoffice/config.ts";
import { settings } from "./pl/backoffice/settings.ts";
import { imports } from "./pl/backoffice/imports.ts";
import { importFields } from "./pl/backoffice/import-fields.ts";
import { importProblems } from "./pl/backoffice/import-problems.ts";
import { hub } from "./pl/backoffice/hub.ts";
import { pages } from "./pl/backoffice/pages.ts";
import { front } from "./pl/backoffice/front.ts";
import { synonyms } from "./pl/backoffice/synonyms.ts";
import { shopTexts } from "./pl/backoffice/texts.ts";
import type { Dictionary } from "../translations.ts";
import { composition } from "./pl/composition.ts";

/** What the back office says on screens of goods, prices and customers, and in the log: it comes with the first of them. */
export const plBackofficeGoods = {
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
} as const satisfies Dictionary;
