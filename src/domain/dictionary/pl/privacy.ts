import type { Dictionary } from "../../translations.ts";

/** Polish: the privacy question and its window. */
export const privacy = {
  PRIVACY_TITLE: "Prywatność",
  PRIVACY_ASK_ANALYTICS:
    "Chcemy policzyć odwiedziny, żeby wiedzieć, co w sklepie działa. Bez Twojej zgody nie liczymy, a sklep działa tak samo.",
  PRIVACY_ASK_ADVERTISING:
    "Chcemy powiedzieć Mecie (Facebook, Instagram) o Twoich zakupach, żeby wiedzieć, które reklamy działają. Bez Twojej zgody tego nie robimy, a sklep działa tak samo.",
  PRIVACY_ASK_BOTH:
    "Chcemy policzyć odwiedziny i powiedzieć Mecie (Facebook, Instagram) o Twoich zakupach, żeby wiedzieć, co działa. Bez Twojej zgody tego nie robimy, a sklep działa tak samo. W szczegółach zgodzisz się na jedno z nich.",
  PRIVACY_DETAILS: "Szczegóły",
  PRIVACY_REJECT: "Odrzuć",
  PRIVACY_ACCEPT: "Zgadzam się",
  PRIVACY_SETTINGS: "Ustawienia prywatności",
  PRIVACY_INTRODUCTION: "Tu decydujesz, na co poza samym sklepem się zgadzasz. Zdanie możesz zmienić w każdej chwili.",
  PRIVACY_NECESSARY: "Niezbędne – zawsze włączone",
  PRIVACY_NECESSARY_TEXT:
    "Koszyk, zamówienie, język, waluta, listy produktów i ta decyzja. Zapisujemy je w Twojej przeglądarce.",
  PRIVACY_ANALYTICS: "Statystyka odwiedzin",
  PRIVACY_ANALYTICS_TEXT:
    "Google Analytics (@host) liczy odwiedzone strony, dodania do koszyka i zamówienia. Adres IP jest skracany, reklam nie profilujemy. Używa plików cookie.",
  PRIVACY_ANALYTICS_SERVER:
    "O zamówieniu, gdy jest już sprzedażą, powie Google także nasz serwer: z kwotą, produktami i identyfikatorem z pliku _ga.",
  PRIVACY_ADVERTISING: "Pomiar reklam",
  PRIVACY_ADVERTISING_TEXT:
    "Gdy zamówisz, nasz serwer powie Mecie (Facebook, Instagram), co i za ile, i poda skrót SHA-256 Twojego e-maila, nazwę przeglądarki i identyfikator z reklamy, w którą klikasz. Po nich Meta może rozpoznać Twoje konto. W przeglądarce nic się nie wczytuje. Zgodę zapisujemy przy zamówieniu; gdy ją cofniesz, wstrzymamy to, co jeszcze nie wyszło.",
  PRIVACY_SOCIAL: "Treści społecznościowe",
  PRIVACY_SOCIAL_TEXT:
    "Nasz profil w stopce wczytuje się od razu z @host, który dowie się o wizycie i może zapisać pliki cookie. Bez zgody zobaczysz go dopiero po kliknięciu.",
  PRIVACY_SIGN_IN: "Logowanie przez Google",
  PRIVACY_SIGN_IN_TEXT:
    "Gdy otworzysz koszyk, skrypt Google wczyta się od razu, dowie się o wizycie i może zapisać pliki cookie. Bez zgody skrypty Google i Facebooka wczytują się dopiero po kliknięciu przycisku.",
  PRIVACY_SINCE: "Twój wybór z dnia @date.",
  PRIVACY_REJECT_ALL: "Odrzuć wszystko",
  PRIVACY_ACCEPT_ALL: "Zgoda na wszystko",
  PRIVACY_SAVE: "Zapisz mój wybór",
  PRIVACY_SAVED: "Zapisaliśmy Twój wybór.",
} as const satisfies Dictionary;
