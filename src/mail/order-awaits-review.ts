import type { LanCode } from "../domain/language.ts";
import { orderInfo, type ReadableOrder } from "../domain/order/order-info.ts";
import { type Email, emailHtml, emailText } from "./email.ts";
import type { Seller } from "./order-confirmation.ts";

/** Tells the shopper that an order is here and that the shop will say yes or no to it: nothing is put aside, and nothing is to be paid yet. */
export function orderWaitsEmail(
  order: ReadableOrder,
  seller: Seller,
  { lanCode, link }: { lanCode: LanCode; link: string },
): Email {
  const t = texts[lanCode];
  const body = `<p>${t.text}</p><p>${t.next}</p>${orderInfo(order, lanCode, { page: link })}`;
  const html = emailHtml({
    lanCode,
    shopName: seller.name,
    heading: t.heading,
    body,
    footer: [`${seller.company}, ${seller.address}`, seller.phone, seller.email],
  });
  return { to: order.email, subject: `${t.subject} ${order.orderId} – ${seller.name}`, text: emailText(html), html };
}

const texts: Record<LanCode, Record<"subject" | "heading" | "text" | "next", string>> = {
  pl: {
    subject: "Zamówienie do potwierdzenia",
    heading: "Potwierdzimy Twoje zamówienie",
    text: "Dziękujemy. Przed przyjęciem tego zamówienia chcemy na nie spojrzeć, bo jest większe albo jest ich więcej niż zwykle.",
    next: "Odpiszemy, zwykle w ciągu dnia roboczego. Do tego czasu nic nie płać: rzeczy nie są jeszcze odłożone, a umowa nie jest jeszcze zawarta. Jeśli to nie Ty zamawiasz, nic nie rób.",
  },
  en: {
    subject: "Order to be confirmed",
    heading: "We will confirm your order",
    text: "Thank you. We would like to look at this order before we accept it, as it is larger, or one of more, than usual.",
    next: "We will write to you, usually within one working day. Until then please pay nothing: the goods are not put aside yet, and there is no contract yet. If it was not you who ordered, do nothing.",
  },
  cz: {
    subject: "Objednávka k potvrzení",
    heading: "Vaši objednávku potvrdíme",
    text: "Děkujeme. Než tuto objednávku přijmeme, rádi bychom se na ni podívali, protože je větší nebo je jich víc než obvykle.",
    next: "Ozveme se vám, obvykle do jednoho pracovního dne. Do té doby nic neplaťte: zboží zatím není odložené a smlouva ještě není uzavřená. Pokud jste neobjednávali vy, nedělejte nic.",
  },
};
