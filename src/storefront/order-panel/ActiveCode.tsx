import { cartTotal, pricedLines } from "../../domain/cart.ts";
import { discountOf, expiryText, type DiscountCode } from "../../domain/discount-code.ts";
import { parseDecimal } from "../../domain/money.ts";
import { usePriceText } from "../app/Price.tsx";
import { useText } from "../app/text.ts";
import { session, useSession } from "../session/store.ts";
import { FieldError } from "../../ui/FieldError.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useTill } from "./till.ts";

/** A code in force: what it gives and until when, or what the cart still lacks for it; and the way to drop it. */
export function ActiveCode({ code }: { code: DiscountCode }) {
  const t = useText();
  const money = usePriceText();
  const lines = useSession((state) => state.products);
  const refused = useTill((state) => (state.refusal?.code?.startsWith("CODE_") ? state.refusal.message : null));
  const discount = discountOf(code, pricedLines(lines));
  const lacking = parseDecimal(code.codeMinTotal) - cartTotal(lines);
  const codeExpire = expiryText(code.codeExpire);
  const text =
    discount > 0
      ? t(codeExpire === "" ? "ORDER_DISCOUNTCODE_ISACTIVE_ALWAYS" : "ORDER_DISCOUNTCODE_ISACTIVE", { codeDiscount: money(discount), codeExpire })
      : `${t("ORDER_DISCOUNTCODE_WAITS")} ${lacking > 0 ? t("ORDER_DISCOUNTCODE_MISSING", { price: money(lacking) }) : ""}`;
  return (
    <>
      <div className={discount > 0 ? "active-note active-note-on" : "active-note"}>
        <Icon name={discount > 0 ? "tick" : "warning"} />
        <p role="status">
          <b>{code.codeCode}</b> {text}
        </p>
        <button type="button" className="link" onClick={() => session.setState({ code: null })}>{t("BTN_CANCEL")}</button>
      </div>
      {refused !== null && <FieldError text={refused} />}
    </>
  );
}
