import { changeableConfig, type ChangeableConfig, misshapenConfig } from "./shop-config.ts";

/** The pages the law wants, by the end of their Config entry (`page_terms` and so on). */
export const lawfulPages = ["terms", "returns", "privacy", "shipping"] as const;
export type LawfulPage = (typeof lawfulPages)[number];

/** What must be there before a shop opens, or be knowingly done without. */
export const openingDuties = [
  "name",
  "address",
  "email",
  "phone",
  "nip",
  ...lawfulPages,
  "bank",
  "details",
  "payments",
  "orders",
  "letters",
  "sender",
  "inbox",
  "goods",
] as const;
export type OpeningDuty = (typeof openingDuties)[number];

/** The way from an empty shop to one that sells, in its order, each step with the duties it is made of. */
export const openingSteps = {
  seller: ["name", "address", "email", "phone", "nip", "bank", "details"],
  looks: [],
  goods: ["goods"],
  delivery: ["orders", "payments"],
  pages: lawfulPages,
  letters: ["letters", "sender", "inbox"],
} as const satisfies Record<string, readonly OpeningDuty[]>;
export type OpeningStep = keyof typeof openingSteps;

/** What is there beside the duties: goods to be sold, and a home page that somebody has arranged. */
export interface StepFacts {
  onSale: number;
  arranged: boolean;
}

/** Returns whether a step is done: nothing it is made of is missing, of goods there is one to be sold, and the home page says something of the shop's own. */
export function isStepDone(step: OpeningStep, items: readonly OpeningItem[], { onSale, arranged }: StepFacts): boolean {
  const duties: readonly OpeningDuty[] = openingSteps[step];
  const isMissing = items.some(({ duty, state }) => state === "missing" && duties.includes(duty));
  return !isMissing && (step !== "goods" || onSale > 0) && (step !== "looks" || arranged);
}

/** The entries by which a shop has what a duty asks for; anything else that is set and not in its form is a duty together. */
export const dutyDetails = {
  name: ["shop_company"],
  address: ["shop_street", "shop_city"],
  email: ["shop_email"],
  phone: ["shop_phone"],
  nip: ["shop_nip"],
  bank: ["shop_bank_account"],
} as const satisfies Partial<Record<OpeningDuty, readonly ChangeableConfig[]>>;

/** What a shop knowingly does without. */
export interface Waiver {
  duty: string;
  why: string;
  at: Date;
}

/** What is known of a shop that asks whether it may open. */
export interface ShopToOpen {
  config: Readonly<Record<string, string>>;
  pages: Readonly<Record<LawfulPage, "missing" | "draft" | "confirmed">>;
  /** Whether payment by bank transfer is switched on. */
  transfers: boolean;
  /** Online payments it offers through which no money moves: stand-ins, sandboxes. */
  unrealPayments: readonly string[];
  /** Whether it offers an online payment at all. */
  paysOnline: boolean;
  /** Whether it offers a payment at all, a country to deliver to, and the Polish names of the countries it delivers to and takes no payment for. */
  takesPayment: boolean;
  delivers: boolean;
  unpaidCountries: readonly string[];
  /** Whether emails leave it. */
  sendsEmails: boolean;
  mailFrom: string;
  shopEmail: string;
  /** Whether its goods, seller and customers are the demo's. */
  demo: boolean;
}

export interface OpeningItem {
  duty: OpeningDuty;
  state: "present" | "missing" | "waived";
  /** What is there, or what is missing and how it is given; a sentence for who runs the shop. */
  says: string;
  /** Why it is done without. */
  why?: string;
  /** Since when. */
  at?: Date;
}

/** Addresses of this kind are nobody's: they stand where nothing was set. */
const nobodys = /[@.]bruk\.example>?$/i;

/** Where the shop is told about orders while nobody has said where. */
export const nobodysInbox = "sklep@bruk.example";

/** Returns whether an address is one that nobody has: what the settings say where nothing was set. */
export function isNobodys(address: string): boolean {
  return nobodys.test(address);
}

/**
 * Returns what the law wants of a shop before it sells, each with whether it is there: who sells (Consumer Rights Act,
 * art. 12), its terms and what it says of returns, data and delivery, and the means by which it keeps its word: an account
 * for transfers, real payments, a payment for every country it delivers to, emails that leave. What does not concern it is left out. What
 * is said has to have its form: a mistyped account would stand in every letter.
 */
export function openingList(shop: ShopToOpen, waivers: readonly Waiver[]): OpeningItem[] {
  return openingDuties.flatMap((duty): OpeningItem[] => {
    const found = look[duty](shop);
    if (found === null) return [];
    const { there, says } = found;
    const waiver = there ? undefined : waivers.find((candidate) => candidate.duty === duty);
    if (waiver !== undefined) return [{ duty, state: "waived", says, why: waiver.why, at: waiver.at }];
    return [{ duty, state: there ? "present" : "missing", says }];
  });
}

interface Found {
  there: boolean;
  says: string;
}

/** Null: the shop has nothing to do with it. */
const look: Record<OpeningDuty, (shop: ShopToOpen) => Found | null> = {
  name: (shop) =>
    told(shop, "name", "Who sells is not named in full: config shop_company 'Kowalska Studio Anna Kowalska'."),
  address: (shop) =>
    told(
      shop,
      "address",
      "The seller has no address: config shop_street 'ul. …' and config shop_city '00-001 Warszawa'.",
    ),
  email: (shop) => told(shop, "email", "Shoppers have no e-mail address to write to: config shop_email …"),
  phone: (shop) => told(shop, "phone", "Shoppers have no telephone number: config shop_phone '+48 …'."),
  nip: (shop) =>
    told(
      shop,
      "nip",
      "The seller has no NIP: config shop_nip …; who sells without being registered waives it and says so.",
    ),
  terms: (shop) => page(shop, "terms", "terms"),
  returns: (shop) => page(shop, "returns", "page about returns and complaints"),
  privacy: (shop) => page(shop, "privacy", "privacy policy"),
  shipping: (shop) => page(shop, "shipping", "page about shipping and payments"),
  bank: (shop) =>
    shop.transfers
      ? told(
          shop,
          "bank",
          "Bank transfers are switched on, and none is offered while no account is named: config shop_bank_account 'PL…', or payment bank --off 'no account'.",
        )
      : null,
  details: ({ config }) =>
    misshapen(
      config,
      (Object.keys(changeableConfig) as ChangeableConfig[]).filter((code) => !ofDuties.includes(code)),
    ),
  payments: ({ paysOnline, unrealPayments }) => {
    if (!paysOnline) return null;
    return unrealPayments.length === 0
      ? there("Online payments are real ones.")
      : missing(
          `Through ${unrealPayments.join(" and ")} no money moves: enter the credentials of a real account at Connections in the back office, or set them (docs/operating.md, 'Taking real payments').`,
        );
  },
  orders: ({ takesPayment, delivers, unpaidCountries }) => {
    if (!delivers) return missing("Every country is switched off, so nobody can order: country PL --on.");
    if (!takesPayment)
      return missing(
        "No payment is offered, so nobody can order: 'payment' lists them with the reason, 'payment CODE --on' offers one again.",
      );
    return unpaidCountries.length === 0
      ? there("A payment is offered for every country.")
      : missing(
          `No payment is offered for ${unpaidCountries.join(", ")}, so nobody there can order: switch one on ('payment' lists them), or the countries off ('country CODE --off WHY').`,
        );
  },
  letters: ({ sendsEmails }) =>
    sendsEmails
      ? there("Emails leave the shop.")
      : missing(
          "No email leaves the shop, and a confirmation on paper or by e-mail is the buyer's right: enter a mail server at Connections in the back office, or set SMTP_URL.",
        ),
  sender: ({ mailFrom }) =>
    nobodys.test(mailFrom)
      ? missing(
          "Emails come from an address that is nobody's: name the sender with the mail server at Connections in the back office, or set MAIL_FROM.",
        )
      : there(`Emails come from ${mailFrom}.`),
  inbox: ({ shopEmail }) =>
    nobodys.test(shopEmail)
      ? missing(
          "Orders and withdrawals are told to an address that is nobody's: name the inbox with the mail server at Connections in the back office, or set SHOP_EMAIL.",
        )
      : there(`Orders are told to ${shopEmail}.`),
  goods: ({ demo }) =>
    demo
      ? missing(
          "The demo is in this shop: invented goods and seller, discount codes and customers whose passwords everybody knows. Begin the real one with an empty DATA_DIR or database.",
        )
      : null,
};

const ofDuties: readonly ChangeableConfig[] = Object.values(dutyDetails).flat();

function told({ config }: ShopToOpen, duty: keyof typeof dutyDetails, otherwise: string): Found {
  const codes: readonly ChangeableConfig[] = dutyDetails[duty];
  const contents = codes.map((code) => config[code] ?? "");
  if (contents.some((content) => content === "" || /^0+$/.test(content) || nobodys.test(content)))
    return missing(otherwise);
  return misshapen(config, codes) ?? there(contents.join(", "));
}

function misshapen(config: ShopToOpen["config"], codes: readonly ChangeableConfig[]): Found | null {
  const wrong = misshapenConfig(config).filter(({ code }) => codes.includes(code));
  return wrong.length === 0
    ? null
    : missing(
        wrong
          .map(({ code, content, expected }) => `${code} is '${content}' and must be ${expected}: config ${code} ….`)
          .join(" "),
      );
}

function page({ pages }: ShopToOpen, which: LawfulPage, name: string): Found {
  if (pages[which] === "confirmed") return there(`The ${name}: confirmed.`);
  if (pages[which] === "missing") return missing(`There is no ${name}: config page_${which} names the page.`);
  return missing(
    `The ${name}: a draft, not confirmed. Read it, change what does not fit you, then 'page confirm ${which}'.`,
  );
}

function there(says: string): Found {
  return { there: true, says };
}

function missing(says: string): Found {
  return { there: false, says };
}
