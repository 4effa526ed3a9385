import type { Dictionary } from "../../../translations.ts";

/** Polish: fiscal receipts. */
export const receipts = {
  OFFICE_CONNECTION_EPARAGONY: "eparagony.pl: paragony fiskalne",
  OFFICE_CONNECTION_EPARAGONY_TEXT:
    "Sprzedaż, której zwolnienie z kasy nie obejmuje (za pobraniem, odbiór osobisty, towary nigdy niezwolnione), rejestruje się sama na kasie tej usługi, a numer paragonu wraca do zamówienia. Dane dostaniesz od eparagony.pl razem z kasą.",
  OFFICE_CONNECTION_EPARAGONY_ENVIRONMENT: "Środowisko",
  OFFICE_CONNECTION_EPARAGONY_ENVIRONMENT_SANDBOX: "Sandbox: próby",
  OFFICE_CONNECTION_EPARAGONY_ENVIRONMENT_PRODUCTION: "Produkcja: prawdziwe paragony",
  OFFICE_CONNECTION_EPARAGONY_POSID: "Numer stanowiska (posId)",
  OFFICE_CONNECTION_EPARAGONY_CLIENTID: "Client ID",
  OFFICE_CONNECTION_EPARAGONY_CLIENTSECRET: "Client secret",
  OFFICE_CONNECTION_EPARAGONY_SINCE: "Rejestruj sprzedaż od dnia (RRRR-MM-DD)",
  OFFICE_REFUSED_RECEIPTS_OFF:
    "Nie ma podłączonej kasy. Podłącz ją w ustawieniach albo zaznacz, że sprzedaż zarejestrowała inna.",
  OFFICE_REFUSED_RECEIPT_NOT_NOW:
    "Tego paragonu nie da się teraz zmienić: jest zarejestrowany albo w drodze, albo zamówienie nie ma jeszcze dokumentu.",
  OFFICE_RECEIPT: "Paragon fiskalny",
  OFFICE_RECEIPT_NEEDED: "Ta sprzedaż wymaga kasy fiskalnej",
  OFFICE_RECEIPT_STATE_ASKED: "rejestruje się",
  OFFICE_RECEIPT_STATE_UNCLEAR: "nie wiadomo, czy zarejestrowany",
  OFFICE_RECEIPT_STATE_REGISTERED: "zarejestrowany",
  OFFICE_RECEIPT_STATE_FAILED: "nie zarejestrowany",
  OFFICE_RECEIPT_STATE_ELSEWHERE: "zarejestrowany na innej kasie",
  OFFICE_RECEIPT_NUMBER: "Nr @number, kasa @device",
  OFFICE_RECEIPT_SEE: "Zobacz paragon",
  OFFICE_RECEIPT_PROBLEM: "Kasa mówi: @problem",
  OFFICE_RECEIPT_CURRENCY: "Kasa przyjmuje tylko złotówki: zarejestruj tę sprzedaż inaczej.",
  OFFICE_RECEIPT_ACT_ASKED: "Zarejestruj na kasie",
  OFFICE_RECEIPT_ACT_ELSEWHERE: "Jest na innej kasie",
  OFFICE_RECEIPT_SAVED: "Paragon: zapisane",
  OFFICE_DECIDE_RECEIPTSSTUCK_ONE: "@count sprzedaż bez paragonu",
  OFFICE_DECIDE_RECEIPTSSTUCK_FEW: "@count sprzedaże bez paragonu",
  OFFICE_DECIDE_RECEIPTSSTUCK_MANY: "@count sprzedaży bez paragonu",
  OFFICE_DECIDE_RECEIPTSSTUCK_TEXT:
    "Kasa ich nie przyjęła albo nie odpowiedziała. Powód i co dalej stoi przy dokumencie.",
  OFFICE_DECIDE_RECEIPTSSTUCK_WAY: "Zobacz powód",
  OFFICE_LOG_ACT_CHANGERECEIPT: "zmienia paragon fiskalny",
  OFFICE_RECEIPT_BREAK_CASH: "za pobraniem",
  OFFICE_RECEIPT_BREAK_COLLECTED: "odbiór osobisty",
  OFFICE_RECEIPT_BREAK_GOODS: "towary nigdy niezwolnione",
  OFFICE_RECEIPT_BREAK_ADDRESS: "brak adresu kupującego",
  OFFICE_RECEIPT_BREAK_UNPROVEN: "brak dowodu zapłaty",
} as const satisfies Dictionary;
