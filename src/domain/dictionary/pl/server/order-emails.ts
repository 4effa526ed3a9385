import type { Dictionary } from "../../../translations.ts";

/** Polish: the emails about an order and a withdrawal, with its form. */
export const orderEmails = {
  EMAIL_ORDER_CONFIRMATION_SUBJECT: "Zamówienie",
  EMAIL_ORDER_CONFIRMATION_HEADING: "Mamy Twoje zamówienie",
  EMAIL_ORDER_CONFIRMATION_THANKS:
    "Dziękujemy. Poniżej jest wszystko, co zamawiasz. Zachowaj tę wiadomość: potwierdza zawarcie umowy.",
  EMAIL_ORDER_CONFIRMATION_WITHDRAWAL: "Prawo odstąpienia od umowy",
  EMAIL_ORDER_CONFIRMATION_EXCEPTED:
    "To prawo nie obejmuje rzeczy, przy których jest to napisane wyżej; reklamować można także je.",
  EMAIL_ORDER_CONFIRMATION_WITHDRAWAL_TEXT:
    "Masz 14 dni od otrzymania paczki, żeby odstąpić od umowy bez podawania przyczyny. Wystarczy e-mail albo list z takim oświadczeniem. Zwracamy cenę i koszt najtańszej zwykłej dostawy w ciągu 14 dni; ze zwrotem pieniędzy możemy poczekać, aż dostaniemy rzeczy albo dowód ich nadania. Koszt odesłania jest po Twojej stronie.",
  EMAIL_ORDER_CONFIRMATION_WITHDRAW: "Odstąp od umowy tutaj",
  EMAIL_ORDER_CONFIRMATION_PAPERS:
    "W załącznikach są regulamin, zasady zwrotów i reklamacji oraz formularz odstąpienia. Zapisz je.",
  EMAIL_ORDER_CONFIRMATION_FORM: "Wzór oświadczenia o odstąpieniu od umowy",
  EMAIL_ORDER_CONFIRMATION_FORM_TEXT:
    "Do: @seller. Odstępuję od umowy sprzedaży następujących rzeczy: … Zamówienie nr @order, odebrane dnia … Imię i nazwisko, adres, data, podpis (tylko na papierze).",
  EMAIL_ORDER_CONFIRMATION_TERMS: "Regulamin",
  EMAIL_ORDER_CONFIRMATION_RETURNS: "Zwroty i reklamacje",

  EMAIL_ORDER_AWAITS_REVIEW_SUBJECT: "Zamówienie do potwierdzenia",
  EMAIL_ORDER_AWAITS_REVIEW_HEADING: "Potwierdzimy Twoje zamówienie",
  EMAIL_ORDER_AWAITS_REVIEW_TEXT:
    "Dziękujemy. Przed przyjęciem tego zamówienia chcemy na nie spojrzeć, bo jest większe albo jest ich więcej niż zwykle.",
  EMAIL_ORDER_AWAITS_REVIEW_NEXT:
    "Odpiszemy, zwykle w ciągu dnia roboczego. Do tego czasu nic nie płać: rzeczy nie są jeszcze odłożone, a umowa nie jest jeszcze zawarta. Jeśli to nie Ty zamawiasz, nic nie rób.",

  EMAIL_ORDER_STATE_ORDER: "zamówienie",
  EMAIL_ORDERPAID_SUBJECT: "Płatność dotarła",
  EMAIL_ORDERPAID_TEXT:
    "Dziękujemy. Zamówienie @number jest opłacone (@total). Teraz je pakujemy i damy znać, gdy wyjdzie.",
  EMAIL_ORDERPACKED_SUBJECT: "Paczka spakowana",
  EMAIL_ORDERPACKED_TEXT: "Zamówienie @number jest spakowane i gotowe do drogi. Napiszemy jeszcze raz, gdy wyjdzie.",
  EMAIL_ORDERSENT_SUBJECT: "Paczka w drodze",
  EMAIL_ORDERSENT_TEXT: "Zamówienie @number jest już w drodze do Ciebie: @shipping.",
  EMAIL_PARCEL_SENT_SUBJECT: "Paczka w drodze",
  EMAIL_PARCEL_SENT_TEXT: "Paczka z zamówienia @number jest już w drodze do Ciebie: @shipping.",
  EMAIL_PARCEL_CORRECTED_SUBJECT: "Poprawiony numer przesyłki",
  EMAIL_PARCEL_CORRECTED_TEXT: "Podaliśmy zły numer paczki z zamówienia @number (@shipping). Poniżej jest właściwy.",
  EMAIL_PARCEL_READY_SUBJECT: "Paczka czeka na odbiór",
  EMAIL_PARCEL_READY_TEXT:
    "Paczka z zamówienia @number czeka na Ciebie: @shipping. Kod odbioru i termin poda Ci przewoźnik, SMS-em albo w aplikacji.",
  EMAIL_PARCEL_FOLLOW: "Śledź paczkę u przewoźnika",
  EMAIL_PARCEL_GOODS: "W tej paczce",
  EMAIL_PARCEL_TO_COME: "Reszta zamówienia przyjdzie osobno. Napiszemy, gdy ją wyślemy.",
  EMAIL_PARCEL_LAST: "To ostatnia paczka z tego zamówienia. Wcześniejsze wysłaliśmy osobno.",
  EMAIL_ORDERDELIVERED_SUBJECT: "Paczka dotarła",
  EMAIL_ORDERDELIVERED_TEXT: "Zamówienie @number zostało dostarczone. Mamy nadzieję, że wszystko pasuje.",
  EMAIL_ORDERCANCELLED_SUBJECT: "Zamówienie anulowane",
  EMAIL_ORDERCANCELLED_TEXT:
    "Zamówienie @number zostało anulowane, więc nic do Ciebie nie wyślemy. Jeśli zapłata już do nas dotarła, oddajemy ją w całości, tą samą drogą, najpóźniej w ciągu 14 dni.",
  EMAIL_ORDERRETURNED_SUBJECT: "Paczka wróciła do nas",
  EMAIL_ORDERRETURNED_TEXT:
    "Rzeczy z zamówienia @number są z powrotem u nas. Jeśli było opłacone, pieniądze wracają tą samą drogą, którą przyszły, najpóźniej w ciągu 14 dni.",
  EMAIL_ORDEREXPIRED_SUBJECT: "Zamówienie wygasło",
  EMAIL_ORDEREXPIRED_TEXT:
    "Płatność za zamówienie @number nie dotarła na czas, więc rzeczy wróciły do sprzedaży. Nie musisz nic robić. Jeśli nadal chcesz je kupić, na stronie zamówienia włożysz je z powrotem do koszyka. A jeśli pieniądze już wyszły, napisz do nas.",
  EMAIL_ORDER_STATE_TRACKING: "Numer przesyłki",
  EMAIL_ORDER_STATE_POINT: "Punkt odbioru",
  EMAIL_ORDER_STATE_POINTS_EARNED: "Za to zamówienie doliczyliśmy punkty: @points.",
  EMAIL_ORDER_STATE_POINTS_BACK: "Wykorzystane punkty wróciły na konto: @points.",
  EMAIL_ORDER_STATE_PAPER: "Dokument sprzedaży (PDF) jest w załączniku.",
  EMAIL_ORDER_STATE_WITHDRAW: "Coś nie tak? Masz 14 dni od odbioru, żeby odstąpić od umowy.",
  EMAIL_ORDER_STATE_RETURNS: "Odstąp od umowy tutaj",
  EMAIL_ORDER_STATE_REVIEW: "Za kilka dni napiszemy jeszcze raz i zapytamy, jak się nosi.",
  EMAIL_ORDER_STATE_OPEN: "Zobacz zamówienie",
  EMAIL_ORDER_STATE_GOODS: "W zamówieniu",
  EMAIL_ORDER_STATE_WRITE: "Masz pytanie? Napisz na @email albo zadzwoń: @phone.",
  EMAIL_ORDER_STATE_WRITE_ONLY: "Masz pytanie? Napisz na @email.",
  EMAIL_ORDER_STATE_CALL_ONLY: "Masz pytanie? Zadzwoń: @phone.",
  EMAIL_ORDER_STATE_SECRET: "Link w tym e-mailu otwiera zamówienie bez logowania, więc nie przekazuj go dalej.",

  EMAIL_PAYMENT_REMINDER_SUBJECT: "Do zapłaty @sum: zamówienie @number",
  EMAIL_PAYMENT_REMINDER_SUBJECT_REST: "Zostało do zapłaty @sum: zamówienie @number",
  EMAIL_PAYMENT_REMINDER_SUBJECT_SETTLED: "Zamówienie @number nie czeka już na zapłatę",
  EMAIL_PAYMENT_REMINDER_TEXT: "Zamówienie jest złożone, ale jeszcze nieopłacone. Do zapłaty:",
  EMAIL_PAYMENT_REMINDER_REST: "Część pieniędzy za to zamówienie już do nas dotarła. Zostało do zapłaty:",
  EMAIL_PAYMENT_REMINDER_HELD: "Trzymamy je dla Ciebie do @time.",
  EMAIL_PAYMENT_REMINDER_PAY: "Zapłać teraz",
  EMAIL_PAYMENT_REMINDER_OTHERWISE:
    "Jeśli pieniądze są już w drodze, nic nie rób: potwierdzenie przyjdzie samo. Jeśli się rozmyślisz, też nic nie rób: zamówienie wygaśnie samo.",
  EMAIL_PAYMENT_REMINDER_SEE: "Zobacz zamówienie",
  EMAIL_PAYMENT_REMINDER_SETTLED: "To zamówienie nie czeka już na zapłatę. Nie musisz nic robić.",

  EMAIL_WITHDRAWAL_HEADING: "Odstąpienie od umowy przyjęte",
  EMAIL_WITHDRAWAL_TEXT: "Potwierdzamy, że dostaliśmy to oświadczenie o odstąpieniu od umowy. Zachowaj ten e-mail.",
  EMAIL_WITHDRAWAL_EXCEPTED:
    "To odstąpienie nie obejmuje rzeczy, których z mocy prawa nie można zwrócić; umowa o nie pozostaje w mocy, a reklamacja przysługuje jak zawsze:",
  EMAIL_WITHDRAWAL_NEXT:
    "Odeślij rzeczy w ciągu 14 dni. Pieniądze oddamy najpóźniej w 14 dni od Twojego oświadczenia, tą samą drogą, którą przyszły; możemy poczekać na paczkę albo dowód jej nadania.",
  EMAIL_WITHDRAWAL_UNSENT:
    "To zamówienie jeszcze nie wyszło: niczego nie odsyłaj. Pieniądze, jeśli przyszły, oddamy najpóźniej w 14 dni od Twojego oświadczenia, tą samą drogą.",
  EMAIL_WITHDRAWAL_NUMBER: "Numer zgłoszenia",
  EMAIL_WITHDRAWAL_AT: "Otrzymane",
  EMAIL_WITHDRAWAL_NAME: "Imię i nazwisko",
  EMAIL_WITHDRAWAL_ORDER: "Zamówienie",
  EMAIL_WITHDRAWAL_EMAIL: "E-mail",
  EMAIL_WITHDRAWAL_GOODS: "Czego dotyczy",
  EMAIL_WITHDRAWAL_ALL: "całego zamówienia",

  WITHDRAWAL_FORM_FILE: "formularz-odstapienia",
  WITHDRAWAL_FORM_HEADING: "FORMULARZ ODSTĄPIENIA OD UMOWY",
  WITHDRAWAL_FORM_WHEN: "Wypełnij i odeślij tylko wtedy, gdy chcesz odstąpić od umowy.",
  WITHDRAWAL_FORM_TO: "Adresat",
  WITHDRAWAL_FORM_STATEMENT: "Niniejszym informuję o moim odstąpieniu od umowy sprzedaży następujących rzeczy:",
  WITHDRAWAL_FORM_ORDER: "Numer zamówienia",
  WITHDRAWAL_FORM_DATES: "Data zawarcia umowy / odbioru",
  WITHDRAWAL_FORM_NAME: "Imię i nazwisko konsumenta",
  WITHDRAWAL_FORM_ADDRESS: "Adres konsumenta",
  WITHDRAWAL_FORM_SIGNATURE: "Podpis konsumenta (tylko jeśli formularz jest na papierze)",
  WITHDRAWAL_FORM_DATE: "Data",
} as const satisfies Dictionary;
