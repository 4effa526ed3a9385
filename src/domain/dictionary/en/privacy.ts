import type { privacy as polish } from "../pl/privacy.ts";

/** English: the privacy question and its window. */
export const privacy = {
  PRIVACY_TITLE: "Privacy",
  PRIVACY_ASK_ANALYTICS:
    "We would like to count visits, to learn what works in the shop. Without your consent we do not, and the shop works just the same.",
  PRIVACY_ASK_ADVERTISING:
    "We would like to tell Meta (Facebook, Instagram) of your purchases, to learn which advertisements work. Without your consent we do not, and the shop works just the same.",
  PRIVACY_ASK_BOTH:
    "We would like to count visits and to tell Meta (Facebook, Instagram) of your purchases, to learn what works. Without your consent we do not, and the shop works just the same. Under details you can agree to one of them.",
  PRIVACY_DETAILS: "Details",
  PRIVACY_REJECT: "Reject",
  PRIVACY_ACCEPT: "Accept",
  PRIVACY_SETTINGS: "Privacy settings",
  PRIVACY_INTRODUCTION:
    "Here you decide what you agree to besides the shop itself. You can change your mind at any time.",
  PRIVACY_NECESSARY: "Necessary – always on",
  PRIVACY_NECESSARY_TEXT:
    "Cart, order, language, currency, product lists and this decision. They are kept in your browser.",
  PRIVACY_ANALYTICS: "Visitor statistics",
  PRIVACY_ANALYTICS_TEXT:
    "Google Analytics (@host) counts pages seen, products added to the cart and orders. The IP address is shortened, and nobody is profiled for advertising. It uses cookies.",
  PRIVACY_ANALYTICS_SERVER:
    "Once an order is a sale, our server tells Google of it, too: its amount, its products and the identifier from the _ga cookie.",
  PRIVACY_ADVERTISING: "Measuring advertisements",
  PRIVACY_ADVERTISING_TEXT:
    "When you order, our server tells Meta (Facebook, Instagram) what it was and what it cost, with the SHA-256 digest of your e-mail, the name of your browser and the identifier of the advertisement you clicked. By these Meta may recognise your account. Nothing is loaded in your browser. We note your consent with the order; when you take it back, we stop what has not left yet.",
  PRIVACY_SOCIAL: "Social content",
  PRIVACY_SOCIAL_TEXT:
    "Our profile in the footer loads at once from @host, which learns of the visit and may set cookies. Without your consent you see it only after a click.",
  PRIVACY_SIGN_IN: "Sign-in with Google",
  PRIVACY_SIGN_IN_TEXT:
    "When you open the cart, Google’s script loads at once, learns of the visit and may set cookies. Without your consent the scripts of Google and Facebook load only after a click on their button.",
  PRIVACY_SINCE: "Your choice of @date.",
  PRIVACY_REJECT_ALL: "Reject all",
  PRIVACY_ACCEPT_ALL: "Accept all",
  PRIVACY_SAVE: "Save my choice",
  PRIVACY_SAVED: "We have saved your choice.",
} as const satisfies Record<keyof typeof polish, string>;
