// One long file: the one table of every setting, from which they are read and documented.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  address,
  anyText,
  countBetween,
  currencyList,
  folder,
  key32,
  measurementId,
  oneOf,
  proxies,
  scale,
  secretText,
  siteAddress,
  urlWith,
  version,
} from "./setting-kinds.ts";
import type { Kind } from "./setting-kinds.ts";
import { nobodysInbox } from "../domain/opening.ts";
import { brokenSets } from "./setting-sets.ts";

/**
 * Every setting of the shop, each said once: the variable, what it is when unset, what it means.
 * The table of `docs/settings.md` is made from this (see `settingsMarkdown`), and a test compares the two.
 */
export const settingsTable = {
  port: setting("PORT", "3000", "Port the shop listens on; 0 takes any free one.", countBetween(0, 65_535)),
  host: setting(
    "HOST",
    "localhost",
    "Address the shop listens on; `0.0.0.0` lets other machines in.",
    anyText("a host name or an address"),
  ),
  publicUrl: setting(
    "PUBLIC_URL",
    undefined,
    "Address shoppers type, scheme and host alone, used in links, emails and `sitemap.xml`. Unset: `http://HOST:PORT`.",
    siteAddress,
  ),
  adminUrl: setting(
    "ADMIN_URL",
    undefined,
    "Address of the back office alone, as `https://zaplecze.sklep.example`: `/admin/` is there and nowhere else, and nothing of the shop is. Unset: the shop's own.",
    siteAddress,
  ),
  adminNetworks: setting(
    "ADMIN_NETWORKS",
    undefined,
    "Addresses or networks the back office is for, separated by commas; from elsewhere its addresses are unknown ones. Unset: from anywhere.",
    proxies,
  ),
  dataDir: setting(
    "DATA_DIR",
    projectFolder("data"),
    "Folder of the database, pictures, prerendered pages and unsent emails. Unset: `data` in the project.",
    folder,
  ),
  picturesDir: setting(
    "PICTURES_DIR",
    undefined,
    "Folder of the pictures as they were given, one for all servers. Unset: `pictures` in `DATA_DIR`.",
    folder,
  ),
  s3Endpoint: setting(
    "S3_ENDPOINT",
    undefined,
    "Address of a store that speaks S3, for the pictures in its place (`https://s3.eu-central-1.amazonaws.com`).",
    urlWith("https:", "http:"),
  ),
  s3Bucket: setting(
    "S3_BUCKET",
    undefined,
    "Bucket of the pictures there; it may stay private.",
    anyText("a bucket's name"),
  ),
  s3Region: setting("S3_REGION", "us-east-1", "Region of the bucket.", anyText("a region's name")),
  s3Key: setting(
    "S3_KEY",
    undefined,
    "Access key id for the bucket: it lists, reads and writes.",
    anyText("a key without spaces"),
  ),
  s3Secret: setting("S3_SECRET", undefined, "Its secret.", secretText),
  backupDir: setting(
    "BACKUP_DIR",
    undefined,
    "Folder of the backups made by the clock, on the machine that works off the jobs; best on another disk. Unset: `backups` in `DATA_DIR`.",
    folder,
  ),
  backupDays: setting(
    "BACKUP_DAYS",
    "14",
    "Days for which the backup of each night is kept; 0: none is made. The demo has none.",
    countBetween(0, 365),
  ),
  databaseUrl: setting(
    "DATABASE_URL",
    undefined,
    "A PostgreSQL of your own, version 15 or newer (`postgres://user:password@host/name`). Unset: the one that comes with the shop.",
    urlWith("postgres:", "postgresql:"),
  ),
  smtpUrl: setting(
    "SMTP_URL",
    undefined,
    "Mail server for emails (`smtps://user:password@host`). Unset: the one entered in the back office; without either emails are files in `DATA_DIR/mail`.",
    urlWith("smtp:", "smtps:"),
  ),
  mailFrom: setting(
    "MAIL_FROM",
    "Bruk <sklep@bruk.example>",
    "Sender of emails. Unset: the one entered with the mail server in the back office.",
    address,
  ),
  shopEmail: setting(
    "SHOP_EMAIL",
    nobodysInbox,
    "Where the shop itself is told about orders. Unset: the inbox entered with the mail server in the back office.",
    address,
  ),
  bounceSecret: setting(
    "BOUNCE_SECRET",
    undefined,
    "Secret with which emails that came back are posted to `/notify/returned-email`. Unset: nobody posts them there.",
    secretText,
  ),
  secretsKey: setting(
    "SECRETS_KEY",
    undefined,
    "Key that the secrets of connections are sealed under: 32 bytes in base 64, as `openssl rand -base64 32` makes them. Keep a copy apart from the backups. Unset: `secrets.key` in `DATA_DIR` while the shop's address is this machine, else no secret is saved.",
    key32,
  ),
  pointsUrl: setting(
    "POINTS_URL",
    undefined,
    "Host of the parcel-locker provider. Unset: InPost's public one; a stand-in with invented lockers while the shop's address is this machine.",
    urlWith("https:", "http:"),
  ),
  pointsToken: setting("POINTS_TOKEN", undefined, "Token the parcel-locker provider asks for.", anyText("a token")),
  taxpayerRegisters: setting(
    "TAXPAYER_REGISTERS",
    "on",
    "`on`: the back office asks the Ministry of Finance's list and VIES about the seller's NIP when somebody wants it to, and companies and towns are looked up where that is switched on in the connections; invented ones while the shop's address is this machine. `off`: nobody is asked.",
    oneOf("on", "off"),
  ),
  payuPosId: setting(
    "PAYU_POS_ID",
    undefined,
    "Point of sale at PayU (`pos_id`). Unset: the account entered in the back office; without either a stand-in while the shop's address is this machine, else no online payment.",
    anyText("a number"),
  ),
  payuClientId: setting(
    "PAYU_CLIENT_ID",
    undefined,
    "OAuth `client_id` at PayU. Unset: the point of sale.",
    anyText("a number"),
  ),
  payuClientSecret: setting(
    "PAYU_CLIENT_SECRET",
    undefined,
    "OAuth `client_secret` at PayU.",
    anyText("a key without spaces"),
  ),
  payuSecondKey: setting(
    "PAYU_SECOND_KEY",
    undefined,
    "Second key (MD5) at PayU, by which its notifications are known.",
    anyText("a key without spaces"),
  ),
  payuUrl: setting(
    "PAYU_URL",
    "https://secure.payu.com",
    "Host of PayU; its sandbox is `https://secure.snd.payu.com`.",
    urlWith("https:", "http:"),
  ),
  payuCurrencies: setting(
    "PAYU_CURRENCIES",
    "PLN,EUR,GBP,USD",
    "Currencies the account at PayU charges in; another is charged in PLN, and the shopper is shown that sum before ordering.",
    currencyList,
  ),
  paypalClientId: setting(
    "PAYPAL_CLIENT_ID",
    undefined,
    "Client id of the app at PayPal. Unset: the account entered in the back office; without either a stand-in while the shop's address is this machine, else no wallet.",
    anyText("an id without spaces"),
  ),
  paypalSecret: setting("PAYPAL_SECRET", undefined, "Secret of the app at PayPal.", anyText("a secret without spaces")),
  paypalWebhookId: setting(
    "PAYPAL_WEBHOOK_ID",
    undefined,
    "Id of the webhook at PayPal that leads to `PUBLIC_URL/notify/paypal`.",
    anyText("an id without spaces"),
  ),
  paypalUrl: setting(
    "PAYPAL_URL",
    "https://api-m.paypal.com",
    "Host of PayPal's API; its sandbox is `https://api-m.sandbox.paypal.com`.",
    urlWith("https:", "http:"),
  ),
  paypalCurrencies: setting(
    "PAYPAL_CURRENCIES",
    "PLN,EUR,GBP,USD",
    "Currencies the account at PayPal charges in.",
    currencyList,
  ),
  analyticsId: setting(
    "ANALYTICS_ID",
    undefined,
    "Measurement id of Google Analytics (`G-…`). Unset: nobody counts visits, and nobody is asked for consent.",
    measurementId,
  ),
  analyticsUrl: setting(
    "ANALYTICS_URL",
    "https://www.googletagmanager.com",
    "Host the analytics script comes from; another than Google's, a tag server of your own, also receives the events.",
    urlWith("https:", "http:"),
  ),
  googleClientId: setting(
    "GOOGLE_CLIENT_ID",
    undefined,
    "Client id of Google sign-in. Unset, like Facebook's: on this machine alone (`PUBLIC_URL` and `HOST` on localhost) both are stand-ins with invented people, elsewhere nobody signs in this way.",
    anyText("a client id"),
  ),
  googleUrl: setting(
    "GOOGLE_URL",
    undefined,
    "Host that serves Google's sign-in script and keys. Unset: Google's own.",
    urlWith("https:", "http:"),
  ),
  facebookAppId: setting(
    "FACEBOOK_APP_ID",
    undefined,
    "App id of Facebook sign-in; goes with its secret.",
    anyText("an app id"),
  ),
  facebookAppSecret: setting(
    "FACEBOOK_APP_SECRET",
    undefined,
    "The app's secret, with which the server asks about tokens.",
    anyText("a secret"),
  ),
  facebookUrl: setting(
    "FACEBOOK_URL",
    undefined,
    "Host that serves Facebook's script and Graph API. Unset: Facebook's own.",
    urlWith("https:", "http:"),
  ),
  facebookVersion: setting("FACEBOOK_VERSION", "v25.0", "Version of Facebook's Graph API.", version),
  trustProxy: setting(
    "TRUST_PROXY",
    undefined,
    "Proxies whose word on the client's address is believed: addresses or networks, separated by commas.",
    proxies,
  ),
  rateLimitScale: setting("RATE_LIMIT_SCALE", "1", "Multiplies every rate limit; for load tests.", scale),
  logLevel: setting(
    "LOG_LEVEL",
    "info",
    "How much is logged.",
    oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
  ),
  sessionDays: setting("SESSION_DAYS", "30", "Days a login lasts in which nobody uses it.", countBetween(1, 3650)),
  sessionMostDays: setting(
    "SESSION_MOST_DAYS",
    "180",
    "Days after which a login ends however often it is used.",
    countBetween(1, 3650),
  ),
  reminderMinutes: setting("REMINDER_MINUTES", "60", "Minutes a temporary password lasts.", countBetween(1, 10_080)),
  reviewDays: setting(
    "REVIEW_DAYS",
    "7",
    "Days after delivery until the buyer is asked for a review.",
    countBetween(0, 365),
  ),
  pointsPerZloty: setting(
    "POINTS_PER_ZLOTY",
    "1",
    "Loyalty points a delivered order earns for every full 1 PLN of goods paid for; 0: none.",
    countBetween(0, 1000),
  ),
  serviceWorker: setting(
    "SERVICE_WORKER",
    "on",
    "`off` gives browsers a service worker that ends itself and what it kept: the way out when one does harm.",
    oneOf("on", "off"),
  ),
  pageWorkers: setting(
    "PAGE_WORKERS",
    "2",
    "Processes that draw pages where there are many to prerender; they end when there is nothing to draw.",
    countBetween(1, 64),
  ),
};

/** What the programs receive: every setting read and checked, plus the public address worked out. */
export type Settings = Readonly<
  { [K in keyof typeof settingsTable]: ReturnType<(typeof settingsTable)[K]["read"]> } & { publicUrl: string }
>;

/** Settings that cannot be used. `problems` holds one whole sentence for each; `message` is all of them. */
export class WrongSettings extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "WrongSettings";
    this.problems = problems;
  }
}

/**
 * The settings in an environment such as `process.env`. A variable that is missing or empty takes
 * its default. Throws `WrongSettings` naming each wrong variable, what it was and what is accepted, and
 * each one that comes without what it goes with; a key, and a password inside a wrong URL, is not repeated.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = Object.fromEntries(
    Object.entries(settingsTable).map(([field, { name, fallback, kind }]) => {
      const given = env[name]?.trim() || fallback;
      if (given === undefined) return [field, undefined];
      const value = kind.read(given);
      if (value === undefined)
        problems.push(
          kind.isSecret
            ? `${name} is wrong: it must be ${kind.accepts}.`
            : `${name} is '${withoutPassword(given)}', but it must be ${kind.accepts}.`,
        );
      return [field, value];
    }),
  ) as { [K in keyof typeof settingsTable]: ReturnType<(typeof settingsTable)[K]["read"]> };
  problems.push(...brokenSets((name) => Boolean(env[name]?.trim())));
  if (problems.length > 0) throw new WrongSettings(problems);
  return { ...read, publicUrl: read.publicUrl ?? localAddress(read.host, read.port) };
}

/** The settings as the Markdown table that stands in `docs/settings.md`. */
export function settingsMarkdown(): string {
  const rows = Object.values(settingsTable).map(
    ({ name, fallback, meaning }) =>
      `| \`${name}\` | ${fallback === undefined || fallback === projectFolder("data") ? "" : `\`${fallback}\``} | ${meaning} |`,
  );
  return ["| setting | default | what it does |", "|---|---|---|", ...rows].join("\n");
}

/** One row: `read` only carries the type, a setting without a default may be absent. */
function setting<T, F extends string | undefined>(name: string, fallback: F, meaning: string, kind: Kind<T>) {
  return {
    name,
    fallback: fallback,
    meaning,
    kind,
    read: (text: string) => kind.read(text) as T | (F extends string ? never : undefined),
  };
}

function projectFolder(name: string): string {
  return resolve(fileURLToPath(new URL("../..", import.meta.url)), name);
}

function localAddress(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function withoutPassword(text: string): string {
  return text.replace(/(:\/\/[^:/@]*):.*@/, "$1:***@");
}
