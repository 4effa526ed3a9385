import { endReviewsHref, reviewHref } from "../contract/paths.ts";
import type { LanCode } from "../domain/language.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Email, emailHtml, emailText } from "./email.ts";

/** Asks a buyer, some days after delivery, what they think of what they bought: one link for the whole order. */
export function reviewRequestEmail({
  to,
  lanCode,
  shopName,
  publicUrl,
  link,
  name,
  products,
}: {
  to: string;
  lanCode: LanCode;
  shopName: string;
  publicUrl: string;
  link: string;
  /** The buyer's first name, empty where unknown. */
  name: string;
  /** Names of what was bought. */
  products: readonly string[];
}): Email {
  const t = texts[lanCode];
  const write = publicUrl + reviewHref(link);
  const body = [
    `<p>${name === "" ? t.hello : t.helloTo.replace("@name", () => escapeHtml(name))} ${t.text}</p>`,
    `<p>${products.map((product) => `• ${escapeHtml(product)}`).join("<br>")}</p>`,
    `<p><a class="do" href="${write}"><strong>${t.write}</strong></a></p>`,
    `<p>${t.honest}</p>`,
    `<p><span>${t.why} <a href="${write}#koniec">${t.end}</a>.</span></p>`,
  ].join("");
  const html = emailHtml({ lanCode, shopName, heading: t.subject, body, footer: [shopName, publicUrl] });
  return {
    to,
    subject: `${t.subject} – ${shopName}`,
    text: emailText(html),
    html,
    unsubscribe: publicUrl + endReviewsHref(link),
  };
}

const texts: Record<
  LanCode,
  Record<"subject" | "hello" | "helloTo" | "text" | "write" | "honest" | "why" | "end", string>
> = {
  pl: {
    subject: "I jak się nosi?",
    hello: "Cześć!",
    helloTo: "Cześć, @name!",
    text: "Paczka jest u Ciebie od kilku dni. Powiedz innym, jak rzeczy wypadają z rozmiarem, materiałem i w praniu:",
    write: "Napisz opinię",
    honest:
      "Zajmie to minutę. Publikujemy i pochwały, i narzekania; odrzucamy tylko wulgaryzmy, reklamy i opinie nie na temat. Za opinię niczego nie dajemy, więc nikt jej nie kupił.",
    why: "Piszemy raz po każdym zamówieniu. Jeśli nie chcesz takich listów,",
    end: "napisz nam to jednym kliknięciem",
  },
  en: {
    subject: "How does it wear?",
    hello: "Hi!",
    helloTo: "Hi @name!",
    text: "Your parcel has been with you for a few days. Tell others how the size, the fabric and the wash turned out:",
    write: "Write a review",
    honest:
      "It takes a minute. We publish praise and complaints alike; we only turn down swearing, adverts and reviews that are not about the product. We give nothing for a review, so nobody has bought one.",
    why: "We write once after each order. If you do not want these letters,",
    end: "tell us with one click",
  },
  cz: {
    subject: "Jak se to nosí?",
    hello: "Dobrý den,",
    // A name would want its vocative.
    helloTo: "Dobrý den,",
    text: "zásilku máte už několik dní doma. Povězte ostatním, jak sedí velikost, jaký je materiál a co udělalo praní:",
    write: "Napsat hodnocení",
    honest:
      "Zabere to minutu. Zveřejňujeme chválu i výtky; odmítáme jen vulgarity, reklamu a hodnocení mimo téma. Za hodnocení nic nedáváme, takže si ho nikdo nekoupil.",
    why: "Píšeme jednou po každé objednávce. Pokud takové e-maily nechcete,",
    end: "dejte nám vědět jedním kliknutím",
  },
};
