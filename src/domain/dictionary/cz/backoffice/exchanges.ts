import type { Dictionary } from "../../../translations.ts";

/** Czech: goods that are exchanged for another size or colour. */
export const exchanges = {
  OFFICE_EXCHANGE: "Výměna",
  OFFICE_EXCHANGE_HINT:
    "Kupující věc pošle zpět a dostane jinou velikost nebo barvu téhož produktu za to, co za ni zaplatil. Jiný produkt je nová objednávka.",
  OFFICE_EXCHANGE_FOR: "Místo: @name",
  OFFICE_EXCHANGE_NOT: "bez výměny",
  OFFICE_EXCHANGE_STOCK: "@variant (@stock ks)",
  OFFICE_EXCHANGE_NO_SIZES: "Nic z této objednávky nemá jinou velikost ani barvu.",
  OFFICE_EXCHANGE_COSTS: "Nová objednávka",
  OFFICE_EXCHANGE_HELD: "Kusy jsou odložené hned a čekají, až ty první přijdou.",
  OFFICE_EXCHANGE_AGREE: "Domluvit výměnu",
  OFFICE_EXCHANGE_AGREED: "Výměna domluvena: objednávka @number",
  OFFICE_EXCHANGE_WAITS: "Věci jsou odložené. Až vrácení přijde a vypořádáte ho, zaplatí tuto objednávku.",
  OFFICE_EXCHANGE_AHEAD_TEXT: "Posíláte dřív, než vrácení přijde. Do té doby není objednávka zaplacená.",
  OFFICE_EXCHANGE_PAID: "Zaplaceno vrácenými věcmi.",
  OFFICE_EXCHANGE_SHORT: "Kupující doplácí @sum. Až převod přijde, zapište ho u této objednávky.",
  OFFICE_EXCHANGE_LATE:
    "Chybějící kusy za ni zaplatí i tehdy, když přijdou později: založte pro ně nové vrácení této objednávky.",
  OFFICE_EXCHANGE_SEND_AHEAD: "Poslat bez čekání",
  OFFICE_EXCHANGE_WAIT_AFTER_ALL: "Přece počkat na vrácení",
  OFFICE_EXCHANGE_GOES_AHEAD: "Objednávka @number čeká na zabalení",
  OFFICE_EXCHANGE_WAITS_AGAIN: "Objednávka @number čeká na vrácení",
  OFFICE_EXCHANGE_END: "Zrušit výměnu",
  OFFICE_EXCHANGE_ENDED: "Výměna zrušena, věci jsou zase v prodeji",
  OFFICE_EXCHANGE_SETTLING: "Výměna za objednávku @number",
  OFFICE_EXCHANGE_SETTLING_PAID: "tyto věci ji zaplatí",
  OFFICE_EXCHANGE_SETTLING_GIVENUP: "zrušit ji a vrátit peníze",
  OFFICE_EXCHANGE_MOVES: "Přejde na objednávku @number",
  OFFICE_EXCHANGE_MISSING: "Kupující doplácí",
  OFFICE_EXCHANGE_SETTLE: "Vypořádat vrácení",
  OFFICE_EXCHANGE_SETTLE_FINAL: "Peníze přejdou a opravný doklad dostane číslo. To nejde vzít zpět.",
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
