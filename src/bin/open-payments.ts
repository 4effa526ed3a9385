import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { notifyHref, standInHref } from "../contract/paths.ts";
import { openPaypal, type PaypalSettings } from "../integrations/payments/paypal.ts";
import { openPayu, type PayuSettings } from "../integrations/payments/payu.ts";
import type { PaymentProvider } from "../integrations/payments/provider.ts";
import type { PaymentStandIn } from "../../stand-ins/payments/stand-in.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** The online payments a shop is connected to. */
export interface OpenedPayments {
  providers: PaymentProvider[];
  /** Where the stand-ins serve their pages on loopback, by the payment's code. */
  standInPages: Record<string, string>;
  /** The stand-ins, to be stopped with the shop. */
  standIns: PaymentStandIn[];
}

/**
 * Opens the payments the settings name. One without credentials has a stand-in where the shop's own address is
 * this machine, and is offered nowhere else: a stand-in never answers in a shop others can reach.
 */
export async function openPayments(settings: Settings): Promise<OpenedPayments> {
  const opened: OpenedPayments = { providers: [], standInPages: {}, standIns: [] };
  const mayStandIn = isThisMachine(settings.publicUrl);
  const payu = realPayu(settings);
  const paypal = realPaypal(settings);
  if (payu !== null) opened.providers.push(payu);
  else if (mayStandIn) await addPayuStandIn(opened, settings);
  if (paypal !== null) opened.providers.push(paypal);
  else if (mayStandIn) await addPaypalStandIn(opened, settings);
  return opened;
}

/** Returns the providers for a command run while the shop runs; its stand-ins are found by the file `reached.json`. */
export function connectedPayments(settings: Settings): PaymentProvider[] {
  const reached = readReached(settings);
  const payu =
    realPayu(settings) ??
    (reached.payu === undefined ? null : openPayu({ ...reached.payu, currencies: settings.payuCurrencies }));
  const paypal =
    realPaypal(settings) ??
    (reached.paypal === undefined ? null : openPaypal({ ...reached.paypal, currencies: settings.paypalCurrencies }));
  return [payu, paypal].filter((provider) => provider !== null);
}

function realPayu({
  payuPosId,
  payuClientId,
  payuClientSecret,
  payuSecondKey,
  payuUrl,
  payuCurrencies,
}: Settings): PaymentProvider | null {
  if (payuPosId === undefined || payuClientSecret === undefined || payuSecondKey === undefined) return null;
  return openPayu({
    url: payuUrl.replace(/\/+$/, ""),
    posId: payuPosId,
    clientId: payuClientId ?? payuPosId,
    clientSecret: payuClientSecret,
    secondKey: payuSecondKey,
    currencies: payuCurrencies,
  });
}

function realPaypal({
  paypalClientId,
  paypalSecret,
  paypalWebhookId,
  paypalUrl,
  paypalCurrencies,
}: Settings): PaymentProvider | null {
  if (paypalClientId === undefined || paypalSecret === undefined || paypalWebhookId === undefined) return null;
  return openPaypal({
    url: paypalUrl.replace(/\/+$/, ""),
    clientId: paypalClientId,
    secret: paypalSecret,
    webhookId: paypalWebhookId,
    currencies: paypalCurrencies,
  });
}

async function addPayuStandIn(opened: OpenedPayments, settings: Settings): Promise<void> {
  const account = { posId: "300746", clientSecret: secret(), secondKey: secret() };
  const { openPayuStandIn } = await import("../../stand-ins/payments/payu.ts");
  const standIn = await openPayuStandIn({
    ...account,
    pages: settings.publicUrl + standInHref("payu"),
    file: join(folderOf(settings), "payu.json"),
  });
  const reached = { url: standIn.url, clientId: account.posId, ...account };
  recordReached(settings, { payu: reached });
  add(opened, standIn, openPayu({ ...reached, currencies: settings.payuCurrencies }));
}

async function addPaypalStandIn(opened: OpenedPayments, settings: Settings): Promise<void> {
  const account = { clientId: "stand-in", secret: secret(), webhookId: "WH-STAND-IN" };
  const { publicUrl } = settings;
  const { openPaypalStandIn } = await import("../../stand-ins/payments/paypal.ts");
  const standIn = await openPaypalStandIn({
    ...account,
    notifyUrl: publicUrl + notifyHref("paypal"),
    pages: publicUrl + standInHref("paypal"),
    file: join(folderOf(settings), "paypal.json"),
  });
  const reached = { url: standIn.url, ...account };
  recordReached(settings, { paypal: reached });
  add(opened, standIn, openPaypal({ ...reached, currencies: settings.paypalCurrencies }));
}

function add(opened: OpenedPayments, standIn: PaymentStandIn, provider: PaymentProvider): void {
  opened.providers.push(provider);
  opened.standIns.push(standIn);
  opened.standInPages[provider.code] = standIn.url;
}

/** How the stand-ins of the running shop are reached: they are this machine's own, and so are their keys. */
interface ReachedStandIns {
  payu?: Omit<PayuSettings, "currencies">;
  paypal?: Omit<PaypalSettings, "currencies">;
}

function recordReached(settings: Settings, notes: ReachedStandIns): void {
  mkdirSync(folderOf(settings), { recursive: true });
  writeFileSync(reachedFile(settings), JSON.stringify({ ...readReached(settings), ...notes }), { mode: 0o600 });
}

function readReached(settings: Settings): ReachedStandIns {
  if (!isThisMachine(settings.publicUrl) || !existsSync(reachedFile(settings))) return {};
  return JSON.parse(readFileSync(reachedFile(settings), "utf8")) as ReachedStandIns;
}

const folderOf = ({ dataDir }: Settings) => join(dataDir, "stand-ins");
const reachedFile = (settings: Settings) => join(folderOf(settings), "reached.json");

/** Nobody but the shop's own programs has to know it. */
function secret(): string {
  return randomBytes(16).toString("hex");
}
