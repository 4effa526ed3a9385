import type { Dictionary } from "../../../translations.ts";

/** Czech: the emails about what is given back of an order. */
export const settledEmails = {
  EMAIL_SETTLED_CANCELLED_SUBJECT: "Objednávka je stornovaná",
  EMAIL_SETTLED_CANCELLED_TEXT: "Objednávka @number je stornovaná, takže už nic neodešleme.",
  EMAIL_SETTLED_PARTLYCANCELLED_SUBJECT: "Část objednávky je stornovaná",
  EMAIL_SETTLED_PARTLYCANCELLED_TEXT: "Z objednávky @number neodešleme věci uvedené níže. Ostatní zůstává beze změny.",
  EMAIL_SETTLED_RETURNED_SUBJECT: "Vrácení přijato",
  EMAIL_SETTLED_RETURNED_TEXT: "Přijali jsme vrácené zboží z objednávky @number.",
  EMAIL_SETTLED_REDUCED_SUBJECT: "Snížili jsme cenu",
  EMAIL_SETTLED_REDUCED_TEXT: "Objednávka @number teď stojí méně. Zboží zůstává u vás.",
  EMAIL_SETTLED_MONEY_SUBJECT: "Vracíme peníze",
  EMAIL_SETTLED_MONEY_TEXT: "K objednávce @number přišlo víc, než stojí. Rozdíl vracíme.",
  EMAIL_SETTLED_REASON: "Důvod: @reason.",
  EMAIL_SETTLED_CHEAPER: "@name: nižší cena",
  EMAIL_SETTLED_SHIPPING: "Doprava",
  EMAIL_SETTLED_WITHHELD: "Srážka",
  EMAIL_SETTLED_SUM: "Celkem pro vás",
  EMAIL_SETTLED_BY_PROVIDER:
    "@sum se vrací stejnou cestou, jakou přišlo: přes @provider. Obvykle to trvá 1 až 3 pracovní dny, na kartu o něco déle.",
  EMAIL_SETTLED_ASK_ACCOUNT: "@sum vrátíme převodem. Sdělte nám číslo účtu a zaplatíme nejpozději @due.",
  EMAIL_SETTLED_SAY_ACCOUNT: "Sdělit číslo účtu",
  EMAIL_SETTLED_TO_ACCOUNT: "@sum převedeme na účet, který jste nám sdělili, nejpozději @due.",
  EMAIL_SETTLED_LATER: "@sum vám vrátíme zvlášť, nejpozději @due.",
  EMAIL_SETTLED_PAPER: "Opravný doklad (PDF) je v příloze.",
  EMAIL_SETTLED_REMINDER_SUBJECT: "Čekáme na číslo účtu",
  EMAIL_SETTLED_REMINDER_TEXT: "Máme pro vás @sum z objednávky @number a nevíme, na který účet je poslat.",
} as const satisfies Dictionary;
