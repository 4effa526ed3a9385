import type { Dictionary } from "../../translations.ts";

/** Polish: what stands below a customer's contact data: e-mail, newsletter, password, safety, their data as a file, the account's end. */
export const userSettings = {
  USERDATA_EMAIL_TEXT: "Po tym adresie poznajemy konto.",
  USERDATA_EMAIL_CHANGE: "Zmień adres e-mail",
  USERDATA_EMAIL_CHANGE_TEXT: "Wyślemy na nowy adres wiadomość z linkiem. Dopóki go nie otworzysz, nic się nie zmieni.",
  USERDATA_EMAIL_NEW: "Nowy adres e-mail",
  USERDATA_EMAIL_SEND: "Wyślij link",
  USERDATA_EMAIL_SENT: "Wysłaliśmy wiadomość na @email. Otwórz w niej link, a adres się zmieni.",
  USERDATA_EMAIL_NO_PASSWORD:
    "To konto nie ma hasła. Adres może zmienić ten, kto zalogował się przed chwilą. Na nowy adres wyślemy link; dopóki w niego nie klikniesz, nic się nie zmieni.",
  USERDATA_PASSWORD: "Hasło",
  USERDATA_NO_PASSWORD:
    "To konto nie ma hasła: logujesz się przez inną usługę. Aby je ustawić, poproś o przypomnienie hasła w oknie logowania.",
  USERDATA_NEWSLETTER_TITLE: "Newsletter",
  USERDATA_NEWSLETTER:
    "Nowości, rozmiary, które wróciły, i wyprzedaże na @email. Raz w tygodniu; wypisujesz się jednym kliknięciem.",
  USERDATA_NEWSLETTER_ON: "Zapisz mnie",
  USERDATA_NEWSLETTER_OFF: "Wypisz mnie",
  USERDATA_NEWSLETTER_STATE_ON: "Dostajesz newsletter.",
  USERDATA_NEWSLETTER_STATE_OFF: "Nie dostajesz newslettera.",
  USERDATA_NEWSLETTER_STATE_WAITING: "Wysłaliśmy e-mail z prośbą o potwierdzenie.",
  USERDATA_SAFETY: "Bezpieczeństwo",
  USERDATA_EVERYWHERE_TEXT: "Wylogujemy Cię tutaj i na wszystkich innych urządzeniach.",
  USERDATA_EVERYWHERE: "Wyloguj wszędzie",
  USERDATA_EXPORT_TITLE: "Twoje dane u nas",
  USERDATA_EXPORT_TEXT: "Konto, zamówienia, punkty, zgody i opinie w jednym pliku JSON.",
  USERDATA_EXPORT: "Pobierz moje dane",
  USERDATA_CLOSE_TITLE: "Zamknięcie konta",
  USERDATA_CLOSE_TEXT:
    "Usuniemy dane osobowe, punkty przepadną, opinie zostaną bez podpisu. Z zamówień zachowamy tylko to, czego wymagają przepisy podatkowe. Tego nie da się cofnąć.",
  USERDATA_CLOSE: "Zamknij konto na zawsze",
  USERDATA_CLOSE_OPEN: "Chcę zamknąć konto",
  USERDATA_CLOSE_NO_PASSWORD: "To konto nie ma hasła. Zamknąć je może ten, kto zalogował się przed chwilą.",
  USERDATA_CLOSED: "Konto zamknięte. Dziękujemy za wspólne zakupy.",
} as const satisfies Dictionary;
