import type { receipts as polish } from "../../pl/backoffice/receipts.ts";

/** Czech: fiscal receipts. */
export const receipts = {
  OFFICE_CONNECTION_EPARAGONY: "eparagony.pl: fiskální účtenky",
  OFFICE_CONNECTION_EPARAGONY_TEXT:
    "Prodeje, na které se nevztahuje osvobození od pokladny (dobírka, osobní odběr, zboží nikdy neosvobozené), se registrují samy na pokladně této služby a číslo účtenky se vrátí k objednávce. Údaje dostaneš od eparagony.pl spolu s pokladnou.",
  OFFICE_CONNECTION_EPARAGONY_ENVIRONMENT: "Prostředí",
  OFFICE_CONNECTION_EPARAGONY_ENVIRONMENT_SANDBOX: "Sandbox: zkoušky",
  OFFICE_CONNECTION_EPARAGONY_ENVIRONMENT_PRODUCTION: "Produkce: skutečné účtenky",
  OFFICE_CONNECTION_EPARAGONY_POSID: "Číslo pokladního místa (posId)",
  OFFICE_CONNECTION_EPARAGONY_CLIENTID: "Client ID",
  OFFICE_CONNECTION_EPARAGONY_CLIENTSECRET: "Client secret",
  OFFICE_CONNECTION_EPARAGONY_SINCE: "Registrovat prodeje ode dne (RRRR-MM-DD)",
  OFFICE_REFUSED_RECEIPTS_OFF:
    "Není připojena žádná pokladna. Připoj ji v nastavení, nebo označ, že prodej zaregistrovala jiná.",
  OFFICE_REFUSED_RECEIPT_NOT_NOW:
    "Tuto účtenku teď nelze změnit: je zaregistrovaná nebo na cestě, nebo objednávka ještě nemá doklad.",
  OFFICE_RECEIPT: "Fiskální účtenka",
  OFFICE_RECEIPT_NEEDED: "Tento prodej vyžaduje pokladnu",
  OFFICE_RECEIPT_STATE_ASKED: "registruje se",
  OFFICE_RECEIPT_STATE_UNCLEAR: "neví se, zda je zaregistrovaná",
  OFFICE_RECEIPT_STATE_REGISTERED: "zaregistrovaná",
  OFFICE_RECEIPT_STATE_FAILED: "nezaregistrovaná",
  OFFICE_RECEIPT_STATE_ELSEWHERE: "zaregistrovaná na jiné pokladně",
  OFFICE_RECEIPT_NUMBER: "Č. @number, pokladna @device",
  OFFICE_RECEIPT_SEE: "Zobrazit účtenku",
  OFFICE_RECEIPT_PROBLEM: "Pokladna říká: @problem",
  OFFICE_RECEIPT_CURRENCY: "Pokladna bere jen zloté: zaregistruj tento prodej jinak.",
  OFFICE_RECEIPT_ACT_ASKED: "Zaregistrovat na pokladně",
  OFFICE_RECEIPT_ACT_ELSEWHERE: "Má ji jiná pokladna",
  OFFICE_RECEIPT_SAVED: "Účtenka: uloženo",
  OFFICE_DECIDE_RECEIPTSSTUCK_ONE: "@count prodej bez účtenky",
  OFFICE_DECIDE_RECEIPTSSTUCK_FEW: "@count prodeje bez účtenky",
  OFFICE_DECIDE_RECEIPTSSTUCK_MANY: "@count prodejů bez účtenky",
  OFFICE_DECIDE_RECEIPTSSTUCK_TEXT: "Pokladna je nepřijala nebo neodpověděla. Důvod a co dál je u dokladu.",
  OFFICE_DECIDE_RECEIPTSSTUCK_WAY: "Zobrazit důvod",
  OFFICE_LOG_ACT_CHANGERECEIPT: "mění fiskální účtenku",
  OFFICE_RECEIPT_BREAK_CASH: "dobírka",
  OFFICE_RECEIPT_BREAK_COLLECTED: "osobní odběr",
  OFFICE_RECEIPT_BREAK_GOODS: "zboží nikdy neosvobozené",
  OFFICE_RECEIPT_BREAK_ADDRESS: "chybí adresa kupujícího",
  OFFICE_RECEIPT_BREAK_UNPROVEN: "platba není doložena",
} as const satisfies Record<keyof typeof polish, string>;
