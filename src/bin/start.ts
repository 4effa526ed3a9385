import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { runJobs } from "../database/jobs.ts";
import { requeueLetters } from "../database/outbox.ts";
import { pruneRuntimeErrors } from "../database/runtime-errors.ts";
import { forgetPersonalData } from "../database/retention.ts";
import { seedDemo } from "../../demo/seed.ts";
import { saveLifetimes } from "../database/lifetimes.ts";
import { noteOpening } from "../flows/note-opening.ts";
import { eraseEndedOrders } from "../database/close-account.ts";
import { forgetOldLetterWishes } from "../database/letter-wishes.ts";
import { forgetEndedSessions } from "../database/sessions.ts";
import { forgetOldWishes } from "../database/stock-wishes.ts";
import { askForReviews } from "../flows/ask-for-reviews.ts";
import { notePayments } from "../flows/note-payments.ts";
import type { Render } from "../generator/document.ts";
import { followFacts } from "../generator/follow.ts";
import { openMailTransport } from "../integrations/mail-transport.ts";
import { openPickupPoints } from "../integrations/pickup-points/provider.ts";
import { openPointsStandIn } from "../integrations/pickup-points/stand-in.ts";
import { sanitise } from "../integrations/sanitise.ts";
import { sendLetter } from "../mail/send-letter.ts";
import { createApp } from "../server/app.ts";
import { checkPort } from "./check-port.ts";
import { loggerOptions } from "./logger.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import { openShop } from "./open-shop.ts";
import { openPayments } from "./open-payments.ts";
import { paymentTasks, paymentTasksEveryMinute } from "./payment-tasks.ts";
import { openProgress } from "./progress.ts";
import { openConfiguredSignIn } from "./configured-sign-in.ts";
import { readSettings } from "./settings.ts";
import { endWith, Problem } from "./end.ts";
import { openStorefrontPrinter } from "./storefront-printer.ts";

/** `npm start`: opens the database, fills it when empty, builds, prints, serves, and follows changes until told to stop. */
await endWith(async (onStop) => {
  const asked = readSettings(process.env);
  const port = await checkPort(asked);
  // Port 0 is any free one, and then the shop's own address has that one too.
  const settings = { ...asked, port, publicUrl: asked.publicUrl.replace(/:0$/, `:${port}`) };
  const log = pino(loggerOptions(settings.logLevel));
  for (const sentence of misspeltSettings(process.env)) log.warn(sentence);
  const progress = openProgress();
  const say = (sentence: string) => log.info(sentence);

  const shop = await openShop(settings, { say });
  onStop(shop.close);
  const { pool, pictures } = shop;
  const { rowCount } = await pool.query("SELECT FROM products LIMIT 1");
  if (rowCount === 0) await seedDemo(pool, { pictures, sanitise, now: new Date(), tell: progress.tell });

  const opened = await openStorefrontPrinter(pool, settings, { onBuild: () => say("Building the storefront") });
  if (opened === null) throw new Problem(`Another Bruk is running on the folder ${settings.dataDir}. Stop it, or give this one its own: DATA_DIR=… npm start`);
  const { storefront, pages, printer } = opened;
  onStop(opened.close);
  const { analyticsId, analyticsUrl } = settings;
  await noteOpening(pool, { build: storefront.assets.build, analyticsId, analyticsUrl, now: new Date() });
  await saveLifetimes(pool, settings);
  await printer.print({ tell: (done, of) => progress.tell({ what: "pages", done, of }) });
  const { render } = (await import(pathToFileURL(storefront.renderer).href)) as { render: Render };

  const standIn = settings.pointsUrl === undefined ? await openPointsStandIn() : null;
  if (standIn) onStop(standIn.close);
  const points = openPickupPoints({ url: settings.pointsUrl ?? standIn!.url, token: settings.pointsToken });

  const { signIn, close: closeSignIn } = await openConfiguredSignIn(settings, say);
  onStop(closeSignIn);

  const payments = await openPayments(settings);
  for (const paymentStandIn of payments.standIns) onStop(paymentStandIn.close);
  await notePayments(pool, payments.providers);
  say(`Online payments: ${payments.providers.map(({ code }) => (code in payments.standInPages ? `${code} by a stand-in, no money moves` : code)).join("; ") || "none is connected, so none is offered"}`);
  const paymentDesk = { providers: payments.providers, publicUrl: settings.publicUrl, shopEmail: settings.shopEmail };

  const mailFolder = join(settings.dataDir, "mail");
  // Only the shop somebody tries on their own machine shows its letters to whoever asks.
  const onOwnDefaults = settings.smtpUrl === undefined && settings.databaseUrl === undefined && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(settings.publicUrl).hostname);
  const app = await createApp({ ...settings, mailFolder: onOwnDefaults ? mailFolder : null, pool, pages, pictures, points, signIn, paymentDesk, standInPages: payments.standInPages, ...storefront, worker: storefront.workers[settings.serviceWorker], render, logger: log });
  await app.listen({ port: settings.port, host: settings.host });
  onStop(() => app.close());
  const following = followFacts(pool, printer, {
    every: 2000,
    onPrinted: (done) => log.info(done, "pages printed"),
    onFailure: (err) => log.error({ err }, "pages could not be printed"),
  });
  onStop(following.stop);
  const transport = openMailTransport({ smtpUrl: settings.smtpUrl, from: settings.mailFrom, folder: mailFolder, onFile: (file) => log.info({ file }, "letter written") });
  const jobs = await runJobs(pool, {
    tasks: {
      sendLetter: async (payload) => sendLetter(pool, { ...(payload as { letterId: number }), transport, publicUrl: settings.publicUrl }),
      ...paymentTasks(pool, paymentDesk, log),
      askForReviews: async () => {
        const asked = await askForReviews(pool, { now: new Date(), days: settings.reviewDays });
        if (asked > 0) log.info({ asked }, "buyers asked for reviews");
      },
      forgetOldWishes: async () => void (await forgetOldWishes(pool)),
      forgetEndedSessions: async () => void (await forgetEndedSessions(pool)),
      forgetOldLetterWishes: async () => void (await forgetOldLetterWishes(pool)),
      eraseEndedOrders: async () => void (await eraseEndedOrders(pool)),
      requeueLetters: async () => {
        const requeued = await requeueLetters(pool);
        if (requeued > 0) log.warn({ requeued }, "letters of a sender that is gone");
      },
      forgetPersonalData: hourly(async () => {
        const forgotten = await forgetPersonalData(pool);
        if (forgotten > 0) log.info({ forgotten }, "personal data past their time erased");
      }),
      pruneRuntimeErrors: async () => void (await pruneRuntimeErrors(pool)),
    },
    everyMinute: [...paymentTasksEveryMinute, "requeueLetters", "pruneRuntimeErrors", "askForReviews", "forgetOldWishes", "forgetEndedSessions", "forgetOldLetterWishes", "eraseEndedOrders", "forgetPersonalData"],
  }, log);
  onStop(() => jobs.stop());
  onStop(async () => log.info("Asked to end: what is in hand is finished first"));
  process.stdout.write(`\n  Bruk: ${settings.publicUrl}\n\n`);
});

/** What need not be looked at every minute. */
function hourly(task: () => Promise<void>): () => Promise<void> {
  let last = -Infinity;
  return async () => {
    if (performance.now() - last < 3_600_000) return;
    last = performance.now();
    await task();
  };
}
