import type { Dictionary } from "../../../translations.ts";

/** Czech: goods that are exchanged for another size or colour. */
export const exchanges = {
  OFFICE_EXCHANGE: "Výměna",
  OFFICE_EXCHANGE_STOCK: "@variant (@stock ks)",
  OFFICE_EXCHANGE_TO: "Vyměněno za objednávku @number",
  OFFICE_EXCHANGE_FROM: "Výměna věcí z objednávky @number",
  OFFICE_EXCHANGE_OPEN: "Vyměnit za jinou velikost",
  OFFICE_MONEY_MOVED_TO: "Přešlo na objednávku @number",
  OFFICE_MONEY_MOVED_FROM: "Přišlo z objednávky @number",
  OFFICE_WAS_EXCHANGE_TO: "Výměna za objednávku @number",
  OFFICE_WAS_EXCHANGE_FROM: "Výměna věcí z objednávky @number",
  OFFICE_WAS_MOVED_TO: "Peníze přešly na objednávku @number",
  OFFICE_WAS_MOVED_FROM: "Peníze přišly z objednávky @number",
  OFFICE_MONEY_GOODSAWAITED: "Čeká na vrácené věci",
  OFFICE_MONEY_EXCHANGED: "Vyměněno",
  OFFICE_EMAIL_EXCHANGEAGREED: "výměna domluvena",
  OFFICE_EMAIL_EXCHANGEENDED: "výměna zrušena",
  OFFICE_REFUSED_EXCHANGED: "Toto vrácení už výměnu má. Zrušte ji, pokud má být jiná.",
  OFFICE_REFUSED_EXCHANGE_UNDER_WAY:
    "Tato výměna je už zaplacená, zabalená nebo odeslaná. Otevřete její objednávku: tam ji stornujete nebo přijmete zpět.",
  OFFICE_REFUSED_EXCHANGE_OPEN: "Na tyto věci čeká výměna. Nejdřív ji zrušte, odložené kusy se vrátí do prodeje.",
  OFFICE_REFUSED_EXCHANGE_FREE:
    "Za tuto věc se nic nezaplatilo, takže výměnu není čím zaplatit. Přijměte vrácení a založte novou objednávku.",
  OFFICE_REFUSED_EXCHANGE_UNPAID:
    "Peníze za tyto věci ještě nepřišly. Pokud je vybral kurýr, označte objednávku jako doručenou.",
  OFFICE_REFUSED_EXCHANGE_FIXED:
    "Objednávka z výměny stojí tolik, co vracené věci, proto se nemění. Zrušte výměnu a domluvte jinou.",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_ONE: "@count výměna bez vrácení",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_FEW: "@count výměny bez vrácení",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_MANY: "@count výměn bez vrácení",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_TEXT:
    "Od domluvy uplynulo 14 dní a věci nepřišly. Napište kupujícímu, nebo výměnu zrušte.",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_WAY: "Podívat se",
} as const satisfies Dictionary;
