import type { Dictionary } from "../../../translations.ts";

/** Polish: the emails about an account. */
export const accountEmails = {
  EMAIL_REMINDER_SUBJECT: "Hasło tymczasowe",
  EMAIL_REMINDER_TEXT: "Oto hasło, którym zalogujesz się jeden raz. Twoje dotychczasowe też nadal działa.",
  EMAIL_REMINDER_UNTIL: "Jest ważne @minutes min. Po zalogowaniu poprosimy o nowe.",
  EMAIL_REMINDER_IGNORE:
    "Jeśli to nie Ty prosisz o hasło, nic nie rób. Nikomu go nie podawaj: my nigdy o nie nie pytamy.",

  EMAIL_ACCOUNT_OPENED_SUBJECT: "Twoje konto jest gotowe",
  EMAIL_ACCOUNT_OPENED_TEXT: "Założyliśmy Ci konto do zamówienia. Zaloguj się tym adresem i hasłem jednorazowym:",
  EMAIL_ACCOUNT_OPENED_UNTIL:
    "Jest ważne @minutes min. Po zalogowaniu ustawisz własne. Później poproś o nowe w oknie logowania: „Nie pamiętam hasła”.",
  EMAIL_ACCOUNT_OPENED_IGNORE: "Jeśli to nie Ty zamawiasz, nic nie rób: bez hasła nikt na konto nie wejdzie.",

  EMAIL_CONFIRM_ADDRESS_SUBJECT: "Potwierdź swój adres",
  EMAIL_CONFIRM_ADDRESS_TEXT:
    "Ktoś, pewnie Ty, założył u nas konto z tym adresem. Potwierdź go, a zobaczysz na koncie swoje punkty i zamówienia złożone wcześniej bez logowania.",
  EMAIL_CONFIRM_ADDRESS_CONFIRM: "Potwierdzam adres",
  EMAIL_CONFIRM_ADDRESS_UNTIL: "Link działa 7 dni. Konta możesz używać od razu.",
  EMAIL_CONFIRM_ADDRESS_IGNORE: "Jeśli to nie Ty zakładasz konto, nie potwierdzaj adresu i",
  EMAIL_CONFIRM_ADDRESS_DISOWN: "usuń to konto",

  EMAIL_CHANGE_ADDRESS_SUBJECT: "Nowy adres Twojego konta",
  EMAIL_CHANGE_ADDRESS_TEXT:
    "Ktoś, pewnie Ty, chce, żeby jego konto w naszym sklepie miało ten adres. Potwierdź, a od tej chwili tym adresem będziesz się logować.",
  EMAIL_CHANGE_ADDRESS_CONFIRM: "Sprawdź i potwierdź",
  EMAIL_CHANGE_ADDRESS_UNTIL: "Link działa 7 dni. Do tego czasu na koncie nic się nie zmienia.",
  EMAIL_CHANGE_ADDRESS_IGNORE: "Jeśli to nie Ty, nic nie rób: bez potwierdzenia konto zostaje przy dawnym adresie.",

  EMAIL_ADDRESS_CHANGED_SUBJECT: "Twoje konto ma nowy adres",
  EMAIL_ADDRESS_CHANGED_TEXT:
    "Konto, które u nas masz, ma teraz adres @email. Tym adresem się logujesz. Na innych urządzeniach wylogowaliśmy Cię.",
  EMAIL_ADDRESS_CHANGED_OTHER: "Jeśli to nie Ty, od razu",
  EMAIL_ADDRESS_CHANGED_WRITE: "napisz do nas",

  EMAIL_PASSWORD_CHANGED_SUBJECT: "Masz nowe hasło",
  EMAIL_PASSWORD_CHANGED_TEXT: "Hasło do Twojego konta zostało zmienione, a inne urządzenia wylogowaliśmy.",
  EMAIL_PASSWORD_CHANGED_OTHER: "Jeśli to nie Ty, użyj w oknie logowania „Nie pamiętam hasła”, ustaw własne i",
  EMAIL_PASSWORD_CHANGED_WRITE: "napisz do nas",

  EMAIL_ACCOUNT_EXISTS_SUBJECT: "Masz już u nas konto",
  EMAIL_ACCOUNT_EXISTS_ORDER:
    "Ktoś, pewnie Ty, złożył zamówienie, podając ten adres, i chciał założyć konto. Konto z tym adresem już jest, więc nowego nie zakładamy, a zamówienie przyjęliśmy jako złożone bez konta. Następnym razem zaloguj się, a dane wpiszemy za Ciebie.",
  EMAIL_ACCOUNT_EXISTS_REGISTRATION:
    "Ktoś, pewnie Ty, chciał założyć konto z tym adresem. Takie konto już jest, więc wystarczy się zalogować. Hasła nie pamiętasz? W oknie logowania poproś o przypomnienie.",
  EMAIL_ACCOUNT_EXISTS_CHANGE:
    "Ktoś, pewnie Ty, chciał, żeby jego konto miało ten adres. Konto z tym adresem już jest, a dwa nie mogą mieć jednego. Zaloguj się na to, które jest, albo podaj tamtemu inny adres.",
  EMAIL_ACCOUNT_EXISTS_LOG_IN: "Przejdź do swojego konta",
  EMAIL_ACCOUNT_EXISTS_IGNORE: "Jeśli to nie Ty, nic nie rób: na koncie nic się nie zmieniło.",
} as const satisfies Dictionary;
