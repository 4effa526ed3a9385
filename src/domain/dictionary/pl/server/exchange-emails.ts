import type { Dictionary } from "../../../translations.ts";

/** Polish: what buyers read of an exchange. */
export const exchangeEmails = {
  EMAIL_EXCHANGE_AGREED_SUBJECT: "Wymiana uzgodniona",
  EMAIL_EXCHANGE_AGREED_TEXT:
    "Wymieniamy Ci rzeczy z zamówienia @first. To, co dostaniesz, jest zamówieniem @number i już na Ciebie czeka: nikt inny tego nie kupi.",
  EMAIL_EXCHANGE_SEND: "Odeślij",
  EMAIL_EXCHANGE_WHERE: "Na adres: @address. Włóż do paczki kartkę z numerem zamówienia.",
  EMAIL_EXCHANGE_GET: "Dostaniesz",
  EMAIL_EXCHANGE_NEXT:
    "Za zamówienie @number nic nie płacisz: zapłata za zwrócone rzeczy przejdzie na nie, gdy je dostaniemy. Na odstąpienie od umowy masz 14 dni od dnia, w którym dostaniesz nowe rzeczy.",
  EMAIL_EXCHANGE_ENDED_SUBJECT: "Wymiana odwołana",
  EMAIL_EXCHANGE_ENDED_TEXT:
    "Wymiany rzeczy z zamówienia @first nie będzie, więc zamówienie @number jest anulowane i nic za nie nie płacisz. Za rzeczy, które mimo to odeślesz, oddamy pieniądze.",
  EMAIL_EXCHANGE_NOT: "Tego nie wyślemy",
  EMAIL_EXCHANGE_PAID_SUBJECT: "Wymiana rozliczona",
  EMAIL_EXCHANGE_PAID_TEXT:
    "Zamówienie @number, na które wymieniasz rzeczy, jest rozliczone (@total). Teraz je pakujemy i damy znać, gdy wyjdzie.",
  EMAIL_SETTLED_EXCHANGED: "@sum płaci za zamówienie @number, na które wymieniasz te rzeczy.",
  EMAIL_SETTLED_EXCHANGE_MISSING:
    "Do zapłaty za zamówienie @number zostało @sum. Przelej je na konto @account, w tytule: @number.",
} as const satisfies Dictionary;
