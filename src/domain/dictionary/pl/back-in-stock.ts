import type { Dictionary } from "../../translations.ts";

/** Polish: the form by which a shopper asks to hear when something sold out is back. */
export const backInStock = {
  BACKINSTOCK_TITLE: "Damy znać, gdy wróci",
  BACKINSTOCK_SIZE: "Który rozmiar?",
  BACKINSTOCK_SIZE_MISSING: "Wybierz rozmiar, o którym mamy dać znać.",
  BACKINSTOCK_CONSENT:
    "Napiszemy raz, tylko o powrocie tego produktu, i usuniemy Cię z listy. To nie newsletter. Zgodę potwierdzisz linkiem w e-mailu i możesz ją w każdej chwili cofnąć.",
  BACKINSTOCK_SEND: "Dajcie znać",
  BACKINSTOCK_SENT: "Sprawdź pocztę: wysłaliśmy e-mail z prośbą o potwierdzenie.",
} as const satisfies Dictionary;
