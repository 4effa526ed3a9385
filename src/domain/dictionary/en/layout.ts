import type { layout as polish } from "../pl/layout.ts";

/** English: the header, menu, footer and login modal. */
export const layout: Record<keyof typeof polish, string> = {
  LAYOUT_CURRENCY: "Currency",
  LAYOUT_LANGUAGE: "Language",
  LAYOUT_CONTACT: "Contact",
  LAYOUT_USER_EDITDATA: "My details",
  LAYOUT_USER_ORDERS: "My orders",
  LAYOUT_USER_LOGOUT: "Log out",
  LAYOUT_SEARCH: "Search",
  LAYOUT_LOGIN_TITLE: "Log in",
  LAYOUT_LOGIN_REMINDME: "Password reminder",
  LAYOUT_PAGES: "Information",
  LAYOUT_CATEGORIES: "Categories",
  LAYOUT_CONTACTDATA: "Contact details",
  LAYOUT_MANUFACTURERS: "Brands",
  BTN_LOGIN: "Log in",
  BTN_PASSWORD: "Forgot your password?",
  BTN_SEND: "Send",
  BTN_CANCEL: "Cancel",
};
