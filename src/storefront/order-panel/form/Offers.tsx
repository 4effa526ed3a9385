import { useEffect, useRef, useState } from "react";
import type { ShopCall } from "../../../contract/shop-calls.ts";
import type { TextName } from "../../../domain/order/order-form-fields.ts";
import { fillField, useOrderForm } from "../../session/order-form.ts";
import { fields, list, text } from "../../session/shapes.ts";
import { callShop } from "../../session/shop-call.ts";

interface OffersProps {
  call: Extract<ShopCall, "json_utils?company" | "json_utils?towns">;
  /** The number or the postcode a register can be asked for; '': what was typed is no such thing yet. */
  about: string;
  country: string;
  /** The field a found town is for. */
  city: TextName;
}

const readOffers = list(fields({ text, fields: list(fields({ name: text, value: text })) }));

/** What the shop does not look up is asked for no more. */
const off = new Set<ShopCall>();

/** What registers know of a number or a postcode that was typed, to be filled in by a press; nobody waits for it, and nothing is filled in by itself. */
export function Offers({ call, about, country, city }: OffersProps) {
  const [offers, setOffers] = useState<NonNullable<ReturnType<typeof readOffers>>>([]);
  // It narrows the search for a town, and is asked for no search of its own.
  const street = useRef("");
  const typedStreet = useOrderForm((form) => form.shippingStreet.value);
  useEffect(() => {
    street.current = typedStreet;
  }, [typedStreet]);
  useEffect(() => {
    setOffers([]);
    if (about === "" || off.has(call)) return undefined;
    let isOld = false;
    const body = call === "json_utils?company" ? { nip: about } : { postCode: about, street: street.current };
    callShop(call, { ...body, country }, { timeout: 5000 }).then(
      ({ reply }) => {
        if (reply["off"] === true) off.add(call);
        if (!isOld) setOffers(readOffers(reply["offers"]) ?? []);
      },
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [call, about, country]);
  const fieldOf = (name: string) => (name === "city" ? city : name) as TextName;
  const open = useOrderForm((form) =>
    offers
      .filter((offer) => offer.fields.some(({ name, value }) => form[fieldOf(name)].value !== value))
      .map((offer) => offer.text)
      .join("\n"),
  ).split("\n");
  const shown = offers.filter((offer) => open.includes(offer.text));
  return (
    <p className="field-wide form-offer" role="status" hidden={shown.length === 0}>
      {shown.map((offer) => (
        <button
          key={offer.text}
          type="button"
          className="link"
          onClick={() => offer.fields.forEach(({ name, value }) => fillField(fieldOf(name), value))}
        >
          {offer.text}
        </button>
      ))}
    </p>
  );
}
