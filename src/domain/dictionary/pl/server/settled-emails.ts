import type { Dictionary } from "../../../translations.ts";

/** Polish: the emails about what is given back of an order. */
export const settledEmails = {
  EMAIL_SETTLED_CANCELLED_SUBJECT: "Zamówienie anulowane",
  EMAIL_SETTLED_CANCELLED_TEXT: "Zamówienie @number jest anulowane, więc nic już do Ciebie nie wyślemy.",
  EMAIL_SETTLED_PARTLYCANCELLED_SUBJECT: "Część zamówienia anulowana",
  EMAIL_SETTLED_PARTLYCANCELLED_TEXT:
    "Z zamówienia @number nie wyślemy rzeczy, które są poniżej. Reszta zostaje bez zmian.",
  EMAIL_SETTLED_RETURNED_SUBJECT: "Zwrot przyjęty",
  EMAIL_SETTLED_RETURNED_TEXT: "Przyjęliśmy zwrot z zamówienia @number.",
  EMAIL_SETTLED_REDUCED_SUBJECT: "Obniżyliśmy cenę",
  EMAIL_SETTLED_REDUCED_TEXT: "Obniżyliśmy to, co kosztuje zamówienie @number. Rzeczy zostają u Ciebie.",
  EMAIL_SETTLED_MONEY_SUBJECT: "Oddajemy pieniądze",
  EMAIL_SETTLED_MONEY_TEXT: "Do zamówienia @number przyszło więcej, niż ono kosztuje. Oddajemy różnicę.",
  EMAIL_SETTLED_REASON: "Powód: @reason.",
  EMAIL_SETTLED_CHEAPER: "@name: niższa cena",
  EMAIL_SETTLED_SHIPPING: "Dostawa",
  EMAIL_SETTLED_WITHHELD: "Potrącenie",
  EMAIL_SETTLED_SUM: "Razem dla Ciebie",
  EMAIL_SETTLED_BY_PROVIDER:
    "@sum wraca tą samą drogą, którą przyszło: przez @provider. Zwykle trwa to od 1 do 3 dni roboczych, a na karcie trochę dłużej.",
  EMAIL_SETTLED_ASK_ACCOUNT: "@sum oddamy przelewem. Podaj nam numer konta, a zapłacimy najpóźniej @due.",
  EMAIL_SETTLED_SAY_ACCOUNT: "Podaj numer konta",
  EMAIL_SETTLED_TO_ACCOUNT: "@sum oddamy przelewem na podane konto, najpóźniej @due.",
  EMAIL_SETTLED_LATER: "@sum oddamy Ci osobno, najpóźniej @due.",
  EMAIL_SETTLED_PAPER: "Korekta dokumentu sprzedaży (PDF) jest w załączniku.",
  EMAIL_SETTLED_REMINDER_SUBJECT: "Czekamy na numer konta",
  EMAIL_SETTLED_REMINDER_TEXT: "Mamy dla Ciebie @sum z zamówienia @number i nie wiemy, na które konto je przelać.",
} as const satisfies Dictionary;
