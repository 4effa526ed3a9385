import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { saveLifetimes } from "../database/customer/lifetimes.ts";
import type { Connections } from "../flows/connection/open-connection.ts";
import { recordOpening } from "../flows/record-opening.ts";
import type { PaymentProviders } from "../flows/payment/payment-providers.ts";
import type { Render } from "../generator/document.ts";
import { followCacheTags } from "../generator/follow.ts";
import { openMailRecords } from "../integrations/mail-records.ts";
import { composeEmail } from "../mail/send-email.ts";
import { createApp } from "../server/app.ts";
import type { ConfiguredServices } from "./configured-connections.ts";
import { openConfiguredRegisters } from "./configured-registers.ts";
import { openConfiguredPoints } from "./configured-points.ts";
import { openConfiguredSignIn } from "./configured-sign-in.ts";
import { Problem } from "./end.ts";
import type { OpenedShop } from "./open-shop.ts";
import { openProgress } from "./progress.ts";
import type { OnStop } from "./run-shop.ts";
import { seedDemo } from "./seed-demo.ts";
import type { Settings } from "./settings.ts";
import { openStorefrontPrerenderer, type StorefrontPrerenderer } from "./storefront-prerenderer.ts";
import { settingsInForce } from "./settings-in-force.ts";
import { shopMeans } from "./shop-means.ts";
import { isOwnTrial, isThisMachine } from "./this-machine.ts";

/** An opened shop and what a role is run with. */
export type RunningShop = OpenedShop &
  ConfiguredServices & {
    settings: Settings;
    log: Logger;
    onStop: OnStop;
    connections: Connections;
  };

/**
 * Shows the demo to who tries a new shop on their own machine, takes this machine's own folder of pages and builds what prerenders them. Refuses a folder another
 * process has: nothing that would change how that one works is done before.
 */
export async function openOwnPages(shop: RunningShop): Promise<StorefrontPrerenderer> {
  const { pool, settings, log, onStop } = shop;
  if (isOwnTrial(settings)) await seedDemo(shop, { customers: true });
  const opened = await openStorefrontPrerenderer(pool, settings, {
    onBuild: () => log.info("Building the storefront"),
    onUndrawn: (page) => log.error(page, "a page cannot be prerendered: it is made anew for everybody who asks for it"),
  });
  if (opened === null)
    throw new Problem(
      `Another Bruk is running on the folder ${settings.dataDir}. Stop it, or set DATA_DIR to a folder of this one's own.`,
    );
  onStop(opened.close);
  return opened;
}

/** Prerenders what is stale, listens, and from then on follows every changed cache tag. */
export async function openServing(
  shop: RunningShop,
  { storefront, assetsFolders, pages, prerenderer }: StorefrontPrerenderer,
  { providers, standInPages }: { providers: PaymentProviders; standInPages: Record<string, string> },
): Promise<void> {
  const { pool, pictures, settings, log, onStop, connections, ceneoUrl, carriers } = shop;
  const progress = openProgress();
  const { analyticsId, analyticsUrl } = settings;
  await recordOpening(pool, { build: storefront.assets.build, analyticsId, analyticsUrl, now: new Date() });
  await saveLifetimes(pool, settings);
  await prerenderer.prerender({ tell: (done, of) => progress.tell({ what: "pages", done, of }) });
  const { render } = (await import(pathToFileURL(storefront.renderer).href)) as { render: Render };

  const { points, close: closePoints } = await openConfiguredPoints(settings);
  onStop(closePoints);
  const { taxpayers, addresses, close: closeRegisters } = await openConfiguredRegisters(settings);
  onStop(closeRegisters);
  const { signIn, close: closeSignIn } = await openConfiguredSignIn(settings, (sentence) => log.info(sentence));
  onStop(closeSignIn);

  const following = followCacheTags(pool, prerenderer, {
    every: 2000,
    onPrerendered: (done) => log.info(done, "pages prerendered"),
    onFailure: (err) => log.error({ err }, "pages could not be prerendered"),
  });
  onStop(following.stop);
  const app = await createApp({
    ...settings,
    mailFolder: shownMailFolder(settings),
    pool,
    pages,
    pictures,
    points,
    signIn,
    means: (db) => shopMeans(db, settings),
    fromSettings: settingsInForce(settings),
    mailRecords: openMailRecords(),
    taxpayers,
    addresses,
    connections,
    ceneoUrl,
    carriers,
    composeEmail: (db, email) => composeEmail(db, email, settings.publicUrl),
    paymentProviders: providers,
    standInPages,
    assets: storefront.assets,
    assetsFolders,
    worker: storefront.workers[settings.serviceWorker],
    packingWorker: storefront.workers.packing,
    render,
    logger: log,
  });
  await app.listen({ port: settings.port, host: settings.host });
  onStop(() => app.close());
}

/** Only the shop somebody tries on their own machine shows its emails to whoever asks. */
function shownMailFolder({ smtpUrl, databaseUrl, publicUrl, dataDir }: Settings): string | null {
  const isOnOwnDefaults = smtpUrl === undefined && databaseUrl === undefined && isThisMachine(publicUrl);
  return isOnOwnDefaults ? join(dataDir, "mail") : null;
}
