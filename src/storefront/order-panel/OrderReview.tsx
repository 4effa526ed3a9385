import { lockerCode, zoneOf } from "../../domain/delivery.ts";
import { variantName } from "../../domain/cart.ts";
import { allocate, parseDecimal } from "../../domain/money.ts";
import { useLayout } from "../app/page-context.ts";
import { useText } from "../app/text.ts";
import { useOrderForm } from "../session/order-form.ts";
import { useSession } from "../session/store.ts";
import type { Checkout } from "./checkout.ts";
import { useAmountText, useTotals } from "./money-text.ts";
import "./order-review.css";

/**
 * What is being ordered, from whom, right above the button (art. 12 and 17(1) of the Consumer Rights Act):
 * goods, sizes, payment, delivery, the seller. The sums stand beside the button; the lines add up to the first.
 */
export function OrderReview({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const { shop } = useLayout();
  const lines = useSession((state) => state.products);
  const chosen = useChosenNames(checkout);
  const amountText = useAmountText();
  const shares = allocate(useTotals().amount.products, lines.map(({ product, quantity }) => parseDecimal(product.real_price) * quantity));
  return (
    <section className="order-review" aria-labelledby="order-review-title">
      <h3 id="order-review-title">{t("ORDER_REVIEW")}</h3>
      <ul>
        {lines.map(({ key, product, a2p, quantity }, index) => (
          <li key={key}>
            <span>
              {quantity}&nbsp;×&nbsp;{product.product_name} <small>{variantName(product, a2p)}</small>
            </span>
            <span className="price figures">{amountText(shares[index] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <dl>
        {chosen.payment !== undefined && <><dt>{t("ORDER_REVIEW_PAYMENT")}</dt><dd>{chosen.payment}</dd></>}
        {chosen.shipping !== undefined && <><dt>{t("ORDER_REVIEW_SHIPPING")}</dt><dd>{chosen.shipping}</dd></>}
        <dt>{t("ORDER_SELLER")}</dt>
        <dd>
          {shop.company}, {shop.street}, {shop.city}, <a className="link" href={`tel:${shop.phone.replace(/\s/g, "")}`}>{shop.phone}</a>,{" "}
          <a className="link" href={`mailto:${shop.email}`}>{shop.email}</a>
        </dd>
      </dl>
    </section>
  );
}

/** The names of the chosen payment and shipping, the point with the latter; none while nothing is chosen. */
function useChosenNames(checkout: Checkout): { payment?: string; shipping?: string } {
  const country = useOrderForm((form) => form.shippingCountry.value);
  const paymentId = useSession((state) => state.paymentId);
  const shippingId = useSession((state) => state.shippingId);
  const point = useSession((state) => (state.shippingCode === lockerCode ? state.shippingPoint : null));
  if (checkout.kind !== "ready") return {};
  const zone = zoneOf(country, checkout.data.countries, checkout.data.zones);
  const payment = zone?.payment.find((candidate) => candidate.paymentId === paymentId);
  const shipping = payment?.shipping.find((candidate) => candidate.shippingId === shippingId);
  const name = shipping?.shippingName;
  return { payment: payment?.paymentName, shipping: point === null || name === undefined ? name : `${name} ${point}` };
}
