import type { Dictionary } from "../../../translations.ts";

/** Polish: titles and descriptions of the pages that have no entity behind them. */
export const heads = {
  HEAD_HOME_TITLE: "Streetwear, deskorolka i zima",
  HEAD_HOME_DESCRIPTION:
    "Bluzy, koszulki, sneakersy, deski i sprzęt na zimę od niezależnych marek. Wysyłka w 1 dzień roboczy, 30 dni na zwrot.",
  HEAD_SALE_TITLE: "Wyprzedaż",
  HEAD_SALE_DESCRIPTION:
    "Przecenione bluzy, kurtki, buty i deski. Przy każdej obniżonej cenie podajemy najniższą z 30 dni przed obniżką.",
  HEAD_NEWPRODUCTS_TITLE: "Nowości",
  HEAD_NEWPRODUCTS_DESCRIPTION: "To, co właśnie przyszło do sklepu: nowe kroje, kolory i nadruki.",
  HEAD_SEARCH_TITLE: "Wyszukiwanie",
  HEAD_SEARCH_DESCRIPTION: "Wyniki wyszukiwania w sklepie.",
  HEAD_NOTFOUND_TITLE: "Nie ma takiej strony",
  HEAD_NOTFOUND_DESCRIPTION: "Tej strony nie znaleźliśmy.",
  HEAD_CONTACT_TITLE: "Kontakt",
  HEAD_CONTACT_DESCRIPTION: "Napisz do nas: formularz, adres, telefon, e-mail i godziny pracy sklepu.",
  HEAD_COMPLAINT_TITLE: "Reklamacja",
  HEAD_COMPLAINT_DESCRIPTION: "Formularz reklamacji: bez konta i logowania, ze zdjęciami. Odpowiedź w 14 dni.",
  HEAD_WITHDRAWAL_TITLE: "Odstąpienie od umowy",
  HEAD_WITHDRAWAL_DESCRIPTION:
    "Odstąp od umowy w dwóch krokach: imię i nazwisko, numer zamówienia i e-mail, na który przyjdzie potwierdzenie.",
  HEAD_REVIEW_TITLE: "Twoja opinia",
  HEAD_REVIEW_DESCRIPTION: "Oceń to, co od nas masz.",
  HEAD_STOCKALERT_TITLE: "Damy znać, gdy wróci",
  HEAD_STOCKALERT_DESCRIPTION: "Jeden e-mail, gdy rzecz znów będzie w sklepie.",
  HEAD_COMPARE_TITLE: "Porównanie produktów",
  HEAD_COMPARE_DESCRIPTION: "Wybrane produkty obok siebie.",
  HEAD_OFFLINE_TITLE: "Brak połączenia",
  HEAD_OFFLINE_DESCRIPTION: "Tej strony nie ma w pamięci przeglądarki, a połączenia z internetem brak.",
  HEAD_USERDATA_TITLE: "Moje dane",
  HEAD_USERDATA_DESCRIPTION: "Adres, dane do faktury i hasło.",
  HEAD_USERORDERS_TITLE: "Moje zamówienia",
  HEAD_USERORDERS_DESCRIPTION: "Wszystkie zamówienia i ich stan.",
  HEAD_NEWSLETTERLINK_TITLE: "Newsletter",
  HEAD_NEWSLETTERLINK_DESCRIPTION: "Zapis na newsletter sklepu.",
  HEAD_ACCOUNTLINK_TITLE: "Potwierdzenie adresu",
  HEAD_ACCOUNTLINK_DESCRIPTION: "Adres e-mail konta w sklepie.",
  HEAD_USERORDER_TITLE: "Zamówienie",
  HEAD_USERORDER_DESCRIPTION: "Co, za ile i gdzie teraz jest.",

  HEAD_PAGE: "strona @page",
  HEAD_GOODS: "@name: ceny, rozmiary i dostępność. Wysyłka w 1 dzień roboczy, 30 dni na zwrot.",
  HEAD_LOOK: "Noszone razem: @pieces.",
} as const satisfies Dictionary;
