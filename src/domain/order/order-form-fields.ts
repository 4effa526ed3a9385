import type { FieldRules } from "../field-rules.ts";
import { limits } from "../limits.ts";

type Section = "shipping" | "payment" | "createAccount" | "agreements";

/** One field of the order form (specification, point 3): plain data, so that it can be kept between visits. */
export interface FormField<Value extends string | boolean = string | boolean> {
  value: Value;
  section: Section;
  /** The rules that hold now; none while the field is hidden. */
  rules: FieldRules;
  valid: boolean;
  touched: boolean;
  hide: boolean;
  /** The checkbox that shows this field. */
  dependOn?: FlagName;
  /** What a country field offers. */
  options?: readonly CountryOption[];
  /** The phone's: the goods go to a parcel locker. */
  opensLocker?: true;
}

/** A country as the form's select holds it (specification, point 3). */
export interface CountryOption {
  value: string;
  country_code: string;
  displayValue: string;
  countryZone_id: string | null;
}

/** The form's fields in their order, with the rules of a shown field. Longest lengths are those of the wire. */
export const textFields = {
  email: { section: "shipping", rules: { required: true, isEmail: true, maxLength: 254 } },
  phone: { section: "shipping", rules: { required: true, minLength: 5, maxLength: 40 } },
  shippingFirstName: { section: "shipping", rules: { required: true, maxLength: 100 } },
  shippingLastName: { section: "shipping", rules: { required: true, maxLength: 100 } },
  shippingStreet: { section: "shipping", rules: { required: true, maxLength: 200 } },
  shippingPostCode: { section: "shipping", rules: { required: true, minLength: 5, maxLength: 20 } },
  shippingCity: { section: "shipping", rules: { required: true, maxLength: 100 } },
  shippingCountry: { section: "shipping", rules: { required: true } },
  paymentName: { section: "payment", dependOn: "invoice", rules: { required: true, maxLength: 200 } },
  paymentNip: { section: "payment", dependOn: "invoice", rules: { required: true, maxLength: 30 } },
  paymentStreet: { section: "payment", dependOn: "invoice", rules: { required: true, maxLength: 200 } },
  paymentPostCode: { section: "payment", dependOn: "invoice", rules: { required: true, maxLength: 20 } },
  paymentCity: { section: "payment", dependOn: "invoice", rules: { required: true, maxLength: 100 } },
  paymentCountry: { section: "payment", dependOn: "invoice", rules: { required: true } },
  password: {
    section: "createAccount",
    dependOn: "createAccount",
    rules: { required: true, minLength: limits.password.shortest, maxLength: limits.password.longest },
  },
  comment: { section: "agreements", rules: { maxLength: 2000 } },
} as const satisfies Record<string, FieldDefinition>;

export const flagFields = {
  invoice: { section: "payment", rules: {} },
  createAccount: { section: "createAccount", rules: {} },
  terms: { section: "agreements", rules: { required: true } },
  newsletter: { section: "agreements", rules: {} },
} as const satisfies Record<string, FieldDefinition>;

export type TextName = keyof typeof textFields;
export type FlagName = "invoice" | "createAccount" | "terms" | "newsletter";
export type FieldName = TextName | FlagName;

export type OrderForm = { [Name in TextName]: FormField<string> } & { [Name in FlagName]: FormField<boolean> };
export type FormValues = { [Name in TextName]: string } & { [Name in FlagName]: boolean };

export interface FieldDefinition {
  section: Section;
  rules: FieldRules;
  dependOn?: FlagName;
}

const textNames = Object.keys(textFields) as TextName[];
export const flagNames = Object.keys(flagFields) as FlagName[];
export const fieldNames: readonly FieldName[] = [...textNames, ...flagNames];

/** Returns what a field is held to when it is shown. */
export function fieldDefinition(name: FieldName): FieldDefinition {
  return name in textFields ? textFields[name as TextName] : flagFields[name as FlagName];
}

/** Returns the code of a field's label: `FORM_SHIPPINGPOSTCODE`. */
export function fieldLabel(name: FieldName): `FORM_${Uppercase<FieldName>}` {
  return `FORM_${name.toUpperCase()}`;
}
