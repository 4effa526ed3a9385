import type { Dictionary } from "../../../translations.ts";

/** Polish: the emails about the newsletter, sold-out goods, reviews, messages and recalls. */
export const emails = {
  EMAIL_NEWSLETTER_WELCOME_SUBJECT: "Jesteś na liście",
  EMAIL_NEWSLETTER_WELCOME_TEXT:
    "Dzięki! Raz w tygodniu napiszemy, co przyszło, jakie rozmiary wróciły i co jest taniej. Bez lania wody.",
  EMAIL_NEWSLETTER_WELCOME_SEE: "Zobacz nowości",
  EMAIL_NEWSLETTER_WELCOME_WHY: "Piszemy, bo ten adres jest zapisany na nasz newsletter. W każdej chwili możesz się",
  EMAIL_NEWSLETTER_WELCOME_END: "wypisać",

  EMAIL_NEWSLETTER_CONFIRM_SUBJECT: "Potwierdź zapis na newsletter",
  EMAIL_NEWSLETTER_CONFIRM_TEXT:
    "Ktoś wpisał ten adres w naszym sklepie. Jeśli to Ty i chcesz dostawać newsletter, potwierdź zapis w ciągu 7 dni:",
  EMAIL_NEWSLETTER_CONFIRM_CONFIRM: "Tak, chcę dostawać newsletter",
  EMAIL_NEWSLETTER_CONFIRM_IGNORE:
    "Jeśli to nie Ty, nic nie rób: bez potwierdzenia nie wyślemy nic więcej. Możesz też od razu",
  EMAIL_NEWSLETTER_CONFIRM_END: "usunąć ten adres",

  EMAIL_STOCK_CONFIRM_SUBJECT: "Potwierdź: damy znać, gdy wróci",
  EMAIL_STOCK_CONFIRM_TEXT: "Ktoś, pewnie Ty, poprosił o jeden e-mail, gdy wróci",
  EMAIL_STOCK_CONFIRM_SURE: "Potwierdź w ciągu 7 dni, a napiszemy raz, tylko w tej sprawie:",
  EMAIL_STOCK_CONFIRM_CONFIRM: "Tak, dajcie znać",
  EMAIL_STOCK_CONFIRM_IGNORE:
    "Jeśli to nie Ty, nic nie rób: bez potwierdzenia nie wyślemy nic więcej. Możesz też od razu",
  EMAIL_STOCK_CONFIRM_END: "usunąć ten adres",

  EMAIL_STOCK_BACK_SUBJECT: "Wróciło",
  EMAIL_STOCK_BACK_TEXT: "znów jest w sklepie. Nie odkładamy sztuk na bok, więc kto pierwszy, ten lepszy.",
  EMAIL_STOCK_BACK_SEE: "Zobacz i kup",
  EMAIL_STOCK_BACK_ONCE: "To jedyny e-mail w tej sprawie. Adres, którego użyliśmy, możesz",
  EMAIL_STOCK_BACK_END: "usunąć od razu",

  EMAIL_REVIEW_REQUEST_SUBJECT: "I jak się nosi?",
  EMAIL_REVIEW_REQUEST_HELLO: "Cześć!",
  EMAIL_REVIEW_REQUEST_HELLO_TO: "Cześć, @name!",
  EMAIL_REVIEW_REQUEST_TEXT:
    "Paczka jest u Ciebie od kilku dni. Powiedz innym, jak rzeczy wypadają z rozmiarem, materiałem i w praniu:",
  EMAIL_REVIEW_REQUEST_WRITE: "Napisz opinię",
  EMAIL_REVIEW_REQUEST_HONEST:
    "Zajmie to minutę. Publikujemy i pochwały, i narzekania; odrzucamy tylko wulgaryzmy, reklamy i opinie nie na temat. Za opinię niczego nie dajemy, więc nikt jej nie kupił.",
  EMAIL_REVIEW_REQUEST_WHY: "Piszemy raz po każdym zamówieniu. Jeśli nie chcesz takich e-maili,",
  EMAIL_REVIEW_REQUEST_END: "napisz nam to jednym kliknięciem",

  EMAIL_MESSAGE_COPY_HEADING: "Mamy Twoją wiadomość",
  EMAIL_MESSAGE_COPY_TEXT: "Dziękujemy. Odpowiemy na ten adres, a to, co do nas napisano, jest poniżej:",
  EMAIL_MESSAGE_COPY_IGNORE: "Jeśli to nie Twoja wiadomość, nic nie rób: ktoś podał ten adres zamiast swojego.",

  EMAIL_RECALL_HEADING: "Odzyskanie produktu ze względów bezpieczeństwa",
  EMAIL_RECALL_ORDER: "Zamówienie",
  EMAIL_RECALL_IDENTIFICATION: "Jak rozpoznać produkt",
  EMAIL_RECALL_SOLD: "Gdzie i kiedy był sprzedawany",
  EMAIL_RECALL_HAZARD: "Zagrożenie",
  EMAIL_RECALL_ACTION: "Co zrobić",
  EMAIL_RECALL_REMEDIES: "Co możesz wybrać, bez opłat",
  EMAIL_RECALL_REMEDY_REPAIR: "naprawę",
  EMAIL_RECALL_REMEDY_REPLACEMENT: "wymianę na bezpieczny produkt",
  EMAIL_RECALL_REMEDY_REFUND: "zwrot pieniędzy",
  EMAIL_RECALL_PICTURE: "Zobacz zdjęcie produktu",
  EMAIL_RECALL_ASK: "Masz pytanie? Jesteśmy do dyspozycji:",
  EMAIL_RECALL_SHARE: "Jeśli ktoś inny ma teraz tę rzecz, przekaż mu ten e-mail.",
} as const satisfies Dictionary;
