import type { heads as polish } from "../../pl/server/heads.ts";

/** English: titles and descriptions of the pages that have no entity behind them. */
export const heads = {
  HEAD_HOME_TITLE: "Streetwear, skate and winter",
  HEAD_HOME_DESCRIPTION:
    "Hoodies, tees, sneakers, decks and winter gear from independent brands. Sent within 1 working day, 30 days to return.",
  HEAD_SALE_TITLE: "Sale",
  HEAD_SALE_DESCRIPTION:
    "Hoodies, jackets, shoes and decks at reduced prices, each with its lowest price of the 30 days before the reduction.",
  HEAD_NEWPRODUCTS_TITLE: "New in",
  HEAD_NEWPRODUCTS_DESCRIPTION: "What has just arrived: new cuts, colours and prints.",
  HEAD_SEARCH_TITLE: "Search",
  HEAD_SEARCH_DESCRIPTION: "Search results in the shop.",
  HEAD_NOTFOUND_TITLE: "No such page",
  HEAD_NOTFOUND_DESCRIPTION: "We could not find this page.",
  HEAD_CONTACT_TITLE: "Contact",
  HEAD_CONTACT_DESCRIPTION: "Write to us: a form, the shop’s address, phone, e-mail and hours.",
  HEAD_COMPLAINT_TITLE: "Complaint",
  HEAD_COMPLAINT_DESCRIPTION:
    "The form for complaints: without an account or login, with photos. Answered within 14 days.",
  HEAD_WITHDRAWAL_TITLE: "Withdraw from contract",
  HEAD_WITHDRAWAL_DESCRIPTION:
    "Withdraw from the contract in two steps: your name, the order’s number and an e-mail address for the confirmation.",
  HEAD_REVIEW_TITLE: "Your review",
  HEAD_REVIEW_DESCRIPTION: "Rate what you have from us.",
  HEAD_STOCKALERT_TITLE: "We will tell you when it is back",
  HEAD_STOCKALERT_DESCRIPTION: "One e-mail when it is in stock again.",
  HEAD_COMPARE_TITLE: "Compare products",
  HEAD_COMPARE_DESCRIPTION: "The products you chose, side by side.",
  HEAD_OFFLINE_TITLE: "No connection",
  HEAD_OFFLINE_DESCRIPTION: "This page is not kept in the browser, and there is no connection.",
  HEAD_USERDATA_TITLE: "My details",
  HEAD_USERDATA_DESCRIPTION: "Address, invoice details and password.",
  HEAD_USERORDERS_TITLE: "My orders",
  HEAD_USERORDERS_DESCRIPTION: "All orders and where they stand.",
  HEAD_NEWSLETTERLINK_TITLE: "Newsletter",
  HEAD_NEWSLETTERLINK_DESCRIPTION: "Your subscription to the shop’s newsletter.",
  HEAD_ACCOUNTLINK_TITLE: "Confirm your e-mail",
  HEAD_ACCOUNTLINK_DESCRIPTION: "The e-mail of an account in the shop.",
  HEAD_USERORDER_TITLE: "Order",
  HEAD_USERORDER_DESCRIPTION: "What it holds, what it cost and where it is.",

  HEAD_PAGE: "page @page",
  HEAD_GOODS: "@name: prices, sizes and what is in stock. Sent within 1 working day, 30 days to return.",
  HEAD_LOOK: "Worn together: @pieces.",
} as const satisfies Record<keyof typeof polish, string>;
