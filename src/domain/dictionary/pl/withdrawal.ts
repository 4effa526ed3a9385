import type { Dictionary } from "../../translations.ts";

/** Polish: the withdrawal from a contract. */
export const withdrawal = {
  WITHDRAWAL_TITLE: "Odstąpienie od umowy",
  WITHDRAWAL_TEXT:
    "Masz na to 14 dni od odebrania paczki, bez podania przyczyny; my przyjmujemy zwroty przez 30. Nie trzeba konta ani logowania. Potwierdzenie z datą i godziną przyjdzie od razu e-mailem.",
  WITHDRAWAL_NAME: "Imię i nazwisko",
  WITHDRAWAL_ORDER: "Numer zamówienia",
  WITHDRAWAL_ORDER_HINT: "Jest w e-mailu z potwierdzeniem zamówienia. Jeśli go nie masz, napisz, co i kiedy kupiono.",
  WITHDRAWAL_EMAIL: "E-mail do potwierdzenia",
  WITHDRAWAL_GOODS: "Których rzeczy dotyczy (puste: całego zamówienia)",
  WITHDRAWAL_LINES: "Czego dotyczy",
  WITHDRAWAL_LINES_HINT: "Wybierz, ile sztuk których rzeczy oddajesz. Zaznaczone jest całe zamówienie.",
  WITHDRAWAL_PIECES: "Ile sztuk: @name",
  WITHDRAWAL_PIECES_LEFT: "z @left",
  WITHDRAWAL_NEXT: "Odstąp od umowy",
  WITHDRAWAL_CHECK: "Sprawdź i potwierdź",
  WITHDRAWAL_STATEMENT: "Odstępuję od umowy sprzedaży:",
  WITHDRAWAL_ALL: "całe zamówienie",
  WITHDRAWAL_CONFIRM: "Potwierdź odstąpienie",
  WITHDRAWAL_BACK: "Popraw",
  WITHDRAWAL_DONE: "Odstąpienie przyjęte",
  WITHDRAWAL_DONE_TEXT:
    "Otrzymaliśmy je @received. Potwierdzenie wysłaliśmy na adres @email. Rzeczy odeślij w ciągu 14 dni; pieniądze oddamy najpóźniej w 14 dni od teraz.",
  WITHDRAWAL_DONE_UNSENT:
    "Otrzymaliśmy je @received. Potwierdzenie wysłaliśmy na adres @email. Zamówienie jeszcze nie wyszło, więc nie ma czego odsyłać; pieniądze, jeśli przyszły, oddamy najpóźniej w 14 dni od teraz.",
} as const satisfies Dictionary;
