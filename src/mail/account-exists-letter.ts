import type { LanCode } from "../domain/language.ts";
import { type Letter, letterHtml, letterText } from "./letter.ts";

/** Tells an account's owner that someone ordered with their e-mail and asked for a new account. */
export function accountExistsLetter({ to, lanCode, shopName, publicUrl }: { to: string; lanCode: LanCode; shopName: string; publicUrl: string }): Letter {
  const { subject, text } = texts[lanCode];
  const html = letterHtml({ lanCode, heading: subject, body: `<p>${text}</p>`, footer: [shopName, publicUrl] });
  return { to, subject: `${subject} – ${shopName}`, text: letterText(html.slice(html.indexOf("<body>"))), html };
}

const texts: Record<LanCode, { subject: string; text: string }> = {
  pl: { subject: "Masz już u nas konto", text: "Ktoś, pewnie Ty, złożył zamówienie, podając ten adres, i chciał założyć konto. Konto z tym adresem już jest, więc nowego nie zakładamy, a zamówienie przyjęliśmy jako złożone bez konta. Następnym razem zaloguj się, a dane wpiszemy za Ciebie." },
  en: { subject: "You already have an account", text: "Someone, probably you, placed an order with this address and asked us to open an account. There is one already, so we did not open another and accepted the order without an account. Log in next time and we will fill in your details." },
  cz: { subject: "Účet už u nás máte", text: "Někdo, nejspíš vy, si s touto adresou objednal zboží a chtěl založit účet. Účet s ní už existuje, nový jsme proto nezakládali a objednávku jsme přijali bez účtu. Příště se přihlaste a údaje vyplníme za vás." },
};
