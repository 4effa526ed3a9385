import type { Dictionary } from "../../../translations.ts";

/** Czech: the emails about a complaint and about goods that came back, and answers to begin from. */
export const complaintEmails = {
  EMAIL_COMPLAINT_HEADING: "Reklamace @number přijata",
  EMAIL_COMPLAINT_TEXT: "Tuto reklamaci jsme dostali a odpovíme nejpozději @due. E-mail si uschovejte.",
  EMAIL_COMPLAINT_FOR_SHOP: "Reklamace @number: odpovězte do @due",
  EMAIL_COMPLAINT_ANSWER: "Odpověď na reklamaci @number",
  EMAIL_COMPLAINT_NUMBER: "Číslo reklamace",
  EMAIL_COMPLAINT_AT: "Přijata",
  EMAIL_COMPLAINT_NAME: "Jméno a příjmení",
  EMAIL_COMPLAINT_EMAIL: "E-mail",
  EMAIL_COMPLAINT_ORDER: "Objednávka",
  EMAIL_COMPLAINT_SINCE: "Od kdy",
  EMAIL_COMPLAINT_GOODS: "Kterých věcí se týká",
  EMAIL_COMPLAINT_DEFECT: "Co je špatně",
  EMAIL_COMPLAINT_DEMAND: "Požadavek",
  EMAIL_COMPLAINT_PHOTOS: "Fotografie",
  EMAIL_COMPLAINT_DEMAND_REPAIR: "oprava",
  EMAIL_COMPLAINT_DEMAND_REPLACEMENT: "výměna",
  EMAIL_COMPLAINT_DEMAND_REDUCTION: "sleva z ceny",
  EMAIL_COMPLAINT_DEMAND_REFUND: "vrácení peněz",
  EMAIL_RECEIPT_HEADING: "Vaše fiskální účtenka",
  EMAIL_RECEIPT_TEXT: "Fiskální účtenka objednávky @order má číslo @number.",
  EMAIL_RECEIPT_DEVICE: "Jedinečné číslo pokladny: @device",
  EMAIL_RECEIPT_SEE: "Zobrazit účtenku",
  EMAIL_RETURN_ARRIVED_HEADING: "Věci k nám dorazily",
  EMAIL_RETURN_LABEL_HEADING: "Jak věci poslat zpět",
  EMAIL_RETURN_LABEL_TEXT:
    "Věci z objednávky @number pošlete zpět na naše náklady: @carrier. Zabalte je a balík podejte.",
  EMAIL_RETURN_LABEL_CODE: "Nic tisknout nemusíte. Kód, který při podání řeknete:",
  EMAIL_RETURN_LABEL_PRINT: "Štítek vytiskněte a nalepte na balík:",
  EMAIL_RETURN_LABEL_OR_PRINT: "Pokud chcete raději štítek:",
  EMAIL_RETURN_LABEL_PDF: "stáhnout PDF",
  EMAIL_RETURN_ARRIVED_TEXT:
    "To, co vracíte z objednávky @number, je u nás. Věci zkontrolujeme a napíšeme, kolik a jak vracíme.",
  COMPLAINT_ANSWER_REPAIR:
    "Dobrý den,\n\nvaši reklamaci uznáváme a věc opravíme na naše náklady. Vyzvedneme ji a opravenou pošleme zpět; napíšeme, jak ji předat.",
  COMPLAINT_ANSWER_REPLACEMENT:
    "Dobrý den,\n\nvaši reklamaci uznáváme a věc vyměníme za novou na naše náklady. Napíšeme, jak poslat zpět tu, kterou máte.",
  COMPLAINT_ANSWER_REDUCTION:
    "Dobrý den,\n\nvaši reklamaci uznáváme a cenu snižujeme. Věc vám zůstane a rozdíl vrátíme stejnou cestou, jakou přišla platba, nejpozději do 14 dní.",
  COMPLAINT_ANSWER_REFUND:
    "Dobrý den,\n\nvaši reklamaci uznáváme a peníze vrátíme. Věc pošlete na naše náklady; napíšeme jak. Peníze se vrátí nejpozději 14 dní po jejím přijetí nebo po dokladu o odeslání.",
  COMPLAINT_ANSWER_REFUSED:
    "Dobrý den,\n\ntuto reklamaci neuznáváme, protože: …\n\nPokud nesouhlasíte, můžete se obrátit na Českou obchodní inspekci nebo jiný subjekt mimosoudního řešení sporů.",
} as const satisfies Dictionary;
