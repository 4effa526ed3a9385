/** Whom an order goes to, as its form says. */
export interface Recipient {
  name: string;
  /** Street, post code with city, country. */
  address: string[];
  phone: string;
  /** What the buyer wrote with the order. */
  comment: string;
}

/** Returns whom an order goes to; what its form does not say, or what was erased, is empty. */
export function recipientOf(form: Readonly<Record<string, unknown>>, country: string): Recipient {
  const text = (field: string) => String(form[field] ?? "");
  return {
    name: `${text("shippingFirstName")} ${text("shippingLastName")}`.trim(),
    address: [text("shippingStreet"), `${text("shippingPostCode")} ${text("shippingCity")}`.trim(), country],
    phone: text("phone"),
    comment: text("comment"),
  };
}
