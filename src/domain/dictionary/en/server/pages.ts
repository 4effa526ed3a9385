import type { pages as polish } from "../../pl/server/pages.ts";

/** English: the pages, the app and the feeds that the server writes by itself. */
export const pages = {
  NOTICE_CLOSE: "Close this notice",
  PAY_PAGE_BEGIN_TITLE: "Pay for your order",
  PAY_PAGE_BEGIN_TEXT: "Order @order awaits its payment: @sum. You go on to the payment provider’s page.",
  PAY_PAGE_MORE_TITLE: "Pay the rest of your order",
  PAY_PAGE_MORE_TEXT:
    "Order @order costs more than was paid for it: @sum is still to be paid. You go on to the payment provider’s page.",
  PAY_PAGE_BEGIN_BUTTON: "Go to the payment",
  PAY_PAGE_LATER_TITLE: "The payment provider does not answer",
  PAY_PAGE_LATER_TEXT: "Order @order is placed and waits, and nothing was charged. Try to pay again in a moment.",
  PAY_PAGE_LATER_BUTTON: "Try again now",
  PAY_PAGE_ORDER: "See the order",

  CLOSED_PAGE_SOON: "Opening soon",
  CLOSED_PAGE_SOON_TEXT: "We are still putting things on the shelves. Come back before long.",
  CLOSED_PAGE_CLOSED: "The shop is closed",
  CLOSED_PAGE_CLOSED_TEXT: "We are not taking orders now. Those we already have are handled as usual.",
  CLOSED_PAGE_ORDERS: "My orders",
  CLOSED_PAGE_WITHDRAW: "Withdraw from contract here",
  CLOSED_PAGE_LANGUAGES: "Language",

  ERROR_PAGE_TEXT: "Something went wrong (@status). Try again in a moment.",
  ERROR_PAGE_HOME: "Home page",

  MANIFEST_SCREEN_HOME: "What is new, on the home page",
  MANIFEST_SCREEN_PRODUCT: "A product and its sizes",
  MANIFEST_SCREEN_PANEL: "The cart in the order panel",

  FEED_DESCRIPTION: "@shop: what the shop offers",
  FEED_LOWEST_PRICE: "Lowest price of the 30 days before the reduction: @price.",

  LLMS_SELLER: "Seller: @seller.",
  LLMS_CONTACT: "Contact: @contact.",
  LLMS_PRICES:
    "Prices are in Polish złoty (PLN) and include VAT. The page of a product has its price and stock of this moment.",
  LLMS_FREE_DELIVERY: "Delivery within Poland is free from @price.",
  LLMS_VARIANTS:
    "Every size and colour has an address, a price and a stock of its own: the page of the product with ?wariant= and the number of the variant.",
  LLMS_ORDER: "Orders are placed by the buyer in person, in the cart on the shop’s pages.",
  LLMS_GOODS: "Goods",
  LLMS_COUNT: "products: @count",
  LLMS_MACHINES: "For programs",
  LLMS_FEED: "All products in one file",
  LLMS_FEED_NOTE: "a table by Google’s product data specification, a row for every variant",
  LLMS_LANGUAGE: "this text in another language",
  LLMS_SITE_MAP: "Site map",
  LLMS_INFORMATION: "Information",

  PROVIDER_ORDER: "Order",
} as const satisfies Record<keyof typeof polish, string>;
