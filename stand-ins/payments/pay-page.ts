import { escapeHtml } from "../../src/domain/escape.ts";

export interface PayPage {
  /** The provider that is stood in for. */
  provider: "PayU" | "PayPal";
  /** Language tag; others than Polish and Czech read English. */
  language: string;
  /** What is paid and how much, as the shopper reads it. */
  what: string;
  amount: string;
  /** How it stands: only an open payment can be answered. */
  state: "open" | "paid" | "over" | "unknown";
  /** Where one goes on once it is over. */
  back: string;
}

/** Returns the page on which a payment is accepted, refused or given up: plain HTML, no scripts, nothing from elsewhere. */
export function payPage({ provider, language, what, amount, state, back }: PayPage): string {
  const t = texts[language.startsWith("pl") ? "pl" : language.startsWith("cs") ? "cs" : "en"];
  const ways =
    provider === "PayU"
      ? `<fieldset><legend>${t.way}</legend>${["BLIK", t.card, t.transfer, t.later].map((way, at) => `<label><input type="radio" name="way" value="${at}"${at === 0 ? " checked" : ""}><span>${way}</span></label>`).join("")}</fieldset>`
      : "";
  const form = `<form method="post">${ways}<button name="answer" value="pay">${t.pay} ${escapeHtml(amount)}</button><button class="quiet" name="answer" value="refuse">${t.refuse}</button><button class="quiet" name="answer" value="cancel">${t.cancel}</button></form>`;
  const over = `<p class="over">${t[state === "open" ? "over" : state]}</p>${back === "" ? "" : `<p><a href="${escapeHtml(back)}">${t.back}</a></p>`}`;
  return `<!doctype html><html lang="${language.slice(0, 2) || "pl"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t.title} (${provider})</title><style>${style}</style></head>
<body><header><strong>${provider}</strong> <span>${t.standIn}</span></header><main><p class="note">${t.note.replaceAll("@provider", provider)}</p><h1>${escapeHtml(what)}</h1><p class="sum">${escapeHtml(amount)}</p>${state === "open" ? form : over}</main></body></html>`;
}

/** Its own policy: nothing runs and nothing is loaded. */
export const payPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

const texts = {
  pl: {
    title: "Płatność na próbę",
    standIn: "atrapa",
    note: "To atrapa operatora @provider: żadne pieniądze nie zmieniają właściciela. Wybierz, jak ma się skończyć płatność.",
    way: "Sposób zapłaty",
    card: "Karta",
    transfer: "Szybki przelew",
    later: "Zapłać później",
    pay: "Zapłać",
    refuse: "Odmowa banku",
    cancel: "Zrezygnuj i wróć do sklepu",
    paid: "Ta płatność jest już zapłacona.",
    over: "Ta płatność jest już zakończona.",
    unknown: "Atrapa nie zna tej płatności. Wróć do zamówienia i zapłać jeszcze raz.",
    back: "Wróć do sklepu",
  },
  en: {
    title: "Trial payment",
    standIn: "stand-in",
    note: "This is a stand-in for @provider: no money moves. Choose how the payment ends.",
    way: "How to pay",
    card: "Card",
    transfer: "Instant transfer",
    later: "Pay later",
    pay: "Pay",
    refuse: "Refused by the bank",
    cancel: "Give up and go back to the shop",
    paid: "This payment is paid already.",
    over: "This payment is over already.",
    unknown: "The stand-in does not know this payment. Go back to your order and pay again.",
    back: "Back to the shop",
  },
  cs: {
    title: "Zkušební platba",
    standIn: "náhražka",
    note: "Tohle je náhražka služby @provider: žádné peníze se nepřevádějí. Vyberte, jak má platba skončit.",
    way: "Způsob platby",
    card: "Karta",
    transfer: "Rychlý převod",
    later: "Zaplatit později",
    pay: "Zaplatit",
    refuse: "Zamítnuto bankou",
    cancel: "Vzdát to a vrátit se do obchodu",
    paid: "Tato platba je už zaplacená.",
    over: "Tato platba už skončila.",
    unknown: "Náhražka tuto platbu nezná. Vraťte se k objednávce a zaplaťte znovu.",
    back: "Zpět do obchodu",
  },
} as const;

const style =
  "*{box-sizing:border-box}body{margin:0;background:#f6f6f3;color:#111;font:16px/24px Arial,sans-serif}header{padding:16px;background:#111;color:#fff}header strong{font-size:20px}header span{margin-left:8px;padding:2px 8px;border:1px solid #fff;font-size:14px}main{max-width:480px;margin:0 auto;padding:24px 16px 48px}.note{margin:0 0 32px;padding:12px 16px;border:1px solid #111;background:#ffe97a}h1{margin:0;font-size:20px;line-height:28px}.sum{margin:0 0 24px;font-size:44px;line-height:56px;font-weight:bold;letter-spacing:-1px}fieldset{display:grid;margin:0 0 24px;padding:0;border:0}legend{padding:0 0 8px;font-size:14px;color:#5c5b56}label{display:flex;gap:12px;align-items:center;min-height:48px;border-top:1px solid #c9c8c1;cursor:pointer}label:last-child{border-bottom:1px solid #c9c8c1}input{width:20px;height:20px;margin:0;accent-color:#111}form{display:grid}button{min-height:56px;margin:0 0 12px;padding:8px 16px;border:1px solid #111;border-radius:0;background:#111;color:#fff;font:bold 16px/24px Arial,sans-serif;cursor:pointer}button.quiet{min-height:48px;background:none;color:#111;font-weight:normal}button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}a{color:#111}";
