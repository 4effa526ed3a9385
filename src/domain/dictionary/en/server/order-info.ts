import type { orderInfo as polish } from "../../pl/server/order-info.ts";

/** English: the placed order in words. */
export const orderInfo = {
  ORDER_INFO_ORDER: "Order",
  ORDER_INFO_PIECE: "pc",
  ORDER_INFO_PIECES: "pcs",
  ORDER_INFO_PRODUCTS: "Products value",
  ORDER_INFO_SHIPPING: "Shipping",
  ORDER_INFO_DISCOUNT: "Discount code",
  ORDER_INFO_POINTS: "Points discount",
  ORDER_INFO_TOTAL: "Total to pay",
  ORDER_INFO_PAYMENT: "Payment",
  ORDER_INFO_ACCOUNT: "Account number",
  ORDER_INFO_REFERENCE: "Payment reference",
  ORDER_INFO_WAIT: "We wait @days days for your payment.",
  ORDER_INFO_BANK:
    "The account number and the payment reference are in our e-mail. We wait @days days for your payment.",
  ORDER_INFO_PAY: "Pay now",
  ORDER_INFO_PAYING: "You go on to the payment provider’s page. We hold the order for you for @minutes minutes.",
  ORDER_INFO_IN_PLN: "This payment is charged in złoty, so you pay @amount.",
  ORDER_INFO_PAID: "Paid.",
  ORDER_INFO_FREE: "There is nothing to pay.",
  ORDER_INFO_ARRIVAL: "Expected delivery",
  ORDER_INFO_ONCE_MONEY_IS_HERE: "if you pay today",
  ORDER_INFO_ADDRESS: "Shipping address",
  ORDER_INFO_POINT: "Pickup point",
  ORDER_INFO_RETURN: "You send it back at our cost: @carrier.",
  ORDER_INFO_RETURN_CODE: "You send it back at our cost: @carrier. Drop-off code: @code",
  ORDER_INFO_RETURN_PDF: "Label to print (PDF)",
  ORDER_INFO_INVOICE: "Invoice details",
  ORDER_INFO_COMMENT: "Comment",
  ORDER_INFO_PAGE: "View your order",
  ORDER_INFO_REVIEW:
    "Please pay nothing now: the shop has to confirm this order first and will write to you, usually within one working day.",

  ORDER_INFO_SHOP_TOTAL: "Total",
  ORDER_INFO_SHOP_SHELF: "Shelf @shelf",
  ORDER_INFO_SHOP_BANK: "The buyer has @days days for the transfer and gives the order’s number with it.",
  ORDER_INFO_SHOP_PAYING: "The buyer has @minutes minutes to pay online.",
  ORDER_INFO_SHOP_ONCE_MONEY_IS_HERE: "if the money comes today",
  ORDER_INFO_SHOP_REVIEW: "The order awaits your word and holds no goods: it is larger, or one of more, than usual.",
} as const satisfies Record<keyof typeof polish, string>;
