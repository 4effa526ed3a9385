import type { Dictionary } from "../../../translations.ts";

/** Polish: what windows and cards say while something is given back, or a transfer is noted. */
export const settling = {
  OFFICE_RETURN_UNPAID: "Nikt za to nie zapłacił, więc żadne pieniądze nie wracają.",
  OFFICE_RETURN_SETTLE_UNPAID: "Rozlicz zwrot",
  OFFICE_RETURN_CANCEL_UNPAID: "Anuluj zamówienie",
  OFFICE_RETURN_FINAL_CORRECTION: "Korekta dostaje numer. Tego nie da się cofnąć.",
  OFFICE_TRANSFER_MORE:
    "Czekamy na @costs, a przyszło o @difference więcej. Zapiszemy całość: zamówienie będzie opłacone, a @difference będzie do oddania kupującemu.",
  OFFICE_TRANSFER_LESS:
    "Czekamy na @costs. Zapiszemy to, co przyszło, a do zapłaty zostanie @difference. Kupujący nie dostanie o tym e-maila.",
  OFFICE_TRANSFER_DONE: "Zamówienie @number: zapisany przelew @sum",
  OFFICE_SETTLE_DONE_NO_MONEY: "Zamówienie @number: zapisane, teraz nic nie oddajesz",
} as const satisfies Dictionary;
