import type { Dictionary } from "../../../translations.ts";

/** English: goods that are exchanged for another size or colour. */
export const exchanges = {
  OFFICE_EXCHANGE: "Exchange",
  OFFICE_EXCHANGE_STOCK: "@variant (@stock in stock)",
  OFFICE_EXCHANGE_TO: "Exchanged for order @number",
  OFFICE_EXCHANGE_FROM: "Exchange of goods from order @number",
  OFFICE_EXCHANGE_OPEN: "Exchange for another size",
  OFFICE_MONEY_MOVED_TO: "Went to order @number",
  OFFICE_MONEY_MOVED_FROM: "Came from order @number",
  OFFICE_WAS_EXCHANGE_TO: "Exchange for order @number",
  OFFICE_WAS_EXCHANGE_FROM: "Exchange of goods from order @number",
  OFFICE_WAS_MOVED_TO: "Money went to order @number",
  OFFICE_WAS_MOVED_FROM: "Money came from order @number",
  OFFICE_MONEY_GOODSAWAITED: "Awaits goods back",
  OFFICE_MONEY_EXCHANGED: "Exchanged",
  OFFICE_EMAIL_EXCHANGEAGREED: "exchange agreed",
  OFFICE_EMAIL_EXCHANGEENDED: "exchange called off",
  OFFICE_REFUSED_EXCHANGED: "This return has an exchange already. Call it off if it is to be another.",
  OFFICE_REFUSED_EXCHANGE_UNDER_WAY:
    "This exchange is paid, packed or sent already. Open its order: there you cancel it or take it back.",
  OFFICE_REFUSED_EXCHANGE_OPEN:
    "An exchange waits for these goods. Call it off first, so that what is put aside can be sold.",
  OFFICE_REFUSED_EXCHANGE_FREE:
    "Nothing was paid for this, so there is nothing to pay for the exchange with. Take the return and place a new order.",
  OFFICE_REFUSED_EXCHANGE_UNPAID:
    "The money for these goods has not come yet. If the courier has collected it, mark the order as delivered.",
  OFFICE_REFUSED_EXCHANGE_FIXED:
    "An order got in exchange costs what comes back, so it is not changed. Call the exchange off and agree to another.",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_ONE: "@count exchange without its return",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_FEW: "@count exchanges without their return",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_MANY: "@count exchanges without their return",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_TEXT:
    "14 days have passed since it was agreed, and the goods have not come. Write to the buyer or call the exchange off.",
  OFFICE_DECIDE_EXCHANGESWITHOUTGOODS_WAY: "Look",
} as const satisfies Dictionary;
