import type { Dictionary } from "../../../translations.ts";

/** Czech: what buyers read of an exchange. */
export const exchangeEmails = {
  EMAIL_EXCHANGE_AGREED_SUBJECT: "Výměna domluvena",
  EMAIL_EXCHANGE_AGREED_TEXT:
    "Vyměníme vám věci z objednávky @first. Co dostanete, je objednávka @number a už na vás čeká: nikdo jiný si to nekoupí.",
  EMAIL_EXCHANGE_SEND: "Pošlete zpět",
  EMAIL_EXCHANGE_WHERE: "Na adresu: @address. Do balíku vložte lístek s číslem objednávky.",
  EMAIL_EXCHANGE_GET: "Dostanete",
  EMAIL_EXCHANGE_NEXT:
    "Za objednávku @number nic neplatíte: co jste zaplatili za vrácené věci, na ni převedeme, jakmile je dostaneme. Od smlouvy můžete odstoupit do 14 dnů od převzetí nových věcí.",
  EMAIL_EXCHANGE_ENDED_SUBJECT: "Výměna zrušena",
  EMAIL_EXCHANGE_ENDED_TEXT:
    "Věci z objednávky @first se nevymění, takže objednávka @number je stornovaná a nic za ni neplatíte. Za věci, které přesto pošlete, vrátíme peníze.",
  EMAIL_EXCHANGE_NOT: "Tohle nepošleme",
  EMAIL_EXCHANGE_PAID_SUBJECT: "Výměna vypořádána",
  EMAIL_EXCHANGE_PAID_TEXT:
    "Objednávka @number, za kterou věci měníte, je vypořádaná (@total). Teď ji balíme a dáme vědět, až odejde.",
  EMAIL_SETTLED_EXCHANGED: "@sum platí objednávku @number, za kterou tyto věci měníte.",
  EMAIL_SETTLED_EXCHANGE_MISSING:
    "Z objednávky @number zbývá zaplatit @sum. Převeďte je na účet @account s popisem: @number.",
} as const satisfies Dictionary;
