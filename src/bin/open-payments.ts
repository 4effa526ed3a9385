import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { notifyHref, standInHref } from "../contract/paths.ts";
import { type Currency, currencies } from "../domain/money.ts";
import {
  type Connections,
  openConnection,
  type OpenedConnection,
  SecretLocked,
} from "../flows/connection/open-connection.ts";
import type { PaymentProviders } from "../flows/payment/payment-providers.ts";
import { openPaypal, type PaypalSettings } from "../integrations/payments/paypal.ts";
import { openPayu, type PayuSettings } from "../integrations/payments/payu.ts";
import type { PaymentProvider } from "../integrations/payments/provider.ts";
import type { PaymentStandIn } from "../../stand-ins/payments/stand-in.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** The online payments a shop has by its settings. */
export interface OpenedPayments {
  connected: PaymentProvider[];
  /** What plays those that are not connected, where the shop's address is this machine. */
  played: PaymentProvider[];
  /** Where the stand-ins serve their pages on loopback, by the payment's code. */
  standInPages: Record<string, string>;
  /** What answers in the stand-ins' place, to be stopped with the shop. */
  standIns: PaymentStandIn[];
}

/**
 * Opens the payments the settings name. One without credentials there has a stand-in where the shop's own address is
 * this machine, until staff enter some: a stand-in never answers in a shop others can reach.
 */
export async function openPayments(settings: Settings): Promise<OpenedPayments> {
  const opened: OpenedPayments = { connected: [], played: [], standInPages: {}, standIns: [] };
  const mayStandIn = isThisMachine(settings.publicUrl);
  const payu = realPayu(settings);
  const paypal = realPaypal(settings);
  if (payu !== null) opened.connected.push(payu);
  else if (mayStandIn) await addPayuStandIn(opened, settings);
  if (paypal !== null) opened.connected.push(paypal);
  else if (mayStandIn) await addPaypalStandIn(opened, settings);
  return opened;
}

/** Returns the providers for a command run while the shop runs; its stand-ins are found by the file `reached.json`. */
export function connectedPayments(settings: Settings): Required<Pick<PaymentProviders, "connected" | "standIns">> {
  const { payu, paypal } = readReached(settings);
  return {
    connected: [realPayu(settings), realPaypal(settings)].filter((provider) => provider !== null),
    standIns: [
      payu === undefined ? [] : openPayu({ ...payu, currencies: settings.payuCurrencies }),
      paypal === undefined ? [] : openPaypal({ ...paypal, currencies: settings.paypalCurrencies }),
    ].flat(),
  };
}

/** Returns what opens the payments whose credentials staff entered, at these hosts; where none is named, at their own. Whose credentials stay the same is opened once: its token is good for a while. */
export function enteredPayments(
  connections: Pick<Connections, "box">,
  at: { payu?: string; paypal?: string } = {},
): NonNullable<PaymentProviders["entered"]> {
  const last = new Map<string, { by: string; provider: PaymentProvider }>();
  const cachedFor = (opened: object, code: string, open: () => PaymentProvider) => {
    const by = createHash("sha256").update(JSON.stringify(opened)).digest("hex");
    const known = last.get(code);
    if (known?.by === by) return known.provider;
    const provider = open();
    last.set(code, { by, provider });
    return provider;
  };
  return async (db, code) => {
    if (code !== "payu" && code !== "paypal") return null;
    if (code === "payu") {
      const opened = await unlessLocked(openConnection(db, connections, code));
      return opened && cachedFor(opened, code, () => enteredPayu(opened, at.payu));
    }
    const opened = await unlessLocked(openConnection(db, connections, code));
    return opened && cachedFor(opened, code, () => enteredPaypal(opened, at.paypal));
  };
}

/** Returns PayU by what staff entered. */
export function enteredPayu({ fields, secrets }: OpenedConnection<"payu">, url?: string): PaymentProvider {
  return openPayu({
    url: url ?? hosts.payu[fields.environment],
    posId: fields.posId,
    clientId: fields.clientId || fields.posId,
    ...secrets,
    currencies: currenciesOf(fields),
  });
}

/** Returns PayPal by what staff entered. */
export function enteredPaypal({ fields, secrets }: OpenedConnection<"paypal">, url?: string): PaymentProvider {
  const { environment, clientId, webhookId } = fields;
  const { secret } = secrets;
  return openPaypal({
    url: url ?? hosts.paypal[environment],
    clientId,
    secret,
    webhookId,
    currencies: currenciesOf(fields),
  });
}

const hosts = {
  payu: { sandbox: "https://secure.snd.payu.com", production: "https://secure.payu.com" },
  paypal: { sandbox: "https://api-m.sandbox.paypal.com", production: "https://api-m.paypal.com" },
} as const;

/** An account charges in PLN where nothing else was said. */
function currenciesOf({ currencies: said }: { currencies: string }): Currency[] {
  const named = said.toLowerCase().split(", ");
  return currencies.filter((currency) => currency === "pln" || named.includes(currency));
}

/** Whose secrets cannot be opened is as good as not connected; the screen of the connection says so. */
async function unlessLocked<Opened>(opening: Promise<Opened | null>): Promise<Opened | null> {
  return opening.catch((error: unknown) => {
    if (error instanceof SecretLocked) return null;
    throw error;
  });
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
  opened.played.push(provider);
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
