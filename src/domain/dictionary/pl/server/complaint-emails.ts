import type { Dictionary } from "../../../translations.ts";

/** Polish: the emails about a complaint and about goods that came back, and answers to begin from. */
export const complaintEmails = {
  EMAIL_COMPLAINT_HEADING: "Reklamacja @number przyjęta",
  EMAIL_COMPLAINT_TEXT: "Dostaliśmy tę reklamację i odpowiemy najpóźniej @due. Zachowaj ten e-mail.",
  EMAIL_COMPLAINT_FOR_SHOP: "Reklamacja @number: odpowiedz do @due",
  EMAIL_COMPLAINT_ANSWER: "Odpowiedź na reklamację @number",
  EMAIL_COMPLAINT_NUMBER: "Numer reklamacji",
  EMAIL_COMPLAINT_AT: "Otrzymana",
  EMAIL_COMPLAINT_NAME: "Imię i nazwisko",
  EMAIL_COMPLAINT_EMAIL: "E-mail",
  EMAIL_COMPLAINT_ORDER: "Zamówienie",
  EMAIL_COMPLAINT_SINCE: "Od kiedy",
  EMAIL_COMPLAINT_GOODS: "Których rzeczy dotyczy",
  EMAIL_COMPLAINT_DEFECT: "Co jest nie tak",
  EMAIL_COMPLAINT_DEMAND: "Żądanie",
  EMAIL_COMPLAINT_PHOTOS: "Zdjęcia",
  EMAIL_COMPLAINT_DEMAND_REPAIR: "naprawa",
  EMAIL_COMPLAINT_DEMAND_REPLACEMENT: "wymiana",
  EMAIL_COMPLAINT_DEMAND_REDUCTION: "niższa cena",
  EMAIL_COMPLAINT_DEMAND_REFUND: "zwrot pieniędzy",
  EMAIL_RECEIPT_HEADING: "Twój paragon fiskalny",
  EMAIL_RECEIPT_TEXT: "Paragon fiskalny zamówienia @order ma numer @number.",
  EMAIL_RECEIPT_DEVICE: "Numer unikatowy kasy: @device",
  EMAIL_RECEIPT_SEE: "Zobacz paragon",
  EMAIL_RETURN_ARRIVED_HEADING: "Rzeczy do nas dotarły",
  EMAIL_RETURN_LABEL_HEADING: "Jak odesłać rzeczy",
  EMAIL_RETURN_LABEL_TEXT: "Rzeczy z zamówienia @number odeślesz na nasz koszt: @carrier. Zapakuj je i nadaj paczkę.",
  EMAIL_RETURN_LABEL_CODE: "Nic nie musisz drukować. Kod, który podajesz przy nadaniu:",
  EMAIL_RETURN_LABEL_PRINT: "Wydrukuj etykietę i naklej ją na paczkę:",
  EMAIL_RETURN_LABEL_OR_PRINT: "Jeśli wolisz etykietę:",
  EMAIL_RETURN_LABEL_PDF: "pobierz PDF",
  EMAIL_RETURN_ARRIVED_TEXT:
    "To, co odsyłasz z zamówienia @number, jest u nas. Sprawdzimy rzeczy i napiszemy, ile i jak oddajemy.",
  COMPLAINT_ANSWER_REPAIR:
    "Dzień dobry,\n\nuznajemy Twoją reklamację i naprawimy rzecz na nasz koszt. Odbierzemy ją i odeślemy naprawioną; napiszemy, jak ją nadać.",
  COMPLAINT_ANSWER_REPLACEMENT:
    "Dzień dobry,\n\nuznajemy Twoją reklamację i wymienimy rzecz na nową, na nasz koszt. Napiszemy, jak odesłać tę, którą masz.",
  COMPLAINT_ANSWER_REDUCTION:
    "Dzień dobry,\n\nuznajemy Twoją reklamację i obniżamy cenę. Rzecz zostaje u Ciebie, a różnicę oddamy tak, jak przyszła zapłata, najpóźniej w 14 dni.",
  COMPLAINT_ANSWER_REFUND:
    "Dzień dobry,\n\nuznajemy Twoją reklamację i oddamy pieniądze. Odeślij rzecz na nasz koszt; napiszemy, jak. Pieniądze wrócą najpóźniej 14 dni po jej otrzymaniu albo po dowodzie nadania.",
  COMPLAINT_ANSWER_REFUSED:
    "Dzień dobry,\n\nnie uznajemy tej reklamacji, ponieważ: …\n\nJeśli się z tym nie zgadzasz, możesz zwrócić się do powiatowego rzecznika konsumentów albo do Inspekcji Handlowej o pozasądowe rozwiązanie sporu.",
} as const satisfies Dictionary;
