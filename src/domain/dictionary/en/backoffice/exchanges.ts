import type { Dictionary } from "../../../translations.ts";

/** English: goods that are exchanged for another size or colour. */
export const exchanges = {
  OFFICE_EXCHANGE: "Exchange",
  OFFICE_EXCHANGE_HINT:
    "The buyer sends something back and gets another size or colour of the same product for what was paid for it. Another product is a new order.",
  OFFICE_EXCHANGE_FOR: "Instead of: @name",
  OFFICE_EXCHANGE_NOT: "no exchange",
  OFFICE_EXCHANGE_STOCK: "@variant (@stock in stock)",
  OFFICE_EXCHANGE_NO_SIZES: "Nothing of this order comes in another size or colour.",
  OFFICE_EXCHANGE_COSTS: "New order",
  OFFICE_EXCHANGE_HELD: "The pieces are put aside at once and wait until the others come.",
  OFFICE_EXCHANGE_AGREE: "Agree to the exchange",
  OFFICE_EXCHANGE_AGREED: "Exchange agreed: order @number",
  OFFICE_EXCHANGE_WAITS:
    "The goods are put aside. Once the return has come and is settled, what was paid for it pays for this order.",
  OFFICE_EXCHANGE_AHEAD_TEXT: "It is sent before the return comes. Until then the order is not paid.",
  OFFICE_EXCHANGE_PAID: "Paid with the goods that came back.",
  OFFICE_EXCHANGE_SHORT: "Still to be paid by the buyer: @sum. Once the transfer comes, record it in this order.",
  OFFICE_EXCHANGE_LATE:
    "The missing pieces pay for it when they come later, too: open a new return of this order for them.",
  OFFICE_EXCHANGE_SEND_AHEAD: "Send without waiting",
  OFFICE_EXCHANGE_WAIT_AFTER_ALL: "Wait for the return after all",
  OFFICE_EXCHANGE_GOES_AHEAD: "Order @number waits to be packed",
  OFFICE_EXCHANGE_WAITS_AGAIN: "Order @number waits for the return",
  OFFICE_EXCHANGE_END: "Call the exchange off",
  OFFICE_EXCHANGE_ENDED: "Exchange called off, the goods are on sale again",
  OFFICE_EXCHANGE_SETTLING: "Exchange for order @number",
  OFFICE_EXCHANGE_SETTLING_PAID: "these goods pay for it",
  OFFICE_EXCHANGE_SETTLING_GIVENUP: "call it off and give the money back",
  OFFICE_EXCHANGE_MOVES: "Goes to order @number",
  OFFICE_EXCHANGE_MISSING: "The buyer still pays",
  OFFICE_EXCHANGE_SETTLE: "Settle the return",
  OFFICE_EXCHANGE_SETTLE_FINAL: "Money moves on and the correction gets its number. This cannot be undone.",
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
