import type { CheckoutData } from "../../../contract/checkout-data.ts";
import { shippedCart } from "../../../domain/delivery/parcel-weight.ts";
import { pricedLines } from "../../../domain/order/cart.ts";
import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import { offeredShippings, type Zone } from "../../../domain/delivery/delivery.ts";
import { freesShipping } from "../../../domain/discount/discount-code.ts";
import { Price } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { useSession } from "../../session/store.ts";
import { ChoiceRow } from "./ChoiceRow.tsx";
import { usePointCountry } from "./kind-of-point.ts";
import { NoDelivery } from "./NoDelivery.tsx";
import { pickShipping } from "./selection.ts";

/** The shipping methods the chosen payment offers for this cart, each at its price. */
export function ShippingList({ data, zone }: { data: CheckoutData; zone: Zone }) {
  const t = useText();
  const paymentId = useSession((state) => state.paymentId);
  const chosen = useSession((state) => state.shippingId);
  const products = useSession((state) => state.products);
  const freed = useSession(({ code }) => code !== null && freesShipping(code, pricedLines(products)));
  const countryId = useOrderForm((form) => form.shippingCountry.value);
  // InPost's mark stands beside what leads to its lockers, which are in Poland.
  const isMarked = usePointCountry() === "PL";
  const country = data.countries.find((candidate) => candidate.country_id === countryId)?.country_name ?? "";
  const payment = zone.payment.find((candidate) => candidate.paymentId === paymentId);
  if (payment === undefined) return null;
  const offered = offeredShippings(payment, shippedCart(products));
  if (offered.length === 0) return <NoDelivery obstacle="TOO_HEAVY" />;
  return (
    <fieldset className="choices">
      <legend>{t("ORDER_SHIPPING", { country })}</legend>
      {offered.map(({ shipping, price }) => (
        <ChoiceRow
          key={shipping.shippingId}
          name="shippingId"
          value={shipping.shippingId}
          checked={shipping.shippingId === chosen}
          onChoose={() => pickShipping(data, shipping.shippingId)}
          title={shipping.shippingName}
          marks={isMarked || shipping.shippingCode !== lockerCode ? data.marks[shipping.shippingCode] : undefined}
          price={price === 0 || freed ? t("ORDER_FREE") : <Price of={price} />}
        />
      ))}
    </fieldset>
  );
}
