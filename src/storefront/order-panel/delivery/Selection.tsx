import { useText } from "../../app/text.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { useSession } from "../../session/store.ts";
import { zoneOf } from "../../../domain/delivery/delivery.ts";
import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { loadCheckout, type Checkout } from "./checkout.ts";
import { CodeBox } from "../discounts/CodeBox.tsx";
import { Lockers } from "./Lockers.tsx";
import { NoDelivery } from "./NoDelivery.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { PointsBox } from "../discounts/PointsBox.tsx";
import { ShippingList } from "./ShippingList.tsx";
import { useObstacle } from "./use-obstacle.ts";
import "./selection.css";

/** Payment, shipping, parcel locker, discount code and points: in the cart column, on mobile among the data. */
export function Selection({ checkout }: { checkout: Checkout }) {
  return (
    <div className="selection">
      <Methods checkout={checkout} />
      <CodeBox />
      <PointsBox />
    </div>
  );
}

function Methods({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const lanId = useSession((state) => state.lanId);
  const obstacle = useObstacle(checkout);
  const country = useOrderForm((form) => form.shippingCountry.value);
  const shippingCode = useSession((state) => state.shippingCode);
  if (checkout.kind === "loading") {
    return (
      <p className="selection-waiting" role="status">
        {t("ORDER_PROCESSING")}
      </p>
    );
  }
  if (checkout.kind === "failed") {
    return (
      <p className="selection-trouble" role="alert">
        <Icon name="warning" />
        <span>
          {t("ORDER_LOADERROR")}{" "}
          <button type="button" className="link" onClick={() => void loadCheckout(lanId)}>
            {t("BTN_AGAIN")}
          </button>
        </span>
      </p>
    );
  }
  const { data } = checkout;
  const zone = zoneOf(country, data.countries, data.zones);
  if (zone === null) return obstacle !== null && <NoDelivery obstacle={obstacle} />;
  return (
    <>
      <PaymentList data={data} zone={zone} />
      <ShippingList data={data} zone={zone} />
      {shippingCode === lockerCode && <Lockers />}
    </>
  );
}
