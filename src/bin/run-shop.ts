import { openConfiguredCeneo } from "./configured-ceneo.ts";
import { openConfiguredMerchant } from "./configured-merchant.ts";
import { openConfiguredReceipts } from "./configured-receipts.ts";
import { openConfiguredTellers } from "./configured-tellers.ts";
import { pino } from "pino";
import { checkPort } from "./check-port.ts";
import { orFullDisk } from "./full-disk.ts";
import { openConfiguredCarriers } from "./configured-carriers.ts";
import { openConfiguredConnections } from "./configured-connections.ts";
import { openConfiguredKsef } from "./configured-ksef.ts";
import { openPaymentProviders } from "./open-payment-providers.ts";
import { loggerOptions } from "./logger.ts";
import { misspeltSettings } from "./misspelt-settings.ts";
import { openOwnPages, openServing } from "./open-serving.ts";
import { openShop } from "./open-shop.ts";
import { sayHowItStands } from "./say-how-it-stands.ts";
import { openWork } from "./open-work.ts";
import { readSettings, type Settings } from "./settings.ts";

/** What a process of the shop does; `npm start` does both. */
export interface Roles {
  /** Prerenders its own copy of the pages, follows what changes and answers shoppers. */
  serves: boolean;
  /** Works off the jobs: emails, payments, what ends by itself. */
  works: boolean;
}

/** Takes what closes something that was opened; the last one opened is closed first. */
export type OnStop = (close: () => Promise<unknown>) => void;

/** Runs the shop in these roles on the settings of the environment, until told to stop. Refuses in a sentence what cannot be opened. */
export async function runShop(roles: Roles, onStop: OnStop): Promise<void> {
  const settings = roles.serves ? await withPort(readSettings(process.env)) : readSettings(process.env);
  try {
    await openRoles(roles, settings, onStop);
  } catch (error) {
    throw await orFullDisk(error, settings.dataDir);
  }
}

async function openRoles({ serves, works }: Roles, settings: Settings, onStop: OnStop): Promise<void> {
  const log = pino(loggerOptions(settings.logLevel));
  for (const sentence of misspeltSettings(process.env)) log.warn(sentence);
  const shop = await openShop(settings, { say: (sentence) => log.info(sentence) });
  onStop(shop.close);
  const { carriers, close: closeCarriers } = await openConfiguredCarriers(settings);
  onStop(closeCarriers);
  const ksef = await openConfiguredKsef(settings, (says) => log.warn({ says }, "KSeF warns"));
  onStop(ksef.close);
  const { receipts, close: closeReceipts } = await openConfiguredReceipts(settings);
  onStop(closeReceipts);
  const { tellers, close: closeTellers } = await openConfiguredTellers(settings);
  onStop(closeTellers);
  const { merchant, close: closeMerchant } = await openConfiguredMerchant(settings);
  onStop(closeMerchant);
  const { url: ceneoUrl, close: closeCeneo } = await openConfiguredCeneo(settings);
  onStop(closeCeneo);
  const services = { carriers, ksef, receipts, tellers, merchant, ceneoUrl };
  const connections = await openConfiguredConnections(settings, services);
  const opened = { ...shop, settings, log, onStop, connections, ...services };
  const own = serves ? await openOwnPages(opened) : null;
  const { providers, standInPages } = await openPaymentProviders(opened, { serves });
  // What is opened last is closed first: orders in hand end before the jobs do.
  if (works) await openWork(opened, providers);
  if (own !== null) await openServing(opened, own, { providers, standInPages });
  onStop(async () => log.info("Asked to end: what is in hand is finished first"));
  const stands = serves ? await sayHowItStands(opened) : "";
  process.stdout.write(
    serves
      ? `\n  Bruk: ${settings.publicUrl}\n${stands}\n`
      : "\n  Bruk: working off emails, payments and what ends by itself\n\n",
  );
}

/** Port 0 is any free one, and then the shop's own address has that one too. */
async function withPort(asked: Settings): Promise<Settings> {
  const port = await checkPort(asked);
  return { ...asked, port, publicUrl: asked.publicUrl.replace(/:0$/, `:${port}`) };
}
