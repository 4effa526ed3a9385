import { newsletterHref, paths } from "../contract/paths.ts";
import type { LanCode } from "../domain/language.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

interface NewsletterEmail {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  /** The key of the address's links. */
  link: string;
}

/** Asks the owner of an address to confirm that they want the newsletter (law: double opt-in). */
export function newsletterConfirmationEmail(email: NewsletterEmail): Email {
  const { lanCode, publicUrl } = email;
  const t = texts[lanCode];
  const end = endOf(email);
  return written(
    email,
    t.subject,
    `<p>${t.text}</p><p><a class="do" href="${publicUrl}${newsletterHref("confirm", email.link)}"><strong>${t.confirm}</strong></a></p><p>${t.ignore} <a href="${end}">${t.end}</a>.</p>`,
  );
}

/** Welcomes whoever confirmed: what will come, and how it ends. */
export function newsletterWelcomeEmail(email: NewsletterEmail): Email {
  const { lanCode, publicUrl } = email;
  const t = welcomeTexts[lanCode];
  const end = endOf(email);
  return written(
    email,
    t.subject,
    `<p>${t.text}</p><p><a class="do" href="${publicUrl}${paths.newProducts}"><strong>${t.see}</strong></a></p><p><span>${t.why} <a href="${end}">${t.end}</a>.</span></p>`,
  );
}

function written({ to, lanCode, shopName, publicUrl, link }: NewsletterEmail, heading: string, body: string): Email {
  const html = emailHtml({ lanCode, shopName, heading, body, footer: [shopName, publicUrl] });
  return {
    to,
    subject: `${heading} – ${shopName}`,
    text: emailText(html),
    html,
    unsubscribe: endOf({ publicUrl, link }),
  };
}

/** Where the address is taken off the list. */
function endOf({ publicUrl, link }: Pick<NewsletterEmail, "publicUrl" | "link">): string {
  return publicUrl + newsletterHref("end", link);
}

const welcomeTexts: Record<LanCode, Record<"subject" | "text" | "see" | "why" | "end", string>> = {
  pl: {
    subject: "Jesteś na liście",
    text: "Dzięki! Raz w tygodniu napiszemy, co przyszło, jakie rozmiary wróciły i co jest taniej. Bez lania wody.",
    see: "Zobacz nowości",
    why: "Piszemy, bo ten adres jest zapisany na nasz newsletter. W każdej chwili możesz się",
    end: "wypisać",
  },
  en: {
    subject: "You are on the list",
    text: "Thank you! Once a week we will write what has arrived, which sizes are back and what costs less. Nothing else.",
    see: "See what is new",
    why: "We write because this address is subscribed to our newsletter. At any time you can",
    end: "unsubscribe",
  },
  cz: {
    subject: "Jste na seznamu",
    text: "Díky! Jednou týdně napíšeme, co dorazilo, které velikosti se vrátily a co je levnější. Nic navíc.",
    see: "Prohlédnout novinky",
    why: "Píšeme, protože je tato adresa přihlášená k odběru newsletteru. Kdykoli se můžete",
    end: "odhlásit",
  },
};

const texts: Record<LanCode, Record<"subject" | "text" | "confirm" | "ignore" | "end", string>> = {
  pl: {
    subject: "Potwierdź zapis na newsletter",
    text: "Ktoś wpisał ten adres w naszym sklepie. Jeśli to Ty i chcesz dostawać newsletter, potwierdź zapis w ciągu 7 dni:",
    confirm: "Tak, chcę dostawać newsletter",
    ignore: "Jeśli to nie Ty, nic nie rób: bez potwierdzenia nie wyślemy nic więcej. Możesz też od razu",
    end: "usunąć ten adres",
  },
  en: {
    subject: "Confirm your newsletter sign-up",
    text: "Somebody entered this address in our shop. If it was you and you want our newsletter, confirm within 7 days:",
    confirm: "Yes, send me the newsletter",
    ignore: "If it was not you, do nothing: without confirmation we will not write again. You can also",
    end: "remove this address now",
  },
  cz: {
    subject: "Potvrďte odběr newsletteru",
    text: "Někdo zadal tuto adresu v našem obchodě. Pokud jste to byli vy a newsletter chcete, potvrďte odběr do 7 dnů:",
    confirm: "Ano, chci dostávat newsletter",
    ignore: "Pokud jste to nebyli vy, nedělejte nic: bez potvrzení už nic nepošleme. Můžete také hned",
    end: "adresu odstranit",
  },
};
