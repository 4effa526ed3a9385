import type { refusals as polish } from "../../pl/server/refusals.ts";

/** English: every 'no' the server says: what happened and the way on. */
export const refusals = {
  REFUSAL_SHOP_CLOSED:
    "The shop is not taking orders now. Your cart stays in your browser: order when the shop is open.",
  REFUSAL_EMPTY_CART: "Your cart is empty. Add a product and place the order again.",
  REFUSAL_TOO_MANY_LINES:
    "One order holds at most @count lines. Remove some products or split your shopping into two orders.",
  REFUSAL_UNKNOWN_PRODUCT: "One of the products in the cart is no longer on sale. Remove it to place the order.",
  REFUSAL_UNKNOWN_VARIANT:
    "The chosen variant of one of the products is no longer on sale. Remove it from the cart and choose another.",
  REFUSAL_VARIANT_REQUIRED:
    "One of the products in the cart has no variant chosen, such as a size. Remove it and add it again with a variant.",
  REFUSAL_SOLD_OUT:
    "We no longer have that many of “@productName”. Left in stock: @count. Change the quantity or remove the product from the cart.",
  REFUSAL_SOLD_OUT_NOTHING_LEFT: "“@productName” has just sold out. Remove it from the cart to place the order.",
  REFUSAL_QUANTITY_LIMIT:
    "You can order at most @count pieces of one product at a time. Lower the quantity, or write to us if you need more.",
  REFUSAL_PRICES_CHANGED:
    "Prices have changed since you last saw them. Check the new amounts in the cart and place the order again.",
  REFUSAL_ZONE_MISSING:
    "We have no shipping costs for this country yet. Choose another country, or write to us and we will settle them with you.",
  REFUSAL_PAYMENTS_OFF:
    "We take no payments at the moment, so we cannot take the order. Call or write to us and we will settle how to place it.",
  REFUSAL_COUNTRY_PAYMENTS_OFF:
    "We take no payments for delivery to this country at the moment. Choose another country, or write to us.",
  REFUSAL_COUNTRIES_OFF:
    "We ship to no country at the moment, so we cannot take the order. Call or write to us and we will settle how to place it.",
  REFUSAL_COUNTRY_OFF: "We do not ship to this country at the moment. Choose another delivery country.",
  REFUSAL_PAYMENT_UNAVAILABLE:
    "This payment method is not available for the chosen delivery country. Choose another one.",
  REFUSAL_SHIPPING_UNAVAILABLE:
    "This shipping method is not available for the chosen country and payment. Choose another one.",
  REFUSAL_PARCEL_TOO_HEAVY:
    "The parcel of this order is too heavy for this way of delivery. Choose another one or order less at once.",
  REFUSAL_LOCKER_PHONE:
    "The code that opens the locker comes by text message to a Polish number. Enter its 9 digits, with +48 before them or without.",
  REFUSAL_POINT_REQUIRED: "Choose the parcel locker or pickup point we should send the order to.",
  REFUSAL_POINT_UNKNOWN:
    "This locker or pickup point does not exist or is not taking parcels at the moment. Choose another from the list.",
  REFUSAL_POINT_NO_PAYMENT:
    "You cannot pay on collection at this locker or pickup point. Choose another, or another way to pay.",
  REFUSAL_CODE_UNKNOWN: "We do not know this discount code. Check that it is typed correctly, or order without a code.",
  REFUSAL_CODE_EXPIRED: "This discount code has expired. Remove it and order without a code, or enter another.",
  REFUSAL_CODE_NOT_YET: "This discount code is not valid yet. Use it later, or order without a code.",
  REFUSAL_CODE_ENDED:
    "The offer of this discount code has ended. Remove it and order without a code, or enter another.",
  REFUSAL_CODE_CUSTOMER_LIMIT:
    "You have already used this discount code as often as one person may. Remove it and order without a code, or enter another.",
  REFUSAL_CODE_FIRST_ORDER:
    "This discount code is for a first order only. Remove it and order without a code, or enter another.",
  REFUSAL_CODE_USED_UP:
    "This discount code has already been used up. Remove it and order without a code, or enter another.",
  REFUSAL_CODE_CONDITIONS:
    "The cart does not meet the conditions of this discount code. Check them, change the cart, or order without the code.",
  REFUSAL_POINTS_NOT_YOURS:
    "Points can be used only when logged in to an account with a confirmed e-mail address. Log in, or order without points.",
  REFUSAL_POINTS_TOO_FEW:
    "Your account holds fewer points than you chose. Change the number of points and place the order again.",
  REFUSAL_FIELD_INVALID: "The field “@field” is empty or filled in incorrectly. Correct it and place the order again.",
  REFUSAL_TERMS_REQUIRED: "Accept the terms to place the order.",
  REFUSAL_SALE_HALTED:
    "“@productName” cannot be bought right now (@why). Keep it in the cart and try again later, or remove it to order the rest.",
  REFUSAL_DROP_LIMIT:
    "One person may buy at most @count of “@productName”. Already ordered with this e-mail, phone, account or address: @held. Lower the quantity, or remove the product from the cart.",
  REFUSAL_PRODUCT_NOT_ONLINE:
    "We sell “@productName” only in our shop on the street. Remove it from the cart to place the order.",
  REFUSAL_PRODUCT_COUNTRY_BLOCKED:
    "We may not send “@productName” to this country: @country. Remove it from the cart or choose another delivery country.",
  REFUSAL_AGE_CONFIRMATION:
    "The cart holds a product for adults only: “@productName”. Tick the declaration that you are 18 or over, or remove it from the cart.",
  REFUSAL_LOGIN_FAILED:
    "The e-mail and the password do not match. Check both and try again, or order without logging in.",
  REFUSAL_LOGINS_USED_UP:
    "Too many attempts to log in to this account. Try again in @wait, or choose “Forgot your password?”: the temporary password we send by e-mail lets you in at once.",
  REFUSAL_SOCIAL_REFUSED: "We could not confirm that it is you. Connect again, or order without connecting.",
  REFUSAL_SOCIAL_UNREACHABLE:
    "We cannot confirm your account with the sign-in provider right now. Try again in a moment, or disconnect it and order as a guest.",
  REFUSAL_SOCIAL_NO_ACCOUNT: "You have no account with us yet. We will open one with your first order.",
  REFUSAL_SOCIAL_ACCOUNT_EXISTS:
    "Your e-mail address already has an account here. Log in once the way you did before and we will join the two. Otherwise you order as a guest.",
  REFUSAL_PASSWORD_WRONG: "This is not the account’s present password. Type it again, or ask for a reminder.",
  REFUSAL_EMAIL_SAME: "The account has this address already. Enter another.",
  REFUSAL_SIGN_IN_AGAIN:
    "This account has no password, so let us first be sure that it is you: log out, sign in again with Google or Facebook, and do it within 15 minutes.",
  REFUSAL_PASSWORD_LENGTH: "A password has 8 to 128 characters. A few ordinary words are best.",
  REFUSAL_PASSWORD_COMMON:
    "This password is one of the first anybody would try. Choose another, such as a few ordinary words.",
  REFUSAL_ACCOUNT_TERMS: "Accept the terms to open an account.",
  REFUSAL_ACCOUNT_FIELD: "The field “@field” is empty or filled in incorrectly. Correct it and save again.",
  REFUSAL_TOKEN_ENDED: "Your session has expired. Log in again, or finish your shopping without an account.",
  REFUSAL_KEY_REUSED:
    "We already have this order, but with other data than you see here, from a second tab for example. Its confirmation is in your e-mail. Another click places a second order.",
  REFUSAL_TOO_MANY_UNPAID:
    "Too many of your unpaid orders are already waiting. Pay for them or write to us, then order again.",
  REFUSAL_EMAIL_INVALID: "Check the e-mail address: something is missing in it, or there is a character too many.",
  REFUSAL_MESSAGE_INCOMPLETE: "Enter your name and a message, so that we know whom to answer and about what.",
  REFUSAL_COMPLAINT_INCOMPLETE: "Write your name, the order number and what is wrong.",
  REFUSAL_PHOTOS_UNREADABLE: "These photos cannot be taken: 5 at most, up to 8 MB each. Choose them again.",
  REFUSAL_WITHDRAWAL_INCOMPLETE:
    "Enter your name and the order you withdraw from: its number, or what was bought and when.",
  REFUSAL_WITHDRAWAL_NO_PIECES: "Choose what you withdraw from: one piece at least.",
  REFUSAL_IN_STOCK_NOW: "Good news: this is in stock already. Reload the page and add it to your cart.",
  REFUSAL_NOT_ON_SALE: "This product is no longer on sale, so it will not be back. Have a look at similar ones.",
  REFUSAL_REVIEW_INCOMPLETE: "Choose how many stars and write at least one sentence.",
  REFUSAL_REVIEW_LINK_ENDED:
    "This review link no longer works. Log in and write the review on the product’s page instead.",
  REFUSAL_REVIEW_NOT_BOUGHT:
    "Only someone who bought this product and has received it can review it. We see no such order on this account.",
  REFUSAL_INVOICE_UNKNOWN:
    "There is no such document here. An invoice or proof of purchase is made once the order is paid, or sent when you pay on delivery. Open the link in our e-mail.",
  REFUSAL_ORDER_UNKNOWN:
    "We cannot show this order. Open it by the link in our e-mail, or log in to the account it was placed with.",
  REFUSAL_MALFORMED: "We could not read the data you sent. Reload the page and try again.",
  REFUSAL_TOO_LARGE: "The data you sent is too large. Shorten your text and try again.",
  REFUSAL_TOO_MANY_REQUESTS: "Too many attempts in a short time. Wait a moment and try again.",
  REFUSAL_TOO_MANY_REQUESTS_FOR: "Too many attempts in a short time. Try again in @wait.",
  REFUSAL_SHOP_BUSY: "The shop is overloaded right now. Nothing is lost – wait a moment and try again.",
  REFUSAL_SERVER_ERROR: "Server error, try again.",
  REFUSAL_FORBIDDEN_ORIGIN:
    "This request came from another site, so we did not carry it out. Open the shop itself and try again.",
} as const satisfies Record<keyof typeof polish, string>;
