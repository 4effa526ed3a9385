import { accountEmails } from "./cz/server/account-emails.ts";
import { books } from "./cz/server/books.ts";
import { complaintEmails } from "./cz/server/complaint-emails.ts";
import { exchangeEmails } from "./cz/server/exchange-emails.ts";
import { changedEmails } from "./cz/server/changed-emails.ts";
import { delivery } from "./cz/server/delivery.ts";
import { emails } from "./cz/server/emails.ts";
import { heads } from "./cz/server/heads.ts";
import { informationPages } from "./cz/server/information-pages.ts";
import { invoice } from "./cz/server/invoice.ts";
import { orderEmails } from "./cz/server/order-emails.ts";
import { opinion } from "./cz/server/opinion.ts";
import { orderInfo } from "./cz/server/order-info.ts";
import { pages } from "./cz/server/pages.ts";
import { product } from "./cz/server/product.ts";
import { protocol } from "./cz/server/protocol.ts";
import { refusals } from "./cz/server/refusals.ts";
import { reports } from "./cz/server/reports.ts";
import { settledEmails } from "./cz/server/settled-emails.ts";
import { staffEmails } from "./cz/server/staff-emails.ts";
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

/** What only the server says, in Czech. */
export const czServer: ServerTexts = texts satisfies TranslationOf<typeof texts, ServerTextCode>;
