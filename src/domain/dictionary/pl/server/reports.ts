import type { Dictionary } from "../../../translations.ts";

/** Polish: the form that reports illegal content, its emails, and what the author of a review that is not shown is told. */
export const reports = {
  REPORT_TITLE: "Zgłoś nielegalną treść",
  REPORT_TEXT:
    "Coś na stronach tego sklepu, na przykład opinia, narusza prawo? Napisz, gdzie to jest i dlaczego. Przeczyta to człowiek, a o decyzji i jej powodach dostaniesz e-mail.",
  REPORT_ABOUT: "Adres strony z tą treścią",
  REPORT_WHY: "Co to jest i dlaczego narusza prawo?",
  REPORT_NAME: "Imię i nazwisko",
  REPORT_EMAIL: "E-mail",
  REPORT_UNNAMED: "Imię i e-mail możesz pominąć. Bez adresu nie potwierdzimy zgłoszenia i nie odpiszemy.",
  REPORT_FAITH: "Zgłaszam w dobrej wierze: według mojej wiedzy to, co piszę, jest prawdziwe i pełne.",
  REPORT_SEND: "Wyślij zgłoszenie",
  REPORT_DONE: "Mamy Twoje zgłoszenie",
  REPORT_DONE_TEXT:
    "Zgłoszenie nr @number dotarło @at. Potwierdzenie idzie na adres @email. Tam też napiszemy, co postanowiliśmy i dlaczego.",
  REPORT_DONE_UNNAMED: "Zgłoszenie nr @number dotarło @at. Nie znamy Twojego adresu, więc nie odpiszemy.",
  REPORT_WRONG_ABOUT: "Podaj adres strony, żebyśmy tę treść znaleźli. Skopiujesz go z paska przeglądarki.",
  REPORT_WRONG_TEXT: "Napisz, co to za treść i dlaczego narusza prawo.",
  REPORT_WRONG_EMAIL: "To nie jest adres e-mail. Popraw go albo zostaw puste pole.",
  REPORT_WRONG_FAITH: "Zaznacz to pole, żeby wysłać zgłoszenie.",
  EMAIL_REPORT_HEADING: "Mamy Twoje zgłoszenie nr @number",
  EMAIL_REPORT_TEXT:
    "Dotarło do nas @at. Rozpatrzy je człowiek, a o decyzji i jej powodach napiszemy na ten adres. To, co do nas napisano:",
  EMAIL_REPORT_DECIDED: "Zgłoszenie nr @number: nasza decyzja",
  EMAIL_REPORT_REMOVED: "Treść, którą zgłoszono na stronie @about, nie jest już pokazywana.",
  EMAIL_REPORT_STAYS: "Treść, którą zgłoszono na stronie @about, zostaje.",
  EMAIL_REPORT_REASON: "Powód: {{reason}}",
  EMAIL_REPORT_WAYS:
    "Zgłoszenie rozpatrzył człowiek, bez automatu. Jeśli się nie zgadzasz, odpisz na ten e-mail. Możesz też poskarżyć się koordynatorowi usług cyfrowych w swoim kraju albo pójść do sądu.",
  EMAIL_REVIEW_REJECTED_HEADING: "Dlaczego nie pokazujemy Twojej opinii",
  EMAIL_REVIEW_REJECTED_TEXT: "Twojej opinii o produkcie „@product” nie ma w sklepie. Powód:",
  EMAIL_REVIEW_REJECTED_WAYS:
    "Zdecydował o tym człowiek, bez automatu. Jeśli się nie zgadzasz, odpisz na ten e-mail, a przeczytamy ją jeszcze raz. Możesz też poskarżyć się koordynatorowi usług cyfrowych w swoim kraju albo pójść do sądu. Twoja opinia:",
} as const satisfies Dictionary;
