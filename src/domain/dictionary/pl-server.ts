import { accountEmails } from "./pl/server/account-emails.ts";
import { books } from "./pl/server/books.ts";
import { complaintEmails } from "./pl/server/complaint-emails.ts";
import { exchangeEmails } from "./pl/server/exchange-emails.ts";
import { changedEmails } from "./pl/server/changed-emails.ts";
import { delivery } from "./pl/server/delivery.ts";
import { emails } from "./pl/server/emails.ts";
import { heads } from "./pl/server/heads.ts";
import { informationPages } from "./pl/server/information-pages.ts";
import { invoice } from "./pl/server/invoice.ts";
import { orderEmails } from "./pl/server/order-emails.ts";
import { opinion } from "./pl/server/opinion.ts";
import { orderInfo } from "./pl/server/order-info.ts";
import { pages } from "./pl/server/pages.ts";
import { product } from "./pl/server/product.ts";
import { protocol } from "./pl/server/protocol.ts";
import { refusals } from "./pl/server/refusals.ts";
import { reports } from "./pl/server/reports.ts";
import { settledEmails } from "./pl/server/settled-emails.ts";
import { staffEmails } from "./pl/server/staff-emails.ts";
import type { Dictionary } from "../translations.ts";

/** What only the server says, in Polish: emails, refusals, heads of pages, invoices. No byte of it goes into the browser's code. */
export const plServer = {
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
} as const satisfies Dictionary;
