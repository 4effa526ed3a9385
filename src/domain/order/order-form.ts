import type { CartLine } from "./cart.ts";
import type { Country } from "../delivery/delivery.ts";
import { defaultCountry, lockerCode } from "../delivery/delivery-codes.ts";
import { brokenRule, shortestPostcode, type FieldRules, type FormErrorCode } from "../field-rules.ts";
import {
  fieldDefinition,
  fieldNames,
  flagFields,
  type CountryOption,
  type FieldName,
  type FormField,
  type FormValues,
  type OrderForm,
} from "./order-form-fields.ts";

export type { FieldName, FormField, FormValues, OrderForm } from "./order-form-fields.ts";
export type { FormErrorCode } from "../field-rules.ts";

/** Returns the empty form: Poland, no invoice, an account to be created (specification, points 4 and 5). */
export function initialForm(countries: readonly Country[] = []): OrderForm {
  const blank = Object.fromEntries(fieldNames.map((name) => [name, blankField(name)])) as OrderForm;
  return withCountries(blank, countries);
}

/** Returns the form offering these countries, whose codes decide the postcode's length and the VAT number's shape. */
export function withCountries(form: OrderForm, countries: readonly Country[]): OrderForm {
  const options = countries.map(countryOption);
  return settled({
    ...form,
    shippingCountry: { ...form.shippingCountry, options },
    paymentCountry: { ...form.paymentCountry, options },
  });
}

/**
 * Returns the form with one value set, toggles and rules following. A choice (checkbox, country) counts as
 * touched at once, a text only when it is left: see touchField.
 */
export function setField<Name extends FieldName>(form: OrderForm, name: Name, value: FormValues[Name]): OrderForm {
  const field: FormField = form[name];
  const touched = field.touched || typeof value === "boolean" || field.options !== undefined;
  return settled({ ...form, [name]: { ...field, value, touched } });
}

/** Returns the form of an order that goes to a parcel locker in Poland, or not: the number that opens one must be Polish (the rule of 'pm' alone). */
export function withLocker(form: OrderForm, toLocker: boolean): OrderForm {
  const { opensLocker: _before, ...phone } = form.phone;
  return settled({ ...form, phone: toLocker ? { ...phone, opensLocker: true } : phone });
}

/** Returns the form with one field touched: its error may be shown from now on. */
export function touchField(form: OrderForm, name: FieldName): OrderForm {
  return settled({ ...form, [name]: { ...form[name], touched: true } });
}

/** Returns the form with every field touched, as after a click on the disabled order button. */
export function touchAll(form: OrderForm): OrderForm {
  return settled(eachField(form, (field) => ({ ...field, touched: true })));
}

/**
 * Returns the form after a login (specification, point 4): contact data fill what is empty or unchecked, and
 * the account's fields go. A country nobody chose yet counts as empty. Consents and passwords are never copied.
 * `before`: the contact data until now, where the customer has changed them; what they filled in follows.
 */
export function withContactData(
  form: OrderForm,
  contactData: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> = {},
): OrderForm {
  const filled = eachField(form, (field, name) => {
    const known = Object.hasOwn(contactData, name) ? contactData[name] : undefined;
    const empty = field.value === "" || field.value === false || (field.options !== undefined && !field.touched);
    const filledIn = Object.hasOwn(before, name) && field.value === before[name];
    const copied =
      (filledIn || (empty && known !== "")) && typeof known === typeof field.value && !ownDecisions.has(name);
    return copied ? { ...field, value: known as string | boolean } : field;
  });
  return withoutAccountFields(filled);
}

/** Returns the form after a social sign-in: e-mail and name fill empty fields, the name split at its first space. */
export function withSocialUser(form: OrderForm, { name, email }: { name: string; email: string }): OrderForm {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const given: Partial<FormValues> = { email, shippingFirstName: first, shippingLastName: rest.join(" ") };
  const filled = eachField(form, (field, at) => (field.value === "" ? { ...field, value: given[at] ?? "" } : field));
  return withoutAccountFields(filled);
}

/** Returns the form of someone who has an account: newsletter, createAccount and password cleared, hidden and asked no more. */
export function withoutAccountFields(form: OrderForm): OrderForm {
  return settled({
    ...form,
    newsletter: { ...form.newsletter, value: false, hide: true },
    createAccount: { ...form.createAccount, value: false, hide: true },
    password: { ...form.password, value: "" },
  });
}

/** Returns the form after a logout: an account to be created, no newsletter, no password, all shown again. */
export function withAccountFields(form: OrderForm): OrderForm {
  return settled({
    ...form,
    newsletter: { ...form.newsletter, value: false, hide: false },
    createAccount: { ...form.createAccount, value: true, hide: false },
    password: { ...form.password, value: "", touched: false },
  });
}

/** Returns a form kept between visits, with today's rules; whatever in it is not a form's is left out. */
export function restoreForm(kept: unknown, countries: readonly Country[] = []): OrderForm {
  const stored: Record<string, unknown> = isRecord(kept) ? kept : {};
  const form = eachField(initialForm(countries), (field, name) => {
    const old = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (!isRecord(old) || typeof old["value"] !== typeof field.value) return field;
    return {
      ...field,
      value: old["value"] as string | boolean,
      touched: old["touched"] === true,
      hide: old["hide"] === true,
    };
  });
  return settled(form);
}

/** Returns whether every field is valid or hidden. */
export function formIsValid(form: OrderForm): boolean {
  return fieldNames.every((name) => form[name].valid || form[name].hide);
}

/** Returns the values to send: texts trimmed, the password as typed. */
export function formValues(form: OrderForm): FormValues {
  return Object.fromEntries(
    fieldNames.map((name) => {
      const { value } = form[name];
      return [name, typeof value === "string" && name !== "password" ? value.trim() : value];
    }),
  ) as FormValues;
}

/** Returns the error to show at a field: only when it is invalid, has rules and has been touched. */
export function fieldError(field: FormField): FormErrorCode | null {
  return field.touched && !field.hide ? brokenRule(field.value, field.rules) : null;
}

/** Returns whether the order may be sent (specification, point 5, 'Whole order'). */
export function orderIsValid(order: {
  lines: readonly CartLine[];
  shippingId: number | null;
  paymentId: number | null;
  shippingCode: string | null;
  shippingPoint: string | null;
  form: OrderForm;
}): boolean {
  return (
    order.lines.length > 0 &&
    order.shippingId !== null &&
    order.paymentId !== null &&
    (order.shippingCode !== lockerCode || Boolean(order.shippingPoint)) &&
    formIsValid(order.form)
  );
}

/**
 * Returns what is wrong with the values an order was sent with, by the same rules the form is held to; empty
 * when nothing is. Codes are those of the countries chosen; `toLocker`: to a parcel locker; invoice fields count only with an invoice, the
 * password only with an account to be created.
 */
export function checkClientData(
  values: { readonly [Name in FieldName]?: FormValues[Name] | null },
  {
    country_code,
    payment_country_code = null,
    loggedIn,
    toLocker = false,
  }: { country_code: string; payment_country_code?: string | null; loggedIn: boolean; toLocker?: boolean },
): { field: FieldName; code: FormErrorCode }[] {
  const sent = eachField(initialForm(), (field, name) => ({
    ...field,
    value: values[name] ?? (typeof field.value === "string" ? "" : false),
    touched: true,
  }));
  const options = [
    { value: sent.shippingCountry.value, country_code, displayValue: "", countryZone_id: null },
    {
      value: sent.paymentCountry.value,
      country_code: payment_country_code ?? "",
      displayValue: "",
      countryZone_id: null,
    },
  ];
  const form = withLocker(
    {
      ...sent,
      shippingCountry: { ...sent.shippingCountry, options: options.slice(0, 1) },
      paymentCountry: {
        ...sent.paymentCountry,
        options: payment_country_code === null ? options.slice(0, 1) : options.slice(1),
      },
    },
    toLocker && country_code === "PL",
  );
  const checked = loggedIn ? withoutAccountFields(form) : form;
  return fieldNames.flatMap((field) => {
    const code = fieldError(checked[field]);
    return code === null ? [] : [{ field, code }];
  });
}

/** What a shopper decides anew each time. */
const ownDecisions: ReadonlySet<FieldName> = new Set(["terms", "newsletter", "createAccount", "password"]);

function blankField(name: FieldName): FormField {
  const { section, rules, dependOn } = fieldDefinition(name);
  const value = name.endsWith("Country")
    ? defaultCountry.country_id
    : name in flagFields
      ? name === "createAccount"
      : "";
  return { value, section, rules, valid: false, touched: false, hide: false, ...(dependOn && { dependOn }) };
}

/** The form with everything that follows from its values: what is hidden, which rules hold, what is valid. */
function settled(form: OrderForm): OrderForm {
  return eachField(form, (field, name) => {
    const master = field.dependOn === undefined ? null : form[field.dependOn];
    const hide = master === null ? field.hide : !master.value || master.hide;
    const rules = hide ? {} : rulesOf(form, name);
    return { ...field, hide, rules, valid: brokenRule(field.value, rules) === null };
  });
}

function rulesOf(form: OrderForm, name: FieldName): FieldRules {
  const { rules } = fieldDefinition(name);
  if (name === "shippingPostCode") return { ...rules, minLength: shortestPostcode(countryCode(form.shippingCountry)) };
  if (name === "phone" && form.phone.opensLocker) return { ...rules, polishPhone: true };
  if (name === "paymentNip") return { ...rules, vatNumberOf: countryCode(form.paymentCountry) };
  return rules;
}

/** The chosen country's code; empty when the list does not know it. */
function countryCode(field: FormField<string>): string {
  const option = field.options?.find((candidate) => candidate.value === field.value);
  return option?.country_code ?? (field.value === defaultCountry.country_id ? defaultCountry.country_code : "");
}

function countryOption({ country_id, country_code, country_name, countryZone_id }: Country): CountryOption {
  return { value: country_id, country_code, displayValue: country_name, countryZone_id };
}

function eachField(form: OrderForm, change: (field: FormField, name: FieldName) => FormField): OrderForm {
  return Object.fromEntries(fieldNames.map((name) => [name, change(form[name], name)])) as OrderForm;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
