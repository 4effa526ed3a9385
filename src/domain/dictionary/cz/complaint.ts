import type { Dictionary } from "../../translations.ts";

/** Czech: complaints of goods. */
export const complaint = {
  COMPLAINT_TITLE: "Reklamace",
  COMPLAINT_TEXT:
    "Něco se rozbilo, nebo není takové, jaké mělo být? Máte na to dva roky. Není potřeba účet ani přihlášení. Odpovíme do 14 dní; potvrzení přijde hned e-mailem.",
  COMPLAINT_NAME: "Jméno a příjmení",
  COMPLAINT_ORDER: "Číslo objednávky",
  COMPLAINT_EMAIL: "E-mail z objednávky",
  COMPLAINT_NEXT: "Dále",
  COMPLAINT_LINES: "Kterých věcí se týká",
  COMPLAINT_LINES_HINT: "Napište, kolika kusů se týká; u ostatních nechte nulu.",
  COMPLAINT_DEFECT: "Které věci se týká a co je špatně",
  COMPLAINT_DEFECT_OF: "Co je špatně",
  COMPLAINT_SINCE: "Od kdy je to vidět (nepovinné)",
  COMPLAINT_DEMAND: "Co požadujete",
  COMPLAINT_DEMAND_REPAIR: "opravu",
  COMPLAINT_DEMAND_REPLACEMENT: "výměnu za novou věc",
  COMPLAINT_DEMAND_REDUCTION: "slevu z ceny",
  COMPLAINT_DEMAND_REFUND: "vrácení peněz",
  COMPLAINT_PHOTOS: "Fotografie (nejvýše 5, každá do 8 MB)",
  COMPLAINT_SEND: "Odeslat reklamaci",
  COMPLAINT_DONE: "Reklamace přijata",
  COMPLAINT_DONE_TEXT: "Má číslo @number. Potvrzení jsme poslali na adresu @email. Odpovíme nejpozději @due.",
} as const satisfies Dictionary;
