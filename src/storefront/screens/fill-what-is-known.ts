import { session } from "../session/store.ts";

/** Writes who is logged in, and the order the link here was about, into fields that are still empty. */
export function fillWhatIsKnown(form: HTMLFormElement): void {
  const known = session.getState().userContactData ?? {};
  const name = [known["shippingFirstName"], known["shippingLastName"]]
    .filter((part) => typeof part === "string")
    .join(" ");
  const order = new URLSearchParams(location.search).get("zamowienie")?.slice(0, 60);
  for (const [field, value] of Object.entries({ name, order, email: known["email"] })) {
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLInputElement && input.value === "" && typeof value === "string") input.value = value;
  }
}
