import { newsletterHref } from "../contract/paths.ts";
import type { LanCode } from "../domain/language.ts";
import { type Letter, letterHtml, letterText } from "./letter.ts";

/** Asks the owner of an address to confirm that they want the newsletter (law: double opt-in). */
export function newsletterLetter({ to, lanCode, shopName, publicUrl, link }: { to: string; lanCode: LanCode; shopName: string; publicUrl: string; link: string }): Letter {
  const t = texts[lanCode];
  const body = `<p>${t.text}</p><p><a href="${publicUrl}${newsletterHref("confirm", link)}"><strong>${t.confirm}</strong></a></p><p>${t.ignore} <a href="${publicUrl}${newsletterHref("end", link)}">${t.end}</a>.</p>`;
  const html = letterHtml({ lanCode, heading: t.subject, body, footer: [shopName, publicUrl] });
  return { to, subject: `${t.subject} – ${shopName}`, text: letterText(html.slice(html.indexOf("<body>"))), html, unsubscribe: `${publicUrl}${newsletterHref("end", link)}` };
}

const texts: Record<LanCode, Record<"subject" | "text" | "confirm" | "ignore" | "end", string>> = {
  pl: { subject: "Potwierdź zapis na newsletter", text: "Ktoś wpisał ten adres w naszym sklepie. Jeśli to Ty i chcesz dostawać newsletter, potwierdź zapis w ciągu 7 dni:", confirm: "Tak, chcę dostawać newsletter", ignore: "Jeśli to nie Ty, nic nie rób: bez potwierdzenia nie wyślemy nic więcej. Możesz też od razu", end: "usunąć ten adres" },
  en: { subject: "Confirm your newsletter sign-up", text: "Somebody entered this address in our shop. If it was you and you want our newsletter, confirm within 7 days:", confirm: "Yes, send me the newsletter", ignore: "If it was not you, do nothing: without confirmation we will not write again. You can also", end: "remove this address now" },
  cz: { subject: "Potvrďte odběr newsletteru", text: "Někdo zadal tuto adresu v našem obchodě. Pokud jste to byli vy a newsletter chcete, potvrďte odběr do 7 dnů:", confirm: "Ano, chci dostávat newsletter", ignore: "Pokud jste to nebyli vy, nedělejte nic: bez potvrzení už nic nepošleme. Můžete také hned", end: "adresu odstranit" },
};
