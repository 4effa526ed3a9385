import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/**
 * What somebody wrote to the shop, for themselves to keep. Addresses of the web in it are left out: anybody can
 * type a message with somebody else's e-mail, and the shop's name must not carry a stranger's links.
 */
export function messageCopyEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  subject,
  message,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  subject: string;
  message: string;
}): Email {
  const t = texts[lanCode];
  const kept = (text: string) =>
    escapeHtml(text.replace(/\S*(?:https?:\/\/|www\.)\S*|\S+\.\p{L}{2,}\/\S*/giu, "[…]")).replaceAll("\n", "<br>");
  const body = `<p>${t.text}</p>${subject === "" ? "" : `<p><strong>${kept(subject)}</strong></p>`}<p>${kept(message)}</p><p><span>${t.ignore}</span></p>`;
  const html = emailHtml({ lanCode, shopName, heading: t.heading, body, footer: [shopName, publicUrl] });
  return { to, subject: `${t.heading} – ${shopName}`, text: emailText(html), html };
}

const texts: Record<LanCode, Record<"heading" | "text" | "ignore", string>> = {
  pl: {
    heading: "Mamy Twoją wiadomość",
    text: "Dziękujemy. Odpowiemy na ten adres, a to, co do nas napisano, jest poniżej:",
    ignore: "Jeśli to nie Twoja wiadomość, nic nie rób: ktoś podał ten adres zamiast swojego.",
  },
  en: {
    heading: "We have your message",
    text: "Thank you. We will answer to this address. This is what was written to us:",
    ignore: "If it is not your message, do nothing: somebody gave this address in place of their own.",
  },
  cz: {
    heading: "Máme vaši zprávu",
    text: "Děkujeme. Odpovíme na tuto adresu. Toto jsme dostali:",
    ignore: "Pokud to není vaše zpráva, nedělejte nic: někdo uvedl tuto adresu místo své.",
  },
};
