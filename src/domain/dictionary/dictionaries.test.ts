import assert from "node:assert/strict";
import { test } from "node:test";
import type { LanCode } from "../language.ts";
import { fieldLabel, fieldNames } from "../order/order-form-fields.ts";
import { placeholdersOf } from "../translations.ts";
import { dictionaries, serverDictionaries } from "./dictionaries.ts";
import type { Texts } from "./text-code.ts";

const { pl, en, cz } = dictionaries;
const everyText = Object.entries(dictionaries).map(
  ([lanCode, dictionary]) => [lanCode, { ...dictionary, ...serverDictionaries[lanCode as LanCode] }] as const,
);

/** Point 9, 'Translation keys', and the coded texts of point 8. */
const specified =
  `LAYOUT_CURRENCY LAYOUT_LANGUAGE LAYOUT_CONTACT LAYOUT_USER_EDITDATA LAYOUT_USER_ORDERS LAYOUT_USER_LOGOUT
  LAYOUT_SEARCH LAYOUT_LOGIN_TITLE LAYOUT_LOGIN_REMINDME LAYOUT_PAGES LAYOUT_CATEGORIES LAYOUT_CONTACTDATA FORM_EMAIL FORM_PASSWORD
  BTN_SEND BTN_LOGIN BTN_PASSWORD BTN_MAKEORDER BTN_CANCEL ORDER_USERDATA ORDER_LOGINMONIT ORDER_CART ORDER_SUMMARY_PRODUCTS
  ORDER_DISCOUNTCODE_ENTER ORDER_DISCOUNTCODE_LOADING ORDER_DISCOUNTCODE_ISACTIVE ORDER_POINTS_INFO ORDER_POINTS_ACTIVATE
  ORDER_POINTS_ACTIVE ORDER_POINTS_SHORT PRODUCT_ADDEDTOCART ERROR ERROR_FIELDS MESSAGE_ERROR WISHLIST_ADD_ERROR1 PRODUCT_ADD_ERROR1
  PRODUCT_PROMOTIONQTY LISTING1_NOPRODUCTS MESSAGE_OK CONTACT_MAILHASBEENSENT WISHLIST_ADD_OK`.split(/\s+/);

test("no code of the specification is missing in any language", () => {
  for (const [lanCode, dictionary] of Object.entries(dictionaries)) {
    assert.deepEqual(
      specified.filter((code) => !Object.hasOwn(dictionary, code)),
      [],
      lanCode,
    );
  }
});

test("every form field has a label in every language", () => {
  for (const dictionary of Object.values(dictionaries))
    assert.deepEqual(
      fieldNames.filter((name) => !dictionary[fieldLabel(name)]),
      [],
    );
});

test("no code is both the browser's and the server's", () => {
  assert.deepEqual(
    Object.keys(serverDictionaries.pl).filter((code) => Object.hasOwn(pl, code)),
    [],
  );
});

test("no text is empty", () => {
  for (const [lanCode, dictionary] of everyText) {
    assert.deepEqual(
      Object.entries(dictionary).filter(([, text]) => text.trim() === ""),
      [],
      lanCode,
    );
  }
});

test("the three texts the specification gives placeholders have exactly those", () => {
  assert.deepEqual(sorted(pl.ORDER_DISCOUNTCODE_ISACTIVE), ["@codeDiscount", "@codeExpire"]);
  assert.deepEqual(sorted(pl.ORDER_POINTS_ACTIVE), ["@discount", "@points"]);
  assert.deepEqual(sorted(pl.ORDER_POINTS_INFO), ["@points", "@pointsValue"]);
});

test("texts the specification gives in Polish are those", () => {
  assert.equal(pl.ERROR_SERVER, "Błąd serwera, spróbuj ponownie.");
  assert.equal(pl.ORDER_DISCOUNTCODE_NETWORK, "Problem z połączeniem z serwerem, spróbuj ponownie.");
  assert.equal(pl.ORDER_POINT_NOTFOUND, "Nie znaleziono kodu.");
  assert.equal(
    pl.ORDER_NOZONE,
    "Nie możemy pobrać kosztów wysyłki, koszty wysyłki zostaną naliczone po kontakcie ze sklepem.",
  );
  assert.equal(pl.REMINDER_OK, "Nowe hasło zostało wysłane na maila.");
  assert.equal(pl.NEWSLETTER_OK, "Wysłaliśmy do Ciebie maila z prośba o powiterdzienie.");
  assert.equal(pl.ORDER_NEXT, "Dalej");
  assert.equal(pl.ORDER_PROCESSING, "Przetwarzam dane ...");
});

test("texts the specification gives in English are those", () => {
  const given: Partial<Texts> = {
    ERROR: "An error occurred, report it to the administrator.",
    ERROR_FIELDS: "Fill in the required fields.",
    MESSAGE_ERROR: "Error sending the e-mail.",
    WISHLIST_ADD_ERROR1: "Product is already on your wishlist.",
    PRODUCT_ADD_ERROR1: "Could not update the quantity for the product. The total quantity you want exceeds our stock.",
    PRODUCT_PROMOTIONQTY: "Product stock has been exhausted, hunt for promotions next week.",
    LISTING1_NOPRODUCTS: "No products found.",
    MESSAGE_OK: "Message has been sent.",
    CONTACT_MAILHASBEENSENT: "Message has been sent.",
    WISHLIST_ADD_OK: "We added the product to your wishlist.",
    PRODUCT_ADDEDTOCART: "Product added to cart.",
    ORDER_DISCOUNTCODE_ISACTIVE: "Code for @codeDiscount has been activated. Valid until @codeExpire.",
    ORDER_DISCOUNTCODE_LOADING: "Checking code...",
    ORDER_POINTS_INFO: "You have collected @points pts worth @pointsValue",
    ORDER_POINTS_ACTIVE: "You activated @points pts giving @discount discount.",
    ORDER_PANEL_ERROR: "An error occurred while loading the cart, we are working on a fix.",
  };
  assert.deepEqual({ ...en, ...given }, en);
});

test("the order button names the obligation to pay, as the law asks", () => {
  assert.equal(pl.BTN_MAKEORDER, "Zamawiam z obowiązkiem zapłaty");
  assert.equal(en.BTN_MAKEORDER, "Order with obligation to pay");
  assert.equal(cz.BTN_MAKEORDER, "Objednávka zavazující k platbě");
});

test("no text has a price typed into it", () => {
  for (const [, dictionary] of everyText)
    assert.deepEqual(
      Object.entries(dictionary).filter(([, text]) => /\d\s?(zł|€|Kč)|[£$]\d/.test(text)),
      [],
    );
});

test("no text begins, ends or breaks with spaces too many", () => {
  for (const [, dictionary] of everyText) {
    assert.deepEqual(
      // What an email begins from has paragraphs, an empty line between them.
      Object.entries(dictionary).filter(([, text]) => /^\s|\s$| {2}|\s\n\n|\n\n\s|(?<!\n)\n(?!\n)/.test(text)),
      [],
    );
  }
});

function sorted(text: string): string[] {
  return [...placeholdersOf(text)].toSorted();
}
