import { accountEmails } from "./en/server/account-emails.ts";
import { books } from "./en/server/books.ts";
import { complaintEmails } from "./en/server/complaint-emails.ts";
import { exchangeEmails } from "./en/server/exchange-emails.ts";
import { changedEmails } from "./en/server/changed-emails.ts";
import { delivery } from "./en/server/delivery.ts";
import { emails } from "./en/server/emails.ts";
import { heads } from "./en/server/heads.ts";
import { informationPages } from "./en/server/information-pages.ts";
import { invoice } from "./en/server/invoice.ts";
import { orderEmails } from "./en/server/order-emails.ts";
import { opinion } from "./en/server/opinion.ts";
import { orderInfo } from "./en/server/order-info.ts";
import { pages } from "./en/server/pages.ts";
import { product } from "./en/server/product.ts";
import { protocol } from "./en/server/protocol.ts";
import { refusals } from "./en/server/refusals.ts";
import { reports } from "./en/server/reports.ts";
import { settledEmails } from "./en/server/settled-emails.ts";
import { staffEmails } from "./en/server/staff-emails.ts";
import type { ServerTextCode, ServerTexts, TranslationOf } from "./text-code.ts";

const texts = {
  ...refusals,
  ...accountEmails,
  ...emails,
  ...orderEmails,
  ...reports,
  ...settledEmails,
  ...changedEmails,
  ...opinion,
  ...orderInfo,
  ...invoice,
  ...complaintEmails,
  ...exchangeEmails,
  ...heads,
  ...pages,
  ...informationPages,
  ...product,
  ...delivery,
  ...staffEmails,
  ...protocol,
  ...books,
};

/** What only the server says, in English. */
export const enServer: ServerTexts = texts satisfies TranslationOf<typeof texts, ServerTextCode>;
