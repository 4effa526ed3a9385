// One long file: each service with what it wants to be told, and what holds for them all.
import { servicesForm } from "../parcel/apaczka-service.ts";
import { isEmail } from "../field-rules.ts";
import { currencies } from "../money.ts";
import { accountForm, nipForm } from "../seller-numbers.ts";

/** A field of what a service wants to be told. */
export type ConnectionField = {
  /** It need not be given where this field is another than that; absent: it always counts. */
  readonly when?: { readonly field: string; readonly is: string };
} & (
  | {
      /** `text` is shown again; `secret`, and the text of a `file`, are sealed and shown to nobody. */
      readonly kind: "text" | "secret" | "file";
      readonly required: boolean;
      /** Returns it in its one form; null: it cannot be that. */
      readonly form: (given: string) => string | null;
    }
  /** The first of its options where nothing was chosen. */
  | { readonly kind: "choice"; readonly options: readonly string[] }
);

interface ConnectionTerms {
  readonly fields: Readonly<Record<string, ConnectionField>>;
  /** Whoever calls the shop shows a key that the shop makes. */
  readonly makesKey?: true;
}

const word = (given: string) => (/^[^\s\p{Cc}]{1,4000}$/u.test(given.trim()) ? given.trim() : null);
const contractNumber = (given: string) => (/^\d{1,9}$/.test(given.trim()) ? given.trim() : null);
/** What something costs in PLN: `12.50`; the comma is one, too. */
const zlotys = (given: string) => {
  const [, whole, part = ""] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(given.trim()) ?? [];
  return whole === undefined || Number(`${whole}.${part}`) === 0 ? null : `${Number(whole)}.${part.padEnd(2, "0")}`;
};
const googleNumber = (given: string) => (/^\d{1,20}$/.test(given.trim()) ? given.trim() : null);
const polishAccount = (given: string) => {
  const [, digits] = /^PL(\d{26})$/.exec(accountForm(given)?.replaceAll(" ", "") ?? "") ?? [];
  return digits ?? null;
};
const secretText = (given: string) => (given !== "" && given.length <= 500 && !/\p{Cc}/u.test(given) ? given : null);

/** Currencies an account charges in, PLN among them: `PLN, EUR`. */
const chargedCurrencies = (given: string) => {
  const named = given
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const known = currencies.filter((currency) => named.includes(currency));
  return known.includes("pln") && named.every((one) => currencies.some((currency) => currency === one))
    ? known.join(", ").toUpperCase()
    : null;
};
/** `sklep@firma.pl`, or with a name before it: `Sklep <sklep@firma.pl>`. */
const senderAddress = (given: string) => {
  const [, named = given] = /^[^<>"\p{Cc}]{1,100} <([^<>]+)>$/u.exec(given.trim()) ?? [];
  return isEmail(named.trim()) ? given.trim() : null;
};
const hostName = (given: string) =>
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i.test(given.trim())
    ? given.trim().toLowerCase()
    : null;
const portNumber = (given: string) =>
  /^[1-9]\d{0,4}$/.test(given.trim()) && Number(given) <= 65_535 ? given.trim() : null;

/** The services the shop speaks with, each with what it wants to be told, in its own words. A new one is one entry here, and its words in the dictionary. */
export const connections = {
  payu: {
    fields: {
      environment: { kind: "choice", options: ["sandbox", "production"] },
      posId: { kind: "text", required: true, form: contractNumber },
      // Another than the point of sale's number with some contracts.
      clientId: { kind: "text", required: false, form: contractNumber },
      clientSecret: { kind: "secret", required: true, form: word },
      secondKey: { kind: "secret", required: true, form: word },
      currencies: { kind: "text", required: false, form: chargedCurrencies },
    },
  },
  paypal: {
    fields: {
      environment: { kind: "choice", options: ["sandbox", "production"] },
      clientId: { kind: "text", required: true, form: word },
      secret: { kind: "secret", required: true, form: word },
      webhookId: { kind: "text", required: true, form: word },
      currencies: { kind: "text", required: false, form: chargedCurrencies },
    },
  },
  smtp: {
    fields: {
      host: { kind: "text", required: true, form: hostName },
      port: { kind: "text", required: true, form: portNumber },
      // `plain` is for a server on the same machine.
      security: { kind: "choice", options: ["tls", "starttls", "plain"] },
      user: { kind: "text", required: false, form: word },
      password: { kind: "secret", required: false, form: secretText },
      from: { kind: "text", required: true, form: senderAddress },
      // Where the shop itself is told about orders.
      inbox: { kind: "text", required: true, form: (given) => (isEmail(given.trim()) ? given.trim() : null) },
    },
  },
  ksef: {
    fields: {
      environment: { kind: "choice", options: ["test", "demo", "production"] },
      nip: { kind: "text", required: true, form: nipForm },
      authentication: { kind: "choice", options: ["certificate", "token"] },
      certificate: {
        kind: "file",
        required: true,
        form: (given) => pemForm(given, /CERTIFICATE/),
        when: { field: "authentication", is: "certificate" },
      },
      privateKey: {
        kind: "file",
        required: true,
        form: (given) => pemForm(given, /(?:(?:ENCRYPTED|RSA|EC) )?PRIVATE KEY/),
        when: { field: "authentication", is: "certificate" },
      },
      keyPassword: {
        kind: "secret",
        required: false,
        form: secretText,
        when: { field: "authentication", is: "certificate" },
      },
      token: { kind: "secret", required: true, form: word, when: { field: "authentication", is: "token" } },
      // Names who issued a paper that is handed over before it was sent; nobody logs in by it.
      offlineCertificate: { kind: "file", required: false, form: (given) => pemForm(given, /CERTIFICATE/) },
      offlineKey: {
        kind: "file",
        required: false,
        form: (given) => pemForm(given, /(?:(?:ENCRYPTED|RSA|EC) )?PRIVATE KEY/),
      },
      offlineKeyPassword: { kind: "secret", required: false, form: secretText },
    },
  },
  inpost: {
    fields: {
      api: { kind: "choice", options: ["shipx", "global"] },
      environment: { kind: "choice", options: ["sandbox", "production"] },
      // A number at ShipX, a UUID at the Global API.
      organizationId: {
        kind: "text",
        required: true,
        form: (given) =>
          /^(?:\d{1,12}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.test(given.trim()) ? word(given) : null,
      },
      token: { kind: "secret", required: true, form: word, when: { field: "api", is: "shipx" } },
      clientId: { kind: "text", required: true, form: word, when: { field: "api", is: "global" } },
      clientSecret: { kind: "secret", required: true, form: word, when: { field: "api", is: "global" } },
      // The shop's own locker: by ShipX goods come back to it.
      returnPoint: {
        kind: "text",
        required: false,
        form: (given) =>
          /^[A-Z]{2,6}\d[A-Z\d-]{1,20}$/.test(given.trim().toUpperCase()) ? given.trim().toUpperCase() : null,
        when: { field: "api", is: "shipx" },
      },
      // Parcels to lockers: a courier fetches none that was said to be handed in.
      handIn: { kind: "choice", options: ["self", "courier"], when: { field: "api", is: "shipx" } },
      returnLabels: { kind: "choice", options: ["byHand", "atOnce"] },
      returnCost: { kind: "text", required: false, form: zlotys },
      newsSecret: { kind: "secret", required: false, form: secretText },
      newsCertificate: {
        kind: "file",
        required: false,
        form: (given) => pemForm(given, /CERTIFICATE|PUBLIC KEY/),
        when: { field: "api", is: "global" },
      },
    },
  },
  packeta: {
    fields: {
      sender: { kind: "text", required: true, form: (given) => (given.trim().length <= 64 ? given.trim() : null) },
      apiPassword: {
        kind: "secret",
        required: true,
        form: (given) => (/^[\da-f]{32}$/i.test(given.trim()) ? word(given) : null),
      },
      apiKey: {
        kind: "text",
        required: false,
        form: (given) => (/^[\da-z]{16}$/i.test(given.trim()) ? word(given) : null),
      },
      returnLabels: { kind: "choice", options: ["byHand", "atOnce"] },
      returnCost: { kind: "text", required: false, form: zlotys },
      newsSecret: { kind: "secret", required: false, form: secretText },
    },
  },
  dpd: {
    fields: {
      environment: { kind: "choice", options: ["sandbox", "production"] },
      login: { kind: "text", required: true, form: word },
      password: { kind: "secret", required: true, form: secretText },
      masterFid: { kind: "text", required: true, form: contractNumber },
      payerFid: { kind: "text", required: false, form: contractNumber },
    },
  },
  apaczka: {
    fields: {
      environment: { kind: "choice", options: ["sandbox", "production"] },
      appId: { kind: "text", required: true, form: word },
      appSecret: { kind: "secret", required: true, form: word },
      // Money taken at the door comes there: 26 digits.
      bankAccount: { kind: "text", required: false, form: polishAccount },
      handIn: { kind: "choice", options: ["self", "courier"] },
      // Of each way of delivery one of Apaczka's, as `12:21, 13:41`.
      services: { kind: "text", required: false, form: servicesForm },
    },
  },
  eparagony: {
    fields: {
      environment: { kind: "choice", options: ["sandbox", "production"] },
      posId: { kind: "text", required: true, form: word },
      clientId: { kind: "text", required: true, form: word },
      clientSecret: { kind: "secret", required: true, form: secretText },
      // Sales before it were registered otherwise.
      since: {
        kind: "text",
        required: true,
        form: (given) =>
          /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(given.trim()) ? given.trim() : null,
      },
    },
  },
  ga4: {
    fields: {
      measurementId: {
        kind: "text",
        required: true,
        form: (given) => (/^G-[A-Z\d]{4,20}$/.test(given.trim().toUpperCase()) ? given.trim().toUpperCase() : null),
      },
      apiSecret: { kind: "secret", required: true, form: word },
    },
  },
  meta: {
    fields: {
      pixelId: {
        kind: "text",
        required: true,
        form: (given) => (/^\d{5,20}$/.test(given.trim()) ? given.trim() : null),
      },
      accessToken: { kind: "secret", required: true, form: word },
      // Of the window in which events are tried; it belongs to the check alone.
      testEventCode: {
        kind: "text",
        required: false,
        form: (given) => (/^[A-Z\d]{3,20}$/i.test(given.trim()) ? given.trim().toUpperCase() : null),
      },
    },
  },
  merchant: {
    fields: {
      merchantId: { kind: "text", required: true, form: googleNumber },
      serviceAccount: { kind: "file", required: true, form: serviceAccountForm },
      // Google writes to it what concerns the API; it must belong to a Google account.
      developerEmail: {
        kind: "text",
        required: true,
        form: (given) => (/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(given.trim()) ? word(given) : null),
      },
      dataSourcePl: { kind: "text", required: true, form: googleNumber },
      dataSourceEn: { kind: "text", required: false, form: googleNumber },
      currencyEn: { kind: "choice", options: ["pln", "eur", "gbp", "usd"] },
      dataSourceCz: { kind: "text", required: false, form: googleNumber },
      currencyCz: { kind: "choice", options: ["eur", "pln", "gbp", "usd"] },
    },
  },
  ceneo: {
    fields: {
      accountGuid: {
        kind: "text",
        required: true,
        form: (given) =>
          /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given.trim()) ? given.trim().toLowerCase() : null,
      },
      // From the order until the questionnaire.
      workDays: {
        kind: "text",
        required: true,
        form: (given) => (/^(?:[1-9]|[12]\d|30)$/.test(given.trim()) ? given.trim() : null),
      },
    },
  },
  lookUps: {
    fields: {
      companies: { kind: "choice", options: ["on", "off"] },
      towns: { kind: "choice", options: ["on", "off"] },
    },
  },
  baselinker: {
    fields: { networks: { kind: "text", required: false, form: networksForm } },
    makesKey: true,
  },
} as const satisfies Record<string, ConnectionTerms>;

export type ConnectionKind = keyof typeof connections;
export const connectionKinds = Object.keys(connections) as ConnectionKind[];

type FieldsOf<Kind extends ConnectionKind> = (typeof connections)[Kind]["fields"];
type ValueOf<Field> = Field extends { kind: "choice"; options: readonly (infer Option)[] } ? Option : string;

/** What a service is told that may be shown; '' where nothing was said. */
export type OpenFields<Kind extends ConnectionKind> = {
  readonly [
    Name in keyof FieldsOf<Kind> as FieldsOf<Kind>[Name] extends { kind: "text" | "choice" } ? Name : never
  ]: ValueOf<FieldsOf<Kind>[Name]>;
};

/** What it is told that nobody is shown; '' where nothing was said. */
export type SecretFields<Kind extends ConnectionKind> = {
  readonly [
    Name in keyof FieldsOf<Kind> as FieldsOf<Kind>[Name] extends { kind: "secret" | "file" } ? Name : never
  ]: string;
};

/** Returns the fields of a kind, by their names. */
export function fieldsOf(kind: ConnectionKind): Readonly<Record<string, ConnectionField>> {
  return connections[kind].fields;
}

/** Returns whether who calls the shop by a connection shows a key of the shop's making. */
export function makesKey(kind: ConnectionKind): boolean {
  return (connections[kind] as ConnectionTerms).makesKey === true;
}

/** Returns whether what a field holds is sealed and shown to nobody. */
export function isSecret({ kind }: ConnectionField): boolean {
  return kind === "secret" || kind === "file";
}

/** Returns a field's value in its one form, '' as nothing; null: it cannot be that. */
export function connectionForm(field: ConnectionField, given: string): string | null {
  if (field.kind === "choice") return field.options.includes(given) ? given : null;
  return given.trim() === "" ? "" : field.form(given);
}

/** Returns what holds for each field that may be shown: what was said, and of choices the first where nothing was. */
export function openFields(kind: ConnectionKind, said: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(kind))
      .filter(([, field]) => !isSecret(field))
      .map(([name, field]) => [name, said[name] ?? (field.kind === "choice" ? field.options[0]! : "")]),
  );
}

/** Returns whether a field counts beside what was chosen in the others. */
export function counts({ when }: ConnectionField, open: Readonly<Record<string, string>>): boolean {
  return when === undefined || open[when.field] === when.is;
}

/** Returns the names of the fields that must be there before the connection is switched on, and are not. `key`: none was made. */
export function lacking(
  kind: ConnectionKind,
  { said, secrets, hasKey }: { said: Readonly<Record<string, string>>; secrets: readonly string[]; hasKey: boolean },
): string[] {
  const open = openFields(kind, said);
  const fields = Object.entries(fieldsOf(kind))
    .filter(([, field]) => field.kind !== "choice" && field.required && counts(field, open))
    .filter(([name, field]) => (isSecret(field) ? !secrets.includes(name) : open[name] === ""))
    .map(([name]) => name);
  return makesKey(kind) && !hasKey ? [...fields, "key"] : fields;
}

/** What a test of a connection comes to. `credentials`: the service does not know them; `permission`: they may not do what the shop does; `answer`: it answers what nobody understands; `silent`: it does not answer; `locked`: the secrets cannot be opened. */
export const connectionResults = ["works", "credentials", "permission", "answer", "silent", "locked"] as const;
export type ConnectionResult = (typeof connectionResults)[number];

function pemForm(given: string, label: RegExp): string | null {
  const text = given.replace(/\r\n?/g, "\n").trim();
  const block = new RegExp(`^-----BEGIN (${label.source})-----\n[A-Za-z0-9+/=:,\\-\\s]{40,}\n-----END \\1-----`);
  return text.length <= 20_000 && block.test(text) ? `${text}\n` : null;
}

/** The key file of a Google service account, as far as it is needed: whose it is and what it signs by. */
function serviceAccountForm(given: string): string | null {
  const { type, client_email: email, private_key: key, private_key_id: id } = jsonObject(given);
  if (type !== "service_account" || typeof email !== "string" || typeof key !== "string") return null;
  const pem = pemForm(key, /(?:RSA )?PRIVATE KEY/);
  if (pem === null || !/^[^\s@]{1,200}@[^\s@]{1,200}$/.test(email)) return null;
  return JSON.stringify({ email, key: pem, ...(typeof id === "string" && { id: id.slice(0, 100) }) });
}

function jsonObject(given: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(given);
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Addresses and networks, separated by commas. */
function networksForm(given: string): string | null {
  const networks = given
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((network) => network.toLowerCase());
  return networks.length <= 50 && networks.every(isNetwork) ? networks.join(", ") : null;
}

function isNetwork(text: string): boolean {
  const [host = "", bits, ...rest] = text.split("/");
  const isFour = /^(?:\d{1,3}\.){3}\d{1,3}$/.test(host) && host.split(".").every((part) => Number(part) < 256);
  const isSix = /^[\da-f:.]{2,45}$/.test(host) && host.includes(":") && isHost(`[${host}]`);
  if (rest.length > 0 || (!isFour && !isSix)) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isFour ? 32 : 128));
}

function isHost(host: string): boolean {
  try {
    return new URL(`http://${host}/`).host !== "";
  } catch {
    return false;
  }
}
