import type { Dictionary } from "../../../translations.ts";

/** What the parts of settings and content are for. */
export const hub = {
  OFFICE_HUB_HOME: "How the shop begins: the banner, the season and rows of goods.",
  OFFICE_HUB_MENU: "What is in the menu, and in which order.",
  OFFICE_HUB_NOTICES: "The line above the header, from when until when.",
  OFFICE_HUB_FOOTER: "Pages, groups of links and what the law wants.",
  OFFICE_HUB_SYNONYMS: "Words that mean the same in the search, and words without results.",
  OFFICE_HUB_REDIRECTS: "Where old addresses lead.",
  OFFICE_HUB_TEXTS: "Each sentence the shop says by itself, in three languages.",
  OFFICE_HUB_PAGES: "Terms, privacy, returns, about us, and any other page of text.",
  OFFICE_HUB_DELIVERY: "Countries, carriers and what delivery costs.",
  OFFICE_HUB_PAYMENTS: "How one can pay, and what is switched off.",
  OFFICE_HUB_OPENING: "What is left before it opens, computed from what is there.",
  OFFICE_HUB_SHOP: "Name, address, NIP, contact, account: who sells.",
  OFFICE_HUB_LOOKS: "Logo, colours and icon, with the home page beside them.",
  OFFICE_HUB_RULES: "Currencies, holds, limits and the pages the law wants.",
  OFFICE_HUB_LETTERS: "From whom they leave, and whether mail servers believe them.",
  OFFICE_HUB_BACKUPS: "Every night by itself, kept for as long as you want.",
  OFFICE_HUB_READY_TEXTS: "What a message to a buyer begins from.",
  OFFICE_HUB_CONNECTIONS: "KSeF, carriers, BaseLinker: credentials and tests.",
  OFFICE_HUB_WEBHOOKS: "Who is told when something happens.",
  OFFICE_HUB_STAFF: "Who works here, and what each may do.",
  OFFICE_HUB_KEYS: "For programs that read the shop or do something in it.",
  OFFICE_HUB_JOBS: "What did not succeed by itself: emails, payments. From here it is tried again.",
  OFFICE_HUB_LOG: "Who did what, and when.",
} as const satisfies Dictionary;
