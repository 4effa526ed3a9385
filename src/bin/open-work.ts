// One long file: every job of the shop and what it is done with, wired in one place.
import { askForReceipts, registerReceipt } from "../flows/books/register-receipt.ts";
import { setTimeout } from "node:timers/promises";
import type { Task, TaskList } from "graphile-worker";
import { eraseEndedOrders } from "../database/customer/close-account.ts";
import { forgetOldDevices } from "../database/customer/devices.ts";
import { type JobTasks, readingPayloads } from "../database/job-kinds.ts";
import type { Pool } from "../database/connect.ts";
import { inOwnWords } from "../database/content/said-texts.ts";
import { runJobs } from "../database/jobs.ts";
import { forgetOldEmailRequests } from "../database/mail/email-limit.ts";
import { requeueEmails } from "../database/mail/outbox.ts";
import { forgetPlannedEdits } from "../database/catalogue/bulk-edits.ts";
import { countBoughtTogether } from "../database/catalogue/bought-together.ts";
import { countRecentSales } from "../database/catalogue/recent-sales.ts";
import { forgetPersonalData } from "../database/retention.ts";
import { pruneRuntimeErrors } from "../database/runtime-errors.ts";
import { forgetRecordChanges } from "../database/staff/record-changes.ts";
import { forgetEndedStaff } from "../database/staff/staff-sessions.ts";
import { forgetEndedSessions } from "../database/customer/sessions.ts";
import { forgetOldMisses } from "../database/search/misses.ts";
import { forgetOldDeliveries } from "../database/webhook/deliveries.ts";
import { forgetLabelFiles } from "../database/parcel/labels.ts";
import { forgetReturnLabels } from "../database/return/return-labels.ts";
import { forgetOldStockAlerts } from "../database/order/stock-alerts.ts";
import { fetchEuroRates } from "../flows/books/fetch-euro-rates.ts";
import { fetchRates } from "../flows/books/fetch-rates.ts";
import { fetchApaczkaPoints, fetchApaczkaServices } from "../flows/parcel/apaczka-services.ts";
import { fetchPacketaPoints } from "../flows/delivery/fetch-packeta-points.ts";
import { askForReviews } from "../flows/review/ask-for-reviews.ts";
import { reportToMerchant } from "../flows/connection/report-to-merchant.ts";
import { buyLabel, undoLabel } from "../flows/parcel/buy-label.ts";
import { followParcel, followParcels } from "../flows/parcel/follow-parcels.ts";
import { reportPurchase, reportPurchases } from "../flows/order/report-purchase.ts";
import { orderPickup } from "../flows/parcel/order-pickup.ts";
import { forgetParcelPictures } from "../flows/parcel/parcel-picture.ts";
import { remindPassword } from "../flows/customer/remind-password.ts";
import type { PaymentProviders } from "../flows/payment/payment-providers.ts";
import { resumeBulkEdits, runBulkEdit } from "../flows/catalogue/bulk/run-bulk-edit.ts";
import { followAllRules, followClock } from "../flows/catalogue/change-category-filling.ts";
import { startDrops } from "../flows/catalogue/drops.ts";
import { publishDue } from "../flows/catalogue/publish-due.ts";
import { publishDuePages } from "../flows/content/publish-due-pages.ts";
import { turnPages } from "../flows/content/turn-pages.ts";
import { buyReturnLabel, undoReturnLabel } from "../flows/return/buy-return-label.ts";
import { runPriceCuts } from "../flows/catalogue/price-cuts.ts";
import { turnFronts } from "../flows/content/turn-front.ts";
import { deliverWebhook } from "../flows/webhook/deliver-webhook.ts";
import { freezeForEmail } from "../flows/invoice/freeze-ksef-files.ts";
import { sendToKsef } from "../flows/invoice/send-to-ksef.ts";
import { makeCertificateRequest } from "../integrations/ksef/certificate-request.ts";
import { certificateEnd } from "../integrations/ksef/ksef-key.ts";
import { signIssuerLink } from "../integrations/ksef/sign-issuer-link.ts";
import { writeInvoiceXml } from "../integrations/ksef/write-invoice-xml.ts";
import { openWebhookSender } from "../integrations/webhooks/send-webhook.ts";
import { sendEmail } from "../mail/send-email.ts";
import { openConfiguredEcb } from "./configured-ecb.ts";
import { openConfiguredNbp } from "./configured-nbp.ts";
import { openConfiguredMail } from "./configured-mail.ts";
import { openFileWork } from "./file-work.ts";
import { backupFolder, backUpNightly } from "./nightly-backup.ts";
import type { RunningShop } from "./open-serving.ts";
import { merchantTelling } from "./configured-merchant.ts";
import { paymentJobs, paymentTasks } from "./payment-tasks.ts";
import { shopMeans } from "./shop-means.ts";
import { isThisMachine } from "./this-machine.ts";

/** Works off the jobs of the database from now on: emails, payments, unpaid orders, what is to be forgotten. */
export async function openWork(
  { pool, pictures, settings, log, onStop, connections, carriers, ksef, receipts, tellers, merchant }: RunningShop,
  providers: PaymentProviders,
): Promise<void> {
  const { publicUrl, reviewDays, pointsPerZloty } = settings;
  if (!(await shopMeans(pool, settings)).sendsEmails && !isThisMachine(publicUrl))
    log.warn("No email leaves this shop: no mail server is connected. They are written into DATA_DIR/mail");
  const transport = openConfiguredMail(pool, {
    settings,
    connections,
    onFile: (file) => log.info({ file }, "email written"),
  });
  const writing = { connections, write: writeInvoiceXml, sign: signIssuerLink };
  const beginDrops = async () => {
    const begun = await startDrops(pool, new Date());
    if (begun > 0) log.info({ begun }, "drops begun");
  };
  const turn = async () => {
    const turned = await turnFronts(pool);
    if (turned > 0) log.info({ turned }, "parts of the shop's front that began or ended to show something");
  };
  const turnPlanned = async () => {
    const turned = await turnPages(pool, new Date());
    if (turned > 0) log.info({ turned }, "information pages whose planned texts are shown");
  };
  const fetchServices = async () => {
    const by = { connections, carriers, now: new Date() };
    const services = await fetchApaczkaServices(pool, by);
    const points = await fetchApaczkaPoints(pool, by);
    if (services !== null || points !== null) log.info({ services, points }, "fetched from Apaczka");
  };
  const servicesFailed = (error: unknown) => log.warn({ err: error }, "Apaczka's lists could not be fetched");
  const toCarriers = () => ({ connections, carriers, pointsPerZloty, now: new Date() });
  const { nbp, close: closeNbp } = await openConfiguredNbp(settings);
  onStop(closeNbp);
  const { ecb, close: closeEcb } = await openConfiguredEcb(settings);
  onStop(closeEcb);
  const everyMinute = {
    followParcels: () => followParcels(pool, toCarriers()),
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
    forgetLabelFiles: hourly(async () => {
      await forgetLabelFiles(pool);
      await forgetReturnLabels(pool);
    }),
    forgetOldMisses: hourly(async () => void (await forgetOldMisses(pool, new Date()))),
    countRecentSales: hourly(async () => void (await countRecentSales(pool, new Date()))),
    countBoughtTogether: hourly(async () => void (await countBoughtTogether(pool, new Date())), { hours: 24 }),
    runPriceCuts: async () => {
      const changed = await runPriceCuts(pool, new Date());
      if (changed > 0) log.info({ changed }, "prices for a time begun or ended");
    },
    publishProducts: async () => {
      const shown = await publishDue(pool, new Date());
      if (shown > 0) log.info({ shown }, "products shown whose moment has come");
    },
    publishPages: async () => {
      const shown = await publishDuePages(pool, new Date());
      if (shown > 0) log.info({ shown }, "information pages shown whose moment has come");
    },
    resumeBulkEdits: async () => {
      const resumed = await resumeBulkEdits(pool);
      if (resumed > 0) log.warn({ resumed }, "edits of many goods gone on with that had been broken off");
    },
    forgetPlannedEdits: hourly(() => forgetPlannedEdits(pool)),
    startDrops: beginDrops,
    // What its own moment has missed, as a shop that was not running then.
    turnFronts: turn,
    turnPages: turnPlanned,
    followRulesByClock: () => followClock(pool),
    forgetOldDeliveries: hourly(() => forgetOldDeliveries(pool)),
    backUpNightly: hourly(async () => {
      const file = await backUpNightly(
        { pool, pictures },
        { folder: backupFolder(settings), days: settings.backupDays, now: new Date() },
      );
      if (file !== null) log.info({ file }, "backup made");
    }),
    fetchRates: hourly(async () => {
      try {
        const days = await fetchRates(pool, { nbp, now: new Date() });
        if (days > 0) log.info({ days }, "rates of the National Bank fetched");
      } catch (error) {
        // In an hour it is asked again; a month without them cannot be closed.
        log.warn({ err: error }, "the National Bank's rates could not be fetched");
      }
    }),
    fetchPacketaPoints: restingOnFailure(
      async () => {
        const points = await fetchPacketaPoints(pool, { connections, feeds: carriers.packetaFeeds, now: new Date() });
        if (points !== null) log.info({ points }, "Packeta's points fetched");
      },
      (error) => log.warn({ err: error }, "Packeta's points could not be fetched"),
    ),
    fetchApaczkaServices: restingOnFailure(fetchServices, servicesFailed),
    fetchEuroRates: hourly(async () => {
      try {
        const quarters = await fetchEuroRates(pool, { ecb, now: new Date() });
        if (quarters > 0) log.info({ quarters }, "rates of the European Central Bank fetched");
      } catch (error) {
        log.warn({ err: error }, "the European Central Bank's rates could not be fetched");
      }
    }),
    askForReceipts: async () => {
      const begun = await askForReceipts(pool, { now: new Date() });
      if (begun > 0) log.info({ begun }, "sales to be registered by a cash register");
    },
    pruneRuntimeErrors: async () => void (await pruneRuntimeErrors(pool)),
  };
  const queued: Omit<JobTasks, "deliverWebhook" | "reportPurchase" | "runImport" | "runExport" | "sendToKsef"> = {
    sendEmail: async ({ emailId }, { last }) => {
      await freezeForEmail(pool, writing, { emailId, now: new Date() });
      await sendEmail(pool, { emailId, transport, publicUrl, lastTry: last });
    },
    remindPassword: async (asked) => remindPassword(pool, asked),
    runBulkEdit: ({ editId }) =>
      runBulkEdit(pool, {
        editId,
        now: new Date(),
        onFailure: (error) => log.error({ err: error, editId }, "some goods could not be edited"),
      }),
    startDrop: async ({ startsAt }) => {
      // It is there some seconds before: a queue looks for what is due every other second.
      await setTimeout(Math.max(0, Date.parse(startsAt) - Date.now()));
      await beginDrops();
    },
    turnFront: turn,
    turnPage: turnPlanned,
    fetchServices: () => fetchServices().catch(servicesFailed),
    followRules: () => followAllRules(pool),
    followClock: () => followClock(pool),
    buyLabel: ({ labelId }) => buyLabel(pool, { labelId, connections, carriers }),
    registerReceipt: ({ orderId }) => registerReceipt(pool, { orderId, connections, receipts }),
    orderPickup: ({ pickupId }, { last }) => orderPickup(pool, { pickupId, last, connections, carriers }),
    followParcel: ({ labelId }) => followParcel(pool, { labelId, ...toCarriers() }),
    cancelLabel: ({ labelId }) => undoLabel(pool, { labelId, connections, carriers }),
    buyReturnLabel: ({ returnLabelId }) => buyReturnLabel(pool, { returnLabelId, connections, carriers }),
    cancelReturnLabel: ({ returnLabelId }) => undoReturnLabel(pool, { returnLabelId, connections, carriers }),
    ...paymentJobs(pool, providers),
  };
  const tasks = inWordsOf(pool, { ...readingPayloads(queued), ...everyMinute });
  const jobs = await runJobs(pool, { tasks, everyMinute: Object.keys(everyMinute) }, log);
  onStop(() => jobs.stop());
  // Apart from all else: KSeF may let each call wait.
  const sending = { ...writing, open: ksef.open, endOf: certificateEnd, request: makeCertificateRequest };
  const invoices = await runJobs(
    pool,
    {
      tasks: readingPayloads({ sendToKsef: () => sendToKsef(pool, sending, new Date()) }),
      everyMinute: ["sendToKsef"],
    },
    log,
  );
  onStop(() => invoices.stop());
  // Apart from all else: who is told may let each of them wait.
  const send = openWebhookSender({ anywhere: isThisMachine(publicUrl) });
  const told = await runJobs(
    pool,
    {
      tasks: readingPayloads({
        deliverWebhook: ({ deliveryId }) => deliverWebhook(pool, { deliveryId, send, chance: Math.random() }),
      }),
      everyMinute: [],
    },
    log,
  );
  onStop(() => told.stop());
  // Apart from all else: whom the label advertises with may let each of them wait.
  const advertising = await runJobs(
    pool,
    {
      tasks: {
        ...readingPayloads({
          reportPurchase: (report) =>
            reportPurchase(pool, { ...report, connections, tellers, shopUrl: publicUrl, now: new Date() }),
        }),
        reportPurchases: async () => void (await reportPurchases(pool)),
      },
      everyMinute: ["reportPurchases"],
    },
    log,
  );
  onStop(() => advertising.stop());
  // Apart from all else: a turn of it may last a minute.
  const telling = merchantTelling(pool, { connections, open: merchant, publicUrl });
  const offers = await runJobs(
    pool,
    {
      tasks: { reportToMerchant: async () => void (await reportToMerchant(pool, telling, { now: new Date() })) },
      everyMinute: ["reportToMerchant"],
    },
    log,
  );
  onStop(() => offers.stop());
  const files = await openFileWork({ pool, pictures }, log);
  onStop(() => files.stop());
}

/** What jobs say, in emails above all, they say in the shop's own words. */
function inWordsOf(pool: Pool, tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      (payload, helpers) => inOwnWords(pool, async () => task!(payload, helpers)),
    ]),
  );
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

/** What is looked at every minute, and after a failure an hour later. */
function restingOnFailure(task: () => Promise<void>, onFailure: (error: unknown) => void): () => Promise<void> {
  let failedAt = -Infinity;
  return async () => {
    if (performance.now() - failedAt < 3_600_000) return;
    try {
      await task();
    } catch (error) {
      failedAt = performance.now();
      onFailure(error);
    }
  };
}
