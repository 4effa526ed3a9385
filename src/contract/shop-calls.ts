/** Under which path the shop answers the calls of its own pages, all by POST (specification, point 7). */
export const sysPath = "/sys/";

/** Where a language's dictionary, pages and categories are told. */
export const layoutPath = `${sysPath}json_layout` as const;

/** One call, as pages name it: `{endpoint}?{action}`. */
export type ShopCall =
  | `json_api?${
      | "changeEmail"
      | "changePassword"
      | "chooseNewsletter"
      | "closeAccount"
      | "exportData"
      | "joinSocial"
      | "login"
      | "loginSocial"
      | "logout"
      | "logoutEverywhere"
      | "makeOrder"
      | "openAccount"
      | "order"
      | "orders"
      | "register"
      | "reportError"
      | "review"
      | "saveUserData"
      | "sendConfirmation"
      | "userData"
      | "withdrawConsent"}`
  | `json_emails?${"backInStock" | "contact" | "newsletterSubscribe" | "sendNewPassword" | "withdraw"}`
  | `json_utils?${"code" | "company" | "towns"}`
  | `json_layout?lan=${number}`;

/** Returns the address of a call. */
export function shopCallHref(call: ShopCall): string {
  return sysPath + call;
}
