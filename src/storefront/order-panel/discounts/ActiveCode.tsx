import { cartTotal, pricedLines } from "../../../domain/order/cart.ts";
import {
  discountOf,
  expiryText,
  freesShipping,
  holdsGoodsOf,
  type DiscountCode,
} from "../../../domain/discount/discount-code.ts";
import { parseDecimal } from "../../../domain/money.ts";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { session, useSession } from "../../session/store.ts";
import { FieldError } from "../../../ui/FieldError.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useOrderAttempt } from "../confirm/attempt.ts";

/** A code in force: what it gives and until when, or what the cart still lacks for it; and the way to drop it. */
export function ActiveCode({ code }: { code: DiscountCode }) {
  const t = useText();
  const money = usePriceText();
  const lines = useSession((state) => state.products);
  const refused = useOrderAttempt((state) => (state.refusal?.code?.startsWith("CODE_") ? state.refusal.message : null));
  const priced = pricedLines(lines);
  const discount = discountOf(code, priced);
  const frees = freesShipping(code, priced);
  const lacking = parseDecimal(code.codeMinTotal) - cartTotal(lines);
  const codeExpire = expiryText(code.codeExpire);
  const gives = [
    discount > 0 &&
      t(codeExpire === "" ? "ORDER_DISCOUNTCODE_ISACTIVE_ALWAYS" : "ORDER_DISCOUNTCODE_ISACTIVE", {
        codeDiscount: money(discount),
        codeExpire,
      }),
    discount > 0 && code.codeOnly !== undefined && t("ORDER_DISCOUNTCODE_ONLY"),
    frees &&
      t(
        discount > 0 || codeExpire === "" ? "ORDER_DISCOUNTCODE_FREESHIPPING" : "ORDER_DISCOUNTCODE_FREESHIPPING_UNTIL",
        { codeExpire },
      ),
  ].filter(Boolean);
  const waits = [
    t("ORDER_DISCOUNTCODE_WAITS"),
    lacking > 0 && t("ORDER_DISCOUNTCODE_MISSING", { price: money(lacking) }),
    !holdsGoodsOf(code, priced) && t("ORDER_DISCOUNTCODE_OTHERGOODS"),
  ].filter(Boolean);
  const works = gives.length > 0;
  return (
    <>
      <div className={works ? "active-note active-note-on" : "active-note"}>
        <Icon name={works ? "tick" : "warning"} />
        <p role="status">
          <b>{code.codeCode}</b> {(works ? gives : waits).join(" ")}
        </p>
        <button type="button" className="link" onClick={() => session.setState({ code: null })}>
          {t("BTN_CANCEL")}
        </button>
      </div>
      {refused !== null && <FieldError text={refused} />}
    </>
  );
}
