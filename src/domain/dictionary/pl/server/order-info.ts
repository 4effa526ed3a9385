import type { Dictionary } from "../../../translations.ts";

/** Polish: the placed order in words. */
export const orderInfo = {
  ORDER_INFO_ORDER: "Zamówienie",
  ORDER_INFO_PIECE: "szt.",
  ORDER_INFO_PIECES: "szt.",
  ORDER_INFO_PRODUCTS: "Wartość produktów",
  ORDER_INFO_SHIPPING: "Dostawa",
  ORDER_INFO_DISCOUNT: "Kod rabatowy",
  ORDER_INFO_POINTS: "Rabat za punkty",
  ORDER_INFO_TOTAL: "Do zapłaty",
  ORDER_INFO_PAYMENT: "Płatność",
  ORDER_INFO_ACCOUNT: "Numer konta",
  ORDER_INFO_REFERENCE: "Tytuł przelewu",
  ORDER_INFO_WAIT: "Czekamy na wpłatę @days dni.",
  ORDER_INFO_BANK: "Numer konta i tytuł przelewu wysłaliśmy e-mailem. Czekamy na wpłatę @days dni.",
  ORDER_INFO_PAY: "Zapłać teraz",
  ORDER_INFO_PAYING: "Przejdziesz na stronę operatora płatności. Zamówienie trzymamy dla Ciebie @minutes minut.",
  ORDER_INFO_IN_PLN: "Ta płatność pobiera złote, więc zapłacisz @amount.",
  ORDER_INFO_PAID: "Zapłacone.",
  ORDER_INFO_FREE: "Nie ma nic do zapłaty.",
  ORDER_INFO_ARRIVAL: "Przewidywana dostawa",
  ORDER_INFO_ONCE_MONEY_IS_HERE: "jeśli zapłacisz dziś",
  ORDER_INFO_ADDRESS: "Adres dostawy",
  ORDER_INFO_POINT: "Punkt odbioru",
  ORDER_INFO_RETURN: "Odsyłasz na nasz koszt: @carrier.",
  ORDER_INFO_RETURN_CODE: "Odsyłasz na nasz koszt: @carrier. Kod nadania: @code",
  ORDER_INFO_RETURN_PDF: "Etykieta do wydruku (PDF)",
  ORDER_INFO_INVOICE: "Dane do faktury",
  ORDER_INFO_COMMENT: "Uwagi",
  ORDER_INFO_PAGE: "Zobacz zamówienie",
  ORDER_INFO_REVIEW:
    "Nic teraz nie płać: sklep musi najpierw potwierdzić to zamówienie i napisze do Ciebie, zwykle w ciągu dnia roboczego.",

  ORDER_INFO_SHOP_TOTAL: "Razem",
  ORDER_INFO_SHOP_SHELF: "Półka @shelf",
  ORDER_INFO_SHOP_BANK: "Kupujący ma na przelew @days dni, w tytule poda numer zamówienia.",
  ORDER_INFO_SHOP_PAYING: "Kupujący ma na zapłatę online @minutes minut.",
  ORDER_INFO_SHOP_ONCE_MONEY_IS_HERE: "jeśli wpłata przyjdzie dziś",
  ORDER_INFO_SHOP_REVIEW:
    "Zamówienie czeka na Twoje słowo i nie trzyma towaru: jest większe albo jest ich więcej niż zwykle.",
} as const satisfies Dictionary;
