import type { Dictionary } from "../../../translations.ts";

/** Polish: emails staff write to buyers, the texts they may begin from, and what staff are told of their own accounts. */
export const staffEmails = {
  EMAIL_STAFF_MESSAGE_ORDER: "Piszemy w sprawie zamówienia @number. Możesz po prostu odpowiedzieć na tego e-maila.",
  EMAIL_QUESTION_ANSWER: "Odpowiedź na Twoją wiadomość",
  EMAIL_QUESTION_ANSWER_TO:
    "Odpowiadamy na wiadomość z @date. Możesz po prostu odpisać na ten e-mail. To, co do nas napisano:",
  EMAIL_STAFF_WAY_IN_PASSKEY_SUBJECT: "Nowy klucz do zaplecza sklepu",
  EMAIL_STAFF_WAY_IN_PASSKEY_TEXT: "Do Twojego konta na zapleczu dodano klucz „@name” (@at).",
  EMAIL_STAFF_WAY_IN_PASSWORD_SUBJECT: "Nowe hasło do zaplecza sklepu",
  EMAIL_STAFF_WAY_IN_PASSWORD_TEXT: "Na Twoim koncie na zapleczu ustawiono hasło i aplikację z kodami (@at).",
  EMAIL_STAFF_WAY_IN_OTHER:
    "Jeśli to Ty, nic nie rób. Jeśli nie, od razu usuń tę drogę na swoim koncie, wyloguj się wszędzie i powiedz właścicielowi sklepu.",
  EMAIL_STAFF_WAY_IN_LOOK: "Zobacz swoje konto",
  READY_TEXT_HELLO: "Cześć!",
  READY_TEXT_DELAYED: "Paczka się spóźni",
  READY_TEXT_DELAYED_SUBJECT: "Twoje zamówienie {{number}} przyjdzie później",
  READY_TEXT_DELAYED_WHAT:
    "Przepraszamy: paczka z zamówieniem {{number}} dotrze później, niż obiecaliśmy ({{arrives}}).",
  READY_TEXT_DELAYED_THEN:
    "Napiszemy, gdy tylko ją nadamy. Jeśli nie chcesz czekać, odpowiedz na tego e-maila, a anulujemy zamówienie i oddamy pieniądze.",
  READY_TEXT_SIZE: "Brakuje rozmiaru",
  READY_TEXT_SIZE_SUBJECT: "Zamówienie {{number}}: brakuje jednej rzeczy",
  READY_TEXT_SIZE_WHAT:
    "Przy pakowaniu zamówienia {{number}} okazało się, że jednej rzeczy nie mamy w Twoim rozmiarze. Przepraszamy.",
  READY_TEXT_SIZE_THEN:
    "Co wolisz: inny rozmiar, inną rzecz czy zwrot pieniędzy za tę sztukę? Resztę możemy wysłać od razu. Odpowiedz na tego e-maila.",
  READY_TEXT_ADDRESS: "Pytanie o adres",
  READY_TEXT_ADDRESS_SUBJECT: "Zamówienie {{number}}: sprawdź adres",
  READY_TEXT_ADDRESS_WHAT: "Adres w zamówieniu {{number}} wygląda na niepełny, a nie chcemy, żeby paczka błądziła.",
  READY_TEXT_ADDRESS_THEN:
    "Odpowiedz na tego e-maila i podaj cały adres: ulicę, numer domu i mieszkania, kod i miejscowość. Paczka czeka na odpowiedź.",
  READY_TEXT_THANKS: "Podziękowanie",
  READY_TEXT_THANKS_SUBJECT: "Dziękujemy za zamówienie {{number}}",
  READY_TEXT_THANKS_WHAT: "Dziękujemy za zamówienie {{number}}. Jesteśmy małą marką i każde naprawdę nas cieszy.",
  READY_TEXT_THANKS_THEN: "Niech się dobrze nosi!",
} as const satisfies Dictionary;
