import { href, stockAlertHref } from "../contract/paths.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

export interface StockEmail {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  link: string;
  /** What is waited for: the product's name, with its variant's where it has one. */
  what: string;
  /** The product's own url. */
  url: string;
}

/** Asks the owner of an address to confirm that they want to hear when something is back (law: double opt-in). */
export function stockConfirmEmail({ to, lanCode, shopName, publicUrl, link, what }: StockEmail): Email {
  const t = confirmTexts[lanCode];
  const confirm = publicUrl + stockAlertHref(link, "confirm");
  const end = publicUrl + stockAlertHref(link, "end");
  const body = `<p>${t.text} <strong>${escapeHtml(what)}</strong>.</p><p>${t.sure}</p><p><a class="do" href="${confirm}"><strong>${t.confirm}</strong></a></p><p><span>${t.ignore} <a href="${end}">${t.end}</a>.</span></p>`;
  const html = emailHtml({ lanCode, shopName, heading: t.subject, body, footer: [shopName, publicUrl] });
  return { to, subject: `${t.subject} – ${shopName}`, text: emailText(html), html, unsubscribe: end };
}

/** The one email of a confirmed wish: it is back. */
export function stockBackEmail({ to, lanCode, shopName, publicUrl, link, what, url }: StockEmail): Email {
  const t = backTexts[lanCode];
  const product = publicUrl + href(url);
  const end = publicUrl + stockAlertHref(link, "end");
  const body = `<p><strong>${escapeHtml(what)}</strong> ${t.text}</p><p><a class="do" href="${escapeHtml(product)}"><strong>${t.see}</strong></a></p><p><span>${t.once} <a href="${end}">${t.end}</a>.</span></p>`;
  const html = emailHtml({ lanCode, shopName, heading: t.subject, body, footer: [shopName, publicUrl] });
  return { to, subject: `${t.subject}: ${what} – ${shopName}`, text: emailText(html), html, unsubscribe: end };
}

const confirmTexts: Record<LanCode, Record<"subject" | "text" | "sure" | "confirm" | "ignore" | "end", string>> = {
  pl: {
    subject: "Potwierdź: damy znać, gdy wróci",
    text: "Ktoś, pewnie Ty, poprosił o jeden list, gdy wróci",
    sure: "Potwierdź w ciągu 7 dni, a napiszemy raz, tylko w tej sprawie:",
    confirm: "Tak, dajcie znać",
    ignore: "Jeśli to nie Ty, nic nie rób: bez potwierdzenia nie wyślemy nic więcej. Możesz też od razu",
    end: "usunąć ten adres",
  },
  en: {
    subject: "Confirm: we will tell you when it is back",
    text: "Somebody, probably you, asked for one letter when this is back:",
    sure: "Confirm within 7 days and we will write once, about this alone:",
    confirm: "Yes, let me know",
    ignore: "If it was not you, do nothing: without confirmation we will not write again. You can also",
    end: "remove this address now",
  },
  cz: {
    subject: "Potvrďte: dáme vědět, až se vrátí",
    text: "Někdo, nejspíš vy, nás požádal o jeden e-mail, až bude zpět:",
    sure: "Potvrďte to do 7 dnů a napíšeme jednou, jen v této věci:",
    confirm: "Ano, dejte mi vědět",
    ignore: "Pokud jste to nebyli vy, nedělejte nic: bez potvrzení už nic nepošleme. Můžete také hned",
    end: "adresu odstranit",
  },
};

const backTexts: Record<LanCode, Record<"subject" | "text" | "see" | "once" | "end", string>> = {
  pl: {
    subject: "Wróciło",
    text: "znów jest w sklepie. Nie odkładamy sztuk na bok, więc kto pierwszy, ten lepszy.",
    see: "Zobacz i kup",
    once: "To jedyny list w tej sprawie. Adres, którego użyliśmy, możesz",
    end: "usunąć od razu",
  },
  en: {
    subject: "Back in stock",
    text: "is in the shop again. We do not put pieces aside, so it is first come, first served.",
    see: "See it and buy",
    once: "This is the only letter about it. You can",
    end: "remove the address we used",
  },
  cz: {
    subject: "Zase skladem",
    text: "je znovu v obchodě. Kusy nerezervujeme, takže kdo dřív přijde, ten dřív bere.",
    see: "Prohlédnout a koupit",
    once: "Je to jediný e-mail v této věci. Použitou adresu můžete",
    end: "hned odstranit",
  },
};
