import type { Dictionary } from "../../../translations.ts";

/** Polish: whom the shop's server tells of purchases. */
export const advertising = {
  OFFICE_CONNECTION_GA4: "Google Analytics: zakupy z serwera",
  OFFICE_CONNECTION_GA4_TEXT:
    "Gdy zamówienie staje się sprzedażą, sklep mówi o tym Google Analytics (Measurement Protocol), także wtedy, gdy przeglądarka tego nie zdążyła. Tylko o zamówieniach osób, które zgodziły się na statystykę i u których działa skrypt Google (ANALYTICS_ID), pod tym samym numerem, więc liczą się raz. Sprawdzenie mówi tylko, czy identyfikator i zdarzenie są poprawne: Google nie sprawdza tu klucza, więc zajrzyj potem do raportu „Czas rzeczywisty”. Zanim włączysz, dopisz to do swojej polityki prywatności.",
  OFFICE_CONNECTION_GA4_MEASUREMENTID: "Identyfikator pomiaru (G-…)",
  OFFICE_CONNECTION_GA4_APISECRET: "Klucz API (Measurement Protocol)",
  OFFICE_CONNECTION_META: "Meta: pomiar reklam z serwera",
  OFFICE_CONNECTION_META_TEXT:
    "Gdy zamówienie staje się sprzedażą, sklep mówi o tym Mecie (Conversions API): co i za ile, ze skrótem SHA-256 e-maila. Tylko o zamówieniach osób, które zgodziły się na pomiar reklam; o tę zgodę sklep zacznie pytać, gdy włączysz. Skryptu Mety w przeglądarce nie ma. Zanim włączysz, dopisz to do swojej polityki prywatności.",
  OFFICE_CONNECTION_META_PIXELID: "Numer zbioru danych (Pixel ID)",
  OFFICE_CONNECTION_META_ACCESSTOKEN: "Token dostępu",
  OFFICE_CONNECTION_META_TESTEVENTCODE: "Kod z karty „Testuj zdarzenia”, do sprawdzenia połączenia",
  OFFICE_CONNECTION_CENEO: "Ceneo: Zaufane Opinie",
  OFFICE_CONNECTION_CENEO_TEXT:
    "W zamówieniu pojawia się pole, którego nikt nie musi zaznaczyć: kupujący prosi w nim o ankietę Ceneo i zgadza się na przekazanie e-maila, numeru zamówienia i towarów z cenami. Tylko po tej zgodzie, na potwierdzeniu zamówienia, wczytuje się skrypt Ceneo. Zgoda, jej chwila i słowa zostają przy zamówieniu. Ceneo odpowiada tak samo na każdy identyfikator, więc sprawdź go dwa razy. Zanim włączysz, dopisz Ceneo do swojej polityki prywatności.",
  OFFICE_CONNECTION_CENEO_ACCOUNTGUID: "Identyfikator konta (GUID)",
  OFFICE_CONNECTION_CENEO_WORKDAYS: "Po ilu dniach roboczych od zamówienia ma przyjść ankieta (1–30)",
} as const satisfies Dictionary;
