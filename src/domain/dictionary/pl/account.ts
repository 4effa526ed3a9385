import type { Dictionary } from "../../translations.ts";

/** Polish: the windows of an account: reminder, registration, a new password. */
export const account = {
  ACCOUNT_NEW: "Załóż konto",
  ACCOUNT_NEW_TEXT: "Punkty za zakupy, adres wpisany za Ciebie i wszystkie zamówienia w jednym miejscu.",
  ACCOUNT_NO_YET: "Nie masz jeszcze konta?",
  ACCOUNT_HAVE_ONE: "Masz już konto? Zaloguj się",
  ACCOUNT_BACK: "Wróć do logowania",
  ACCOUNT_REMIND_TEXT:
    "Podaj adres e-mail konta. Wyślemy hasło tymczasowe, ważne przez godzinę; Twoje dotychczasowe też zostaje.",
  ACCOUNT_SENT: "Sprawdź pocztę",
  ACCOUNT_SENT_TEXT:
    "Na adres @email wysłaliśmy wiadomość. Otwórz ją i zrób to, o co w niej prosimy, a potem się zaloguj.",
  ACCOUNT_PASSWORD_HINT: "Co najmniej 8 znaków. Najlepsze jest kilka zwykłych słów.",
  ACCOUNT_CHOOSE: "Wybierz nowe hasło",
  ACCOUNT_CHOOSE_TEXT:
    "Zalogowaliśmy Cię hasłem tymczasowym, które już nie zadziała. Ustaw własne, a pozostałe urządzenia wylogujemy.",
  ACCOUNT_NEW_PASSWORD: "Nowe hasło",
  ACCOUNT_OLD_PASSWORD: "Obecne hasło",
  ACCOUNT_SAVE_PASSWORD: "Zapisz hasło",
  ACCOUNT_LATER: "Później",
  ACCOUNT_PASSWORD_SAVED: "Hasło zapisane.",
  ACCOUNT_CREATE: "Zakładam konto",
  ACCOUNT_TERMS: "Akceptuję @terms i @privacy",
  ACCOUNT_TERMS_LINK: "regulamin",
  ACCOUNT_PRIVACY_LINK: "politykę prywatności",
  ACCOUNT_PASSWORD_SHOW: "Pokaż hasło",
  ACCOUNT_POINTS_WAIT: "Punkty zobaczysz po potwierdzeniu adresu e-mail.",
  LAYOUT_LOGIN_TITLE: "Zaloguj się",
  LAYOUT_LOGIN_REMINDME: "Przypomnij hasło",
  LAYOUT_ACCOUNT_POINTS: "Punkty: @points",
  BTN_PASSWORD: "Nie pamiętam hasła",
  BTN_SEND: "Wyślij",
} as const satisfies Dictionary;
