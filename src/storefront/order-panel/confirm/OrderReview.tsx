import { href } from "../../../contract/paths.ts";
import { type Payment, zoneOf } from "../../../domain/delivery/delivery.ts";
import { pointTitle } from "../delivery/locker-points.ts";
import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import { daysSaid } from "../../../domain/days-said.ts";
import { languageOf } from "../../../domain/language.ts";
import { variantName } from "../../../domain/order/cart.ts";
import { formatMoney, parseDecimal } from "../../../domain/money.ts";
import { allocate } from "../../../domain/allocate.ts";
import { pricedAs } from "../../../domain/catalogue/variant-price.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { EmailLink, PhoneLink } from "../../app/ShopLinks.tsx";
import { useText } from "../../app/text.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { useSession } from "../../session/store.ts";
import type { Checkout } from "../delivery/checkout.ts";
import { isSoldOut } from "../cart/line-changes.ts";
import { useAmountText, useTotals } from "./money-text.ts";
import { Whole } from "../../../ui/Whole.tsx";
import "./order-review.css";

/**
 * What is being ordered, from whom, right above the button (art. 12 and 17(1) of the Consumer Rights Act):
 * goods, sizes, what of them cannot be withdrawn from (art. 12 (1) points 10 and 11), payment, delivery with its days, the legal guarantee (Directive (EU) 2024/825), the seller. The sums stand beside the button; the lines add up to the first.
 */
export function OrderReview({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const {
    shop,
    lawful: { returns },
  } = useLayout();
  const cart = useSession((state) => state.products);
  const lines = cart.filter((line) => !isSoldOut(line));
  const currency = useSession((state) => state.currency);
  const chosen = useChosen(checkout);
  const amountText = useAmountText();
  const { amount, pln } = useTotals();
  const shares = allocate(
    amount.products,
    lines.map(({ product, a2p, quantity }) => parseDecimal(pricedAs(product, a2p).real_price) * quantity),
  );
  return (
    <section className="order-review" aria-labelledby="order-review-title">
      <h3 id="order-review-title">{t("ORDER_REVIEW")}</h3>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ key, product, a2p, quantity }, index) => (
            <li key={key}>
              <span>
                {quantity}&nbsp;×&nbsp;{product.product_name} <small>{variantName(product, a2p)}</small>
                {product.exception && <small>{product.exception}</small>}
              </span>
              <span className="price figures">{amountText(shares[index] ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
      <dl>
        {chosen.payment !== undefined && (
          <>
            <dt>{t("ORDER_REVIEW_PAYMENT")}</dt>
            <dd>{chosen.payment.paymentName}</dd>
          </>
        )}
        {/* Charged in another currency than shown: the sum has to be known before the click (guarantees, point 1). */}
        {chosen.payment?.currencies?.includes(currency) === false && amount.shipping !== null && (
          <>
            <dt>{t("ORDER_REVIEW_CHARGED")}</dt>
            <dd>
              <strong>{formatMoney(pln.total, "pln").replace(" ", "\u00a0")}</strong>
            </dd>
          </>
        )}
        {chosen.shipping !== undefined && (
          <>
            <dt>{t("ORDER_REVIEW_SHIPPING")}</dt>
            <dd>{chosen.shipping}</dd>
          </>
        )}
        {chosen.arrival !== undefined && (
          <>
            <dt>{t("ORDER_REVIEW_ARRIVES")}</dt>
            <dd>{chosen.arrival}</dd>
          </>
        )}
        <dt>{t("ORDER_REVIEW_GUARANTEE")}</dt>
        <dd>
          {returns === null ? (
            t("ORDER_REVIEW_GUARANTEE_TEXT")
          ) : (
            <a className="link" href={href(returns)} target="_blank" rel="noopener">
              {t("ORDER_REVIEW_GUARANTEE_TEXT")}
            </a>
          )}
        </dd>
        <dt>{t("ORDER_SELLER")}</dt>
        <dd>
          <Whole text={[shop.company, shop.street, shop.city].filter(Boolean).join(", ")} />
          {shop.phone !== "" && ", "}
          <PhoneLink />
          {shop.email !== "" && ", "}
          <EmailLink />
        </dd>
      </dl>
    </section>
  );
}

/** The chosen payment, the name of the shipping with its point, and between which days it comes; nothing while nothing is chosen. */
function useChosen(checkout: Checkout): { payment?: Payment; shipping?: string; arrival?: string | undefined } {
  const t = useText();
  const country = useOrderForm((form) => form.shippingCountry.value);
  const paymentId = useSession((state) => state.paymentId);
  const shippingId = useSession((state) => state.shippingId);
  const point = useSession((state) => (state.shippingCode === lockerCode ? state.shippingPoint : null));
  const { tag } = languageOf(useSession((state) => state.lanId));
  if (checkout.kind !== "ready") return {};
  const { zones, countries, arrivals } = checkout.data;
  const zone = zoneOf(country, countries, zones);
  const payment = zone?.payment.find((candidate) => candidate.paymentId === paymentId);
  const shipping = payment?.shipping.find((candidate) => candidate.shippingId === shippingId);
  if (payment === undefined || shipping === undefined) return payment === undefined ? {} : { payment };
  const days = arrivals.find((arrival) => arrival.zoneId === zone?.zoneId && arrival.shippingId === shippingId);
  const dates = days === undefined ? undefined : daysSaid(days, tag);
  return {
    payment,
    shipping: point === null ? shipping.shippingName : `${shipping.shippingName} ${pointTitle(point)}`,
    arrival: dates !== undefined && payment.paymentCode === "bank" ? t("ORDER_REVIEW_PAYTODAY", { dates }) : dates,
  };
}
