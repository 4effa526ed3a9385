import type { Dictionary } from "../../../translations.ts";

/** Polish: a product that is recalled, „odzyskanie produktu” in the words of the regulation. */
export const recalls = {
  OFFICE_RECALL: "Odzyskaj ze względów bezpieczeństwa",
  OFFICE_RECALL_OF: "@name: odzyskanie",
  OFFICE_RECALL_HEADLINE: "Odzyskanie produktu ze względów bezpieczeństwa",
  OFFICE_RECALL_TEXT:
    "List idzie do każdego, kto kupił ten produkt, w języku jego zamówienia, raz z tymi samymi słowami. Produktu nie zdejmuje to ze sklepu: ukryj go osobno. Niebezpieczny produkt zgłoś też w Safety Business Gateway.",
  OFFICE_RECALL_WHICH: "Kogo dotyczy",
  OFFICE_RECALL_WHOLE: "wszyscy, którzy kupili ten produkt (@buyers)",
  OFFICE_RECALL_VARIANT: "tylko @name (@buyers)",
  OFFICE_RECALL_CONTACT: "Kontakt w liście: @ways",
  OFFICE_RECALL_NO_CONTACT:
    "Nie podano adresu ani telefonu sklepu: wpisz je w ustawieniach, prawo wymaga darmowego kontaktu.",
  OFFICE_RECALL_NOTICE: "Treść ogłoszenia",
  OFFICE_RECALL_NOTICE_TEXT:
    "Pusta linia zaczyna nowy akapit. Kto czyta w języku, którego tu nie ma, dostanie tekst polski.",
  OFFICE_RECALL_IDENTIFICATION: "Jak rozpoznać produkt i gdzie na nim tego szukać",
  OFFICE_RECALL_SOLD: "Gdzie i kiedy był sprzedawany",
  OFFICE_RECALL_HAZARD: "Zagrożenie: co może się stać i komu",
  OFFICE_RECALL_ACTION: "Co zrobić – najpierw: przestać używać",
  OFFICE_RECALL_PLAYS_DOWN:
    "„@words” umniejsza zagrożenie, a ogłoszenie nie może tego robić. Napisz, co może się stać.",
  OFFICE_RECALL_REMEDIES: "Co kupujący może wybrać, bez opłat",
  OFFICE_RECALL_REMEDIES_TEXT: "Prawo chce co najmniej dwóch możliwości.",
  OFFICE_RECALL_REMEDY_REPAIR: "naprawa",
  OFFICE_RECALL_REMEDY_REPLACEMENT: "wymiana na bezpieczny produkt",
  OFFICE_RECALL_REMEDY_REFUND: "zwrot pieniędzy",
  OFFICE_RECALL_SEE: "Zobacz listy",
  OFFICE_RECALL_NO_BUYERS: "Nikt nie kupił jeszcze tego produktu.",
  OFFICE_RECALL_NOT_WHOLE: "Wypełnij każde pole zaczętego języka i wybierz co najmniej dwie możliwości.",
  OFFICE_RECALL_SEND_WHAT: "Wysłać listy o odzyskaniu produktu?",
  OFFICE_RECALL_SEND_ONE: "Wyślij @count list",
  OFFICE_RECALL_SEND_FEW: "Wyślij @count listy",
  OFFICE_RECALL_SEND_MANY: "Wyślij @count listów",
  OFFICE_RECALL_SEND_TEXT: "Listy wychodzą od razu i nie da się ich cofnąć. Zobacz, co przeczytają kupujący.",
  OFFICE_RECALL_LETTERS_ONE: "@count list",
  OFFICE_RECALL_LETTERS_FEW: "@count listy",
  OFFICE_RECALL_LETTERS_MANY: "@count listów",
  OFFICE_RECALL_IN_POLISH: "treść po polsku, bo nie ma jej w tym języku",
  OFFICE_RECALL_PAGE_TEXT:
    "To samo ogłoszenie powinno stać na stronie sklepu: skopiuj je i wklej na stronę informacyjną.",
  OFFICE_RECALL_PAGE: "Ogłoszenie",
  OFFICE_RECALL_COPY: "Kopiuj ogłoszenie: @language",
  OFFICE_RECALL_WRITTEN_ONE: "@count list o odzyskaniu produktu w drodze",
  OFFICE_RECALL_WRITTEN_FEW: "@count listy o odzyskaniu produktu w drodze",
  OFFICE_RECALL_WRITTEN_MANY: "@count listów o odzyskaniu produktu w drodze",
  OFFICE_RECALL_REACHED: "Do kogo napisano",
  OFFICE_RECALL_LETTER_WAITING: "czeka",
  OFFICE_RECALL_LETTER_SENT: "wysłany",
  OFFICE_RECALL_LETTER_REFUSED: "nie dotarł",
  OFFICE_RECALL_LIST: "Lista",
  OFFICE_RECALL_COPY_LIST: "Kopiuj listę",
  OFFICE_REFUSED_RECALL_PLAYS_DOWN:
    "Te słowa umniejszają zagrożenie, a ogłoszenie nie może tego robić. Napisz, co może się stać.",
  OFFICE_REFUSED_RECALL_NOBODY: "Nie ma do kogo pisać: każdy, kto kupił, dostał już list z tymi słowami.",
} as const satisfies Dictionary;
