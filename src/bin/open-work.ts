import { join } from "node:path";
import { eraseEndedOrders } from "../database/customer/close-account.ts";
import { forgetOldDevices } from "../database/customer/devices.ts";
import { type JobTasks, readingPayloads } from "../database/job-kinds.ts";
import { runJobs } from "../database/jobs.ts";
import { forgetOldEmailRequests } from "../database/mail/email-limit.ts";
import { requeueEmails } from "../database/mail/outbox.ts";
import { countBoughtTogether } from "../database/catalogue/bought-together.ts";
import { countRecentSales } from "../database/catalogue/recent-sales.ts";
import { forgetPersonalData } from "../database/retention.ts";
import { pruneRuntimeErrors } from "../database/runtime-errors.ts";
import { forgetRecordChanges } from "../database/staff/record-changes.ts";
import { forgetEndedStaff } from "../database/staff/staff-sessions.ts";
import { forgetEndedSessions } from "../database/customer/sessions.ts";
import { forgetOldMisses } from "../database/search/misses.ts";
import { forgetOldStockAlerts } from "../database/order/stock-alerts.ts";
import { askForReviews } from "../flows/review/ask-for-reviews.ts";
import { forgetParcelPictures } from "../flows/order/parcel-picture.ts";
import { remindPassword } from "../flows/customer/remind-password.ts";
import type { PaymentProviders } from "../flows/payment/payment-providers.ts";
import { runPriceCuts } from "../flows/catalogue/price-cuts.ts";
import { openMailTransport } from "../integrations/mail-transport.ts";
import { sendEmail } from "../mail/send-email.ts";
import type { RunningShop } from "./open-serving.ts";
import { paymentJobs, paymentTasks } from "./payment-tasks.ts";
import { isThisMachine } from "./this-machine.ts";

/** Works off the jobs of the database from now on: emails, payments, unpaid orders, what is to be forgotten. */
export async function openWork(
  { pool, pictures, settings, log, onStop }: RunningShop,
  providers: PaymentProviders,
): Promise<void> {
  const { smtpUrl, mailFrom, dataDir, publicUrl, reviewDays } = settings;
  if (smtpUrl === undefined && !isThisMachine(publicUrl))
    log.warn("No email leaves this shop: SMTP_URL is not set. They are written into DATA_DIR/mail");
  const transport = openMailTransport({
    smtpUrl,
    from: mailFrom,
    folder: join(dataDir, "mail"),
    onFile: (file) => log.info({ file }, "email written"),
  });
  const everyMinute = {
    ...paymentTasks(pool, providers, log),
    askForReviews: async () => {
      const asked = await askForReviews(pool, { now: new Date(), days: reviewDays });
      if (asked > 0) log.info({ asked }, "buyers asked for reviews");
    },
    forgetOldStockAlerts: async () => void (await forgetOldStockAlerts(pool)),
    forgetOldDevices: hourly(async () => void (await forgetOldDevices(pool))),
    forgetEndedSessions: async () => {
      await forgetEndedSessions(pool);
      await forgetEndedStaff(pool);
      await forgetRecordChanges(pool);
    },
    forgetOldEmailRequests: async () => void (await forgetOldEmailRequests(pool)),
    eraseEndedOrders: async () => void (await eraseEndedOrders(pool)),
    requeueEmails: async () => {
      const requeued = await requeueEmails(pool);
      if (requeued > 0) log.warn({ requeued }, "emails of a sender that is gone");
    },
    forgetPersonalData: hourly(async () => {
      const forgotten = await forgetPersonalData(pool);
      if (forgotten > 0) log.info({ forgotten }, "personal data past their time erased");
    }),
    forgetParcelPictures: hourly(async () => void (await forgetParcelPictures(pool, { now: new Date(), pictures }))),
    forgetOldMisses: hourly(async () => void (await forgetOldMisses(pool, new Date()))),
    countRecentSales: hourly(async () => void (await countRecentSales(pool, new Date()))),
    countBoughtTogether: hourly(async () => void (await countBoughtTogether(pool, new Date())), { hours: 24 }),
    runPriceCuts: async () => {
      const changed = await runPriceCuts(pool, new Date());
      if (changed > 0) log.info({ changed }, "prices for a time begun or ended");
    },
    pruneRuntimeErrors: async () => void (await pruneRuntimeErrors(pool)),
  };
  const queued: JobTasks = {
    sendEmail: async ({ emailId }, { last }) => sendEmail(pool, { emailId, transport, publicUrl, lastTry: last }),
    remindPassword: async (asked) => remindPassword(pool, asked),
    ...paymentJobs(pool, providers),
  };
  const tasks = { ...readingPayloads(queued), ...everyMinute };
  const jobs = await runJobs(pool, { tasks, everyMinute: Object.keys(everyMinute) }, log);
  onStop(() => jobs.stop());
}

/** What need not be looked at every minute. */
function hourly(task: () => Promise<void>, { hours = 1 } = {}): () => Promise<void> {
  let last = -Infinity;
  return async () => {
    if (performance.now() - last < hours * 3_600_000) return;
    last = performance.now();
    await task();
  };
}
