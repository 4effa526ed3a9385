import type { Dictionary } from "../../translations.ts";

/** Polish: the pages that links in a customer's emails lead to. */
export const accountLinks = {
  ACCOUNTLINK_WAITING: "Potwierdź adres",
  ACCOUNTLINK_WAITING_TEXT:
    "Czy @email to Twój adres i Twoje konto? Po potwierdzeniu zobaczysz na nim punkty i zamówienia złożone wcześniej bez logowania.",
  ACCOUNTLINK_CONFIRM: "Tak, to mój adres",
  ACCOUNTLINK_MOVING: "Nowy adres konta",
  ACCOUNTLINK_MOVING_TEXT:
    "Czy Twoje konto ma mieć adres @email? Od tej chwili nim będziesz się logować, a inne urządzenia wylogujemy.",
  ACCOUNTLINK_MOVE: "Tak, zmień adres",
  ACCOUNTLINK_CONFIRMED: "Adres potwierdzony",
  ACCOUNTLINK_CONFIRMED_TEXT: "Konto @email jest w pełni Twoje: z punktami i wcześniejszymi zamówieniami.",
  ACCOUNTLINK_GO: "Przejdź do konta",
  ACCOUNTLINK_UNKNOWN: "Ten link już nie działa",
  ACCOUNTLINK_UNKNOWN_TEXT:
    "Link jest ważny 7 dni, a mógł się też urwać przy kopiowaniu. Zaloguj się i poproś o nowy na stronie „Moje dane”.",
  ACCOUNTLINK_REMOVED: "Konto usunięte",
  ACCOUNTLINK_REMOVED_TEXT: "Nie ma już u nas konta z tym adresem. Dziękujemy za wiadomość.",
  NEWSLETTERLINK_CONFIRM: "Jeszcze jedno kliknięcie",
  NEWSLETTERLINK_CONFIRM_TEXT:
    "Czy na adres @email ma przychodzić newsletter? Raz w tygodniu: nowości, rozmiary, które wróciły, i wyprzedaże.",
  NEWSLETTERLINK_CONFIRM_DO: "Tak, zapisz mnie",
  NEWSLETTERLINK_END: "Wypisać z newslettera?",
  NEWSLETTERLINK_END_TEXT: "Na adres @email nie będzie już przychodzić newsletter.",
  NEWSLETTERLINK_END_DO: "Wypisz mnie",
  NEWSLETTERLINK_ON: "Jesteś na liście",
  NEWSLETTERLINK_ON_TEXT: "Adres @email jest zapisany na newsletter. Do przeczytania!",
  NEWSLETTERLINK_ENDED: "Usunięte z listy",
  NEWSLETTERLINK_ENDED_TEXT: "Na adres @email newsletter już nie przyjdzie.",
  NEWSLETTERLINK_UNKNOWN: "Ten link już nie działa",
  NEWSLETTERLINK_UNKNOWN_TEXT: "Prośba o zapis jest ważna 7 dni. Zapisz się jeszcze raz na dole strony.",
  ACCOUNTLINK_DISOWN_TITLE: "To nie Ty?",
  ACCOUNTLINK_DISOWN_TEXT: "Ktoś założył konto z Twoim adresem, przez pomyłkę albo nie. Możemy je od razu usunąć.",
  ACCOUNTLINK_DISOWN: "To nie ja, usuń konto",
} as const satisfies Dictionary;
