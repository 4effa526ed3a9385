import type { ContentOf } from "../database/mail/email-contents.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** What the shop is told of that nobody else would tell it. */
type ShopNotice = ContentOf<"shopNotice">;

/** Tells the shop that something is not as usual, and what can be done about it. */
export function shopNoticeEmail(notice: ShopNotice, { to, publicUrl }: { to: string; publicUrl: string }): Email {
  const { heading, text, advice } = said(notice);
  const html = emailHtml({
    lanCode: "pl",
    heading,
    body: `<p>${escapeHtml(text)}</p><p>${escapeHtml(advice)}</p>`,
    footer: [publicUrl],
  });
  return { to, subject: heading, text: emailText(html), html };
}

function said(notice: ShopNotice): { heading: string; text: string; advice: string } {
  if (notice.about === "lettersBounded") {
    return {
      heading: `Dużo listów na jeden adres: ${notice.address}`,
      text: `W ciągu doby na adres ${notice.address}, którego nikt nie potwierdził, wyszło ${notice.most} listów. Dalsze zatrzymujemy: może ktoś podaje cudzy adres.`,
      advice:
        "Zatrzymane listy pokazuje „npm run shop -- emails --held”, a wysyła „npm run shop -- emails --send NUMER”. Ile listów wolno wysłać na dobę, mówi „npm run shop -- config letters_a_day”.",
    };
  }
  if (notice.about === "webhookOff") {
    return {
      heading: `Webhook „${notice.webhook}” jest wyłączony`,
      text: `Od ${notice.days} dni adres ${notice.address} nie przyjął niczego, co sklep mu wysłał. Nie wysyłamy mu już nic; to, co czeka, wyjdzie, gdy webhook włączysz.`,
      advice:
        "Sprawdź program, który pod tym adresem słucha. Potem włącz webhook w zapleczu: Ustawienia → Webhooki. Tam też widać, co ten adres odpowiadał.",
    };
  }
  if (notice.about === "test")
    return {
      heading: "List próbny ze sklepu",
      text: "Ten list wysłano z ustawień sklepu, żeby sprawdzić, czy listy dochodzą.",
      advice: "Jeśli trafił do spamu, ustawienia pokażą, czego w DNS brakuje: SPF, DKIM albo DMARC.",
    };
  return {
    heading: "Ktoś zgaduje hasła do kont klientów",
    text: `W ciągu godziny ktoś próbował bez skutku zalogować się na ${notice.accounts} kont, z urządzeń, z których nikt się na nie nie logował. Sklep przyjmuje teraz takie próby wolniej; klienci na swoich urządzeniach logują się jak dotąd.`,
    advice:
      "Nie musisz nic robić. Jeśli to trwa, poszukaj w dzienniku serwera adresów, z których przychodzą próby, i zamknij je przed sklepem.",
  };
}
