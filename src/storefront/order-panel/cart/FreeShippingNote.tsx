import { cartTotal, pricedLines } from "../../../domain/order/cart.ts";
import { freesShipping } from "../../../domain/discount/discount-code.ts";
import { parseDecimal } from "../../../domain/money.ts";
import { useLayout } from "../../app/navigation/page-context.ts";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { useOrderForm } from "../../session/order-form.ts";
import { useSession } from "../../session/store.ts";
import { defaultCountry } from "../../../domain/delivery/delivery-codes.ts";

/** How much is missing for free delivery, unless a code gives it, where the default country's threshold is the one that counts. */
export function FreeShippingNote() {
  const t = useText();
  const money = usePriceText();
  const { freeShippingFrom } = useLayout();
  const total = useSession((state) => cartTotal(state.products));
  const freed = useSession(({ code, products }) => code !== null && freesShipping(code, pricedLines(products)));
  const country = useOrderForm((form) => form.shippingCountry.value);
  const missing = freeShippingFrom === null ? 0 : parseDecimal(freeShippingFrom) - total;
  if (missing <= 0 || freed || total === 0 || country !== defaultCountry.country_id) return null;
  return <p className="cart-free">{t("ORDER_FREE_MISSING", { price: money(missing) })}</p>;
}
