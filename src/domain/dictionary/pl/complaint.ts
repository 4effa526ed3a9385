import type { Dictionary } from "../../translations.ts";

/** Polish: complaints of goods. */
export const complaint = {
  COMPLAINT_TITLE: "Reklamacja",
  COMPLAINT_TEXT:
    "Coś się zepsuło albo nie jest takie, jak miało być? Masz na to dwa lata. Nie trzeba konta ani logowania. Odpowiemy w 14 dni; potwierdzenie przyjdzie od razu e-mailem.",
  COMPLAINT_NAME: "Imię i nazwisko",
  COMPLAINT_ORDER: "Numer zamówienia",
  COMPLAINT_EMAIL: "E-mail z zamówienia",
  COMPLAINT_NEXT: "Dalej",
  COMPLAINT_LINES: "Których rzeczy dotyczy",
  COMPLAINT_LINES_HINT: "Wpisz, ilu sztuk dotyczy; przy pozostałych zostaw zero.",
  COMPLAINT_DEFECT: "Której rzeczy dotyczy i co jest nie tak",
  COMPLAINT_DEFECT_OF: "Co jest nie tak",
  COMPLAINT_SINCE: "Od kiedy to widać (nieobowiązkowe)",
  COMPLAINT_DEMAND: "Czego chcesz",
  COMPLAINT_DEMAND_REPAIR: "naprawy",
  COMPLAINT_DEMAND_REPLACEMENT: "wymiany na nową rzecz",
  COMPLAINT_DEMAND_REDUCTION: "obniżenia ceny",
  COMPLAINT_DEMAND_REFUND: "zwrotu pieniędzy",
  COMPLAINT_PHOTOS: "Zdjęcia (do 5, po najwyżej 8 MB)",
  COMPLAINT_SEND: "Wyślij reklamację",
  COMPLAINT_DONE: "Reklamacja przyjęta",
  COMPLAINT_DONE_TEXT: "Ma numer @number. Potwierdzenie wysłaliśmy na adres @email. Odpowiemy najpóźniej @due.",
} as const satisfies Dictionary;
