import type { LanCode } from "../domain/language.ts";
import { type Letter, letterHtml, letterText } from "./letter.ts";

/** Tells an account's owner that someone ordered with their e-mail and asked for a new account. */
export function accountExistsLetter({ to, lanCode, shopName, publicUrl }: { to: string; lanCode: LanCode; shopName: string; publicUrl: string }): Letter {
  const { subject, text } = texts[lanCode];
  const html = letterHtml({ lanCode, heading: subject, body: `<p>${text}</p>`, footer: [shopName, publicUrl] });
  return { to, subject: `${subject} – ${shopName}`, text: letterText(html.slice(html.indexOf("<body>"))), html };
}

const texts: Record<LanCode, { subject: string; text: string }> = {
  pl: { subject: "Masz już u nas konto", text: "Ktoś, pewnie Ty, złożył zamówienie z tym adresem i chciał założyć konto. Konto z tym adresem już jest, więc nowego nie zakładamy, a zamówienie przyjęliśmy jako gość. Zaloguj się następnym razem, a dane wpiszemy za Ciebie." },
  en: { subject: "You already have an account", text: "Someone, probably you, placed an order with this address and asked for an account. There is one already, so we did not open another and took the order as a guest's. Log in next time and we will fill in your details." },
  cz: { subject: "Účet už u nás máte", text: "Někdo, nejspíš vy, objednal s touto adresou a chtěl založit účet. Účet už existuje, nový jsme proto nezakládali a objednávku jsme přijali jako od hosta. Příště se přihlaste a údaje vyplníme za vás." },
};
