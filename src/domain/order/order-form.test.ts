// One long file: every field of the order form with what it takes and refuses; a table in the form of tests.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  fieldLabel,
  fieldNames,
  flagNames,
  type FieldName,
  type FormValues,
  type OrderForm,
} from "./order-form-fields.ts";
import {
  checkClientData,
  fieldError,
  formIsValid,
  formValues,
  initialForm,
  orderIsValid,
  restoreForm,
  setField,
  touchAll,
  touchField,
  withAccountFields,
  withContactData,
  withCountries,
  withoutAccountFields,
  withSocialUser,
  withLocker,
} from "./order-form.ts";
import { countriesIn } from "../delivery/zones.ts";

const countries = countriesIn("pl");
const invoiceFields = [
  "paymentName",
  "paymentNip",
  "paymentStreet",
  "paymentPostCode",
  "paymentCity",
  "paymentCountry",
] as const;

const kasia = {
  email: "kasia@poczta.example",
  phone: "600100200",
  shippingFirstName: "Kasia",
  shippingLastName: "Wójcik",
  shippingStreet: "Świętojańska 5/3",
  shippingPostCode: "81-368",
  shippingCity: "Gdynia",
  terms: true,
  createAccount: false,
} as const;

test("the form begins with Poland, an account to create, and nothing else", () => {
  const { shippingCountry, paymentCountry, createAccount, ...rest } = formValues(initialForm());
  assert.deepEqual([shippingCountry, paymentCountry, createAccount], ["2", "2", true]);
  assert.ok(Object.values(rest).every((value) => value === "" || value === false));
  assert.equal(formIsValid(initialForm()), false);
});

test("every field of the specification is there, in its section", () => {
  const sections = Object.groupBy(fieldNames, (name) => initialForm()[name].section);
  assert.deepEqual(sections.shipping?.toSorted(), [
    "email",
    "phone",
    "shippingCity",
    "shippingCountry",
    "shippingFirstName",
    "shippingLastName",
    "shippingPostCode",
    "shippingStreet",
  ]);
  assert.deepEqual(sections.payment?.toSorted(), [
    "invoice",
    "paymentCity",
    "paymentCountry",
    "paymentName",
    "paymentNip",
    "paymentPostCode",
    "paymentStreet",
  ]);
  assert.deepEqual(sections.createAccount?.toSorted(), ["createAccount", "password"]);
  assert.deepEqual(sections.agreements?.toSorted(), ["comment", "newsletter", "terms"]);
});

test("filled in well, the form is valid; any one required field emptied, it is not", () => {
  const form = filled(kasia);
  assert.ok(formIsValid(form));
  for (const name of [
    "email",
    "phone",
    "shippingFirstName",
    "shippingLastName",
    "shippingStreet",
    "shippingPostCode",
    "shippingCity",
    "shippingCountry",
  ] as const) {
    assert.equal(formIsValid(setField(form, name, "  ")), false, name);
  }
  assert.equal(formIsValid(setField(form, "terms", false)), false);
  assert.ok(formIsValid(setField(form, "comment", "Proszę dzwonić")));
  assert.ok(formIsValid(setField(form, "newsletter", true)));
});

test("phone and postcode have at least 5 characters, the e-mail an e-mail's form", () => {
  const wrong: [keyof FormValues & FieldName, string, string][] = [
    ["phone", "1234", "FORM_ERROR_MINLENGTH"],
    ["shippingPostCode", "8136", "FORM_ERROR_MINLENGTH"],
    ["email", "kasia@poczta", "FORM_ERROR_EMAIL"],
  ];
  for (const [name, value, code] of wrong) {
    const form = touchField(setField(filled(kasia), name, value as never), name);
    assert.equal(fieldError(form[name]), code);
    assert.equal(formIsValid(form), false);
  }
});

test("a country's own postcode length holds, and follows the country", () => {
  const short = setField(filled(kasia, initialForm(countries)), "shippingPostCode", "1010");
  assert.equal(formIsValid(short), false);
  const vienna = setField(short, "shippingCountry", "4");
  assert.ok(formIsValid(vienna));
  assert.equal(formIsValid(setField(vienna, "shippingCountry", "3")), false);
  assert.ok(formIsValid(setField(setField(vienna, "shippingCountry", "20"), "shippingPostCode", "101")));
});

test("the invoice checkbox shows its fields and makes them required, and takes both back", () => {
  const off = filled(kasia);
  const on = setField(off, "invoice", true);
  for (const name of invoiceFields) {
    assert.deepEqual([off[name].hide, off[name].valid, off[name].rules], [true, true, {}], name);
    assert.deepEqual([on[name].hide, on[name].rules.required], [false, true], name);
  }
  assert.equal(formIsValid(on), false);
  assert.ok(formIsValid(setField(on, "invoice", false)));
});

test("an invoice needs every company field, and a NIP that adds up", () => {
  const company = {
    invoice: true,
    paymentName: "Bruk sp. z o.o.",
    paymentNip: "526-025-02-74",
    paymentStreet: "Kamienna 14",
    paymentPostCode: "31-403",
    paymentCity: "Kraków",
  } as const;
  const form = filled({ ...kasia, ...company });
  assert.ok(formIsValid(form));
  for (const name of invoiceFields) assert.equal(formIsValid(setField(form, name, "")), false, name);
  const wrong = touchField(setField(form, "paymentNip", "5260250275"), "paymentNip");
  assert.equal(fieldError(wrong.paymentNip), "FORM_ERROR_NIP");
  const german = setField(withCountries(wrong, countries), "paymentCountry", "14");
  assert.equal(fieldError(german.paymentNip), "FORM_ERROR_VAT");
  assert.ok(formIsValid(setField(german, "paymentNip", "DE123456789")));
});

test("createAccount, checked at first, decides whether the password is asked", () => {
  const on = setField(filled(kasia), "createAccount", true);
  assert.deepEqual([on.password.hide, on.password.rules.required, formIsValid(on)], [false, true, false]);
  assert.equal(formIsValid(setField(on, "password", "krótkie")), false);
  assert.ok(formIsValid(setField(on, "password", "ośmiomil")));
  const off = setField(setField(on, "password", "x"), "createAccount", false);
  assert.deepEqual([off.password.hide, formIsValid(off)], [true, true]);
});

test("an error shows only at a field that is invalid, has rules and was touched", () => {
  const form = setField(initialForm(), "email", "kasia");
  assert.equal(fieldError(form.email), null);
  assert.equal(fieldError(touchField(form, "email").email), "FORM_ERROR_EMAIL");
  assert.equal(fieldError(touchAll(form).comment), null);
  assert.equal(fieldError(touchAll(form).paymentName), null);
});

test("a click on the disabled button touches every field, so that all errors show", () => {
  const form = touchAll(initialForm());
  assert.ok(fieldNames.every((name) => form[name].touched));
  const shown = fieldNames.filter((name) => fieldError(form[name]) !== null);
  assert.deepEqual(shown.toSorted(), [
    "email",
    "password",
    "phone",
    "shippingCity",
    "shippingFirstName",
    "shippingLastName",
    "shippingPostCode",
    "shippingStreet",
    "terms",
  ]);
});

test("checkboxes and countries count as touched when chosen, texts when left", () => {
  const form = setField(
    setField(setField(initialForm(countries), "terms", true), "shippingCountry", "1"),
    "phone",
    "6",
  );
  assert.deepEqual([form.terms.touched, form.shippingCountry.touched, form.phone.touched], [true, true, false]);
});

test("a login fills what is empty, keeps what was typed, and takes the account's fields away", () => {
  const typed = setField(initialForm(), "shippingCity", "Sopot");
  const contact = {
    ...kasia,
    shippingCity: "Gdynia",
    invoice: true,
    paymentName: "Bruk",
    terms: true,
    newsletter: true,
    createAccount: true,
    password: "tajnehasło",
    shippingCountry: "1",
    unknown: "x",
    phone: 600,
  };
  const form = withContactData(typed, contact);
  const values = formValues(form);
  assert.equal(values.shippingFirstName, "Kasia");
  assert.equal(values.shippingCity, "Sopot");
  assert.equal(values.phone, "", "of another type than the field's");
  assert.equal(values.terms, false, "consent is given anew");
  assert.deepEqual([values.newsletter, values.createAccount, values.password], [false, false, ""]);
  for (const name of ["newsletter", "createAccount", "password"] as const)
    assert.deepEqual([form[name].hide, form[name].valid, form[name].rules], [true, true, {}], name);
  assert.deepEqual([form.invoice.value, form.paymentName.hide, form.paymentName.value], [true, false, "Bruk"]);
  assert.equal(formIsValid(form), false);
  const { phone: _number, ...known } = contact;
  const { paymentName: _company, invoice: _invoice, ...person } = known;
  const complete = setField(withContactData(setField(typed, "phone", "600100200"), person), "terms", true);
  assert.ok(formIsValid(complete));
});

test("a login fills in the customer's country only where the shopper chose none", () => {
  assert.equal(withContactData(initialForm(countries), { shippingCountry: "1" }).shippingCountry.value, "1");
  const chosen = setField(initialForm(countries), "shippingCountry", "14");
  assert.equal(withContactData(chosen, { shippingCountry: "1" }).shippingCountry.value, "14");
});

test("what an account filled in follows a change of its data; what the shopper typed stays", () => {
  const before = { ...kasia, shippingCountry: "2", invoice: false };
  const form = setField(withContactData(initialForm(countries), before), "phone", "700700700");
  const moved = withContactData(
    form,
    { ...before, phone: "500500500", shippingStreet: "Kamienna 7", shippingCity: "", shippingCountry: "1" },
    before,
  );
  const { phone, shippingStreet, shippingCity, shippingCountry } = formValues(moved);
  assert.deepEqual(
    { phone, shippingStreet, shippingCity, shippingCountry },
    { phone: "700700700", shippingStreet: "Kamienna 7", shippingCity: "", shippingCountry: "1" },
  );
});

test("a social sign-in fills the e-mail and the name, split at the space, where they are empty", () => {
  const form = withSocialUser(setField(initialForm(), "email", "moja@poczta.example"), {
    name: " Anna Maria  Nowak ",
    email: "anna@example.com",
  });
  assert.deepEqual(
    [form.email.value, form.shippingFirstName.value, form.shippingLastName.value],
    ["moja@poczta.example", "Anna", "Maria Nowak"],
  );
  assert.deepEqual([form.createAccount.hide, form.newsletter.hide, form.password.hide], [true, true, true]);
});

test("an account forced for someone socially connected asks for no password", () => {
  const form = setField(withSocialUser(filled(kasia), { name: "Anna", email: "" }), "createAccount", true);
  assert.deepEqual([formValues(form).createAccount, form.password.hide, formIsValid(form)], [true, true, true]);
});

test("a logout asks for an account again and clears newsletter and password", () => {
  const form = withAccountFields(withoutAccountFields(setField(filled(kasia), "password", "ośmiomil")));
  assert.deepEqual([form.createAccount.value, form.newsletter.value, form.password.value], [true, false, ""]);
  assert.deepEqual([form.createAccount.hide, form.newsletter.hide, form.password.hide], [false, false, false]);
});

test("toggled any number of times, what is hidden, required and valid follows the checkboxes alone", () => {
  const toggle = fc.record({ name: fc.constantFrom(...flagNames), value: fc.boolean() });
  fc.assert(
    fc.property(fc.array(toggle, { maxLength: 30 }), (toggles) => {
      const last: Partial<Record<FieldName, boolean>> = Object.fromEntries(
        toggles.map(({ name, value }) => [name, value]),
      );
      const form = toggles.reduce<OrderForm>((now, { name, value }) => setField(now, name, value), filled(kasia));
      const straight = Object.entries(last).reduce<OrderForm>(
        (now, [name, value]) => setField(now, name as "terms", value),
        filled(kasia),
      );
      assert.deepEqual(form, straight);
      for (const name of invoiceFields) assert.equal(form[name].hide, !form.invoice.value);
      assert.equal(form.password.hide, !form.createAccount.value);
      assert.equal(formIsValid(form), form.terms.value && !form.invoice.value && !form.createAccount.value);
    }),
  );
});

test("the order is valid only with a cart, both methods, a point where one is needed, and a valid form", () => {
  const line = { key: "17", product: {} as never, a2p: null, quantity: 1 };
  const order = {
    lines: [line],
    shippingId: 8,
    paymentId: 3,
    shippingCode: "pm",
    shippingPoint: "KRA214M",
    form: filled(kasia),
  };
  assert.ok(orderIsValid(order));
  assert.equal(orderIsValid({ ...order, lines: [] }), false);
  assert.equal(orderIsValid({ ...order, shippingId: null }), false);
  assert.equal(orderIsValid({ ...order, paymentId: null }), false);
  assert.equal(orderIsValid({ ...order, shippingPoint: null }), false);
  assert.equal(orderIsValid({ ...order, shippingPoint: "" }), false);
  assert.equal(orderIsValid({ ...order, form: initialForm() }), false);
  assert.ok(orderIsValid({ ...order, shippingCode: "pp", shippingPoint: null }));
});

test("values are sent trimmed, the password as typed", () => {
  const form = setField(setField(initialForm(), "email", " kasia@poczta.example "), "password", " ośmiomil ");
  assert.deepEqual([formValues(form).email, formValues(form).password], ["kasia@poczta.example", " ośmiomil "]);
});

test("a kept form comes back with its values and today's rules; rubbish in it is left out", () => {
  const form = withoutAccountFields(
    touchField(setField(filled(kasia, initialForm(countries)), "shippingCountry", "4"), "phone"),
  );
  assert.deepEqual(restoreForm(JSON.parse(JSON.stringify(form)), countries), form);
  for (const kept of [
    null,
    undefined,
    7,
    "x",
    [],
    { email: 5, phone: { value: 7 }, terms: { value: "yes" }, constructor: { value: "" } },
  ]) {
    assert.deepEqual(restoreForm(kept, countries), initialForm(countries));
  }
});

test("the server holds what was sent to the same rules", () => {
  const check = (values: object, more = {}) =>
    checkClientData({ ...kasia, shippingCountry: "2", ...values }, { country_code: "PL", loggedIn: false, ...more });
  assert.deepEqual(check({}), []);
  assert.deepEqual(check({ email: "kasia", terms: null }), [
    { field: "email", code: "FORM_ERROR_EMAIL" },
    { field: "terms", code: "FORM_ERROR_UNCHECKED" },
  ]);
  assert.deepEqual(check({ shippingPostCode: "1010" }), [{ field: "shippingPostCode", code: "FORM_ERROR_MINLENGTH" }]);
  assert.deepEqual(check({ shippingPostCode: "1010", shippingCountry: "4" }, { country_code: "AT" }), []);
  assert.deepEqual(check({ createAccount: true }), [{ field: "password", code: "FORM_ERROR_REQUIRED" }]);
  assert.deepEqual(check({ createAccount: true }, { loggedIn: true }), []);
  assert.deepEqual(check({ invoice: false, paymentNip: "rubbish" }), []);
  assert.deepEqual(
    checkClientData({}, { country_code: "PL", loggedIn: true })
      .map(({ field }) => field)
      .toSorted(),
    [
      "email",
      "phone",
      "shippingCity",
      "shippingCountry",
      "shippingFirstName",
      "shippingLastName",
      "shippingPostCode",
      "shippingStreet",
      "terms",
    ],
  );
});

test("the server checks an invoice by the company's country, the delivery's where none is named apart", () => {
  const company = {
    ...kasia,
    invoice: true,
    paymentName: "Bruk",
    paymentStreet: "Kamienna 14",
    paymentPostCode: "31-403",
    paymentCity: "Kraków",
  };
  const nip = (paymentNip: string, paymentCountry: string | null, payment_country_code?: string) =>
    checkClientData(
      { ...company, shippingCountry: "2", paymentNip, paymentCountry },
      { country_code: "PL", loggedIn: true, ...(payment_country_code && { payment_country_code }) },
    );
  assert.deepEqual(nip("5260250274", "2"), []);
  assert.deepEqual(nip("5260250274", "2", "PL"), []);
  assert.deepEqual(nip("5260250275", "2"), [{ field: "paymentNip", code: "FORM_ERROR_NIP" }]);
  assert.deepEqual(nip("DE123456789", "14", "DE"), []);
  assert.deepEqual(nip("5260250274", "14", "DE"), [{ field: "paymentNip", code: "FORM_ERROR_VAT" }]);
  assert.deepEqual(nip("5260250274", null), [{ field: "paymentCountry", code: "FORM_ERROR_REQUIRED" }]);
});

test("only what goes to a parcel locker needs a Polish phone: nine digits, +48 or none, blanks allowed", () => {
  const wrong = (phone: string, toLocker: boolean) =>
    checkClientData({ ...kasia, shippingCountry: "2", phone }, { country_code: "PL", loggedIn: true, toLocker }).map(
      ({ code }) => code,
    );
  for (const phone of [
    "600100200",
    "600 100 200",
    "+48 600 100 200",
    "+48600100200",
    "0048 600-100-200",
    "48 600 100 200",
    "48600100200",
    "(12) 345 67 89",
  ])
    assert.deepEqual(wrong(phone, true), [], phone);
  for (const phone of [
    "12345",
    "60010020",
    "6001002000",
    "+420 600 100 200",
    "+49 151 23456789",
    "060010020",
    "sześćset",
    "600 100 200 w. 3",
  ]) {
    assert.deepEqual(wrong(phone, true), ["FORM_ERROR_LOCKERPHONE"], phone);
    assert.deepEqual(wrong(phone, false), [], phone);
  }
  assert.deepEqual(wrong("", true), ["FORM_ERROR_REQUIRED"]);
  const form = filled({ phone: "12345" });
  assert.deepEqual(
    [form.phone.valid, withLocker(form, true).phone.valid, withLocker(withLocker(form, true), false).phone.valid],
    [true, false, true],
  );
  const toPraha = checkClientData(
    { ...formValues(filled({ phone: "+420777123456" })), shippingCountry: "1" },
    { country_code: "CZ", loggedIn: true, toLocker: true },
  );
  assert.ok(!toPraha.some(({ field }) => field === "phone"), "a point in Czechia wants no Polish number");
});

test("a field's label has the field's name", () => {
  assert.equal(fieldLabel("shippingPostCode"), "FORM_SHIPPINGPOSTCODE");
});

function filled(values: Partial<FormValues>, form = initialForm()): OrderForm {
  return Object.entries(values).reduce<OrderForm>(
    (now, [name, value]) => setField(now, name as "email", value as string),
    form,
  );
}
