import { maxQuantity, type CartLine } from "../../../domain/order/cart.ts";
import { isSoldOnline } from "../../../domain/catalogue/selling-limits.ts";
import { pricedAs } from "../../../domain/catalogue/variant-price.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { usePriceText } from "../../app/Price.tsx";
import { useCount, useText } from "../../app/text.ts";
import { useSession } from "../../session/store.ts";
import { isSoldOut } from "./line-changes.ts";
import { useOrderAttempt } from "../confirm/attempt.ts";
import { useBlockedCountry } from "./use-blocked-country.ts";

/** What has changed about a line since it was put into the cart, in words. */
export function LineNotes({ line }: { line: CartLine }) {
  const t = useText();
  const counted = useCount();
  const money = usePriceText();
  const note = useOrderAttempt((state) => state.notes[line.key]);
  const refused = useOrderAttempt((state) => (state.refusal?.about === line.key ? state.refusal : null));
  // On desktop the shop's words stand above the form, beside this.
  const mobile = useSession((state) => state.mobile);
  const country = useBlockedCountry(line);
  const gone = isSoldOut(line);
  const { most_pieces: most } = line.product;
  const full = !gone && line.quantity >= maxQuantity(line.product, line.a2p) && note === undefined;
  return (
    <>
      {gone && (
        <Note
          alert
          text={
            (mobile && refused?.message) ||
            line.product.halted ||
            (isSoldOnline(line.product) ? t("ORDER_LINE_GONE") : t("ORDER_LINE_NOTONLINE"))
          }
        />
      )}
      {country !== undefined && <Note text={t("ORDER_LINE_NOTSENT", { country })} />}
      {note !== undefined && note.priceWas !== null && (
        <Note
          alert
          text={t("ORDER_LINE_PRICE", {
            was: money(note.priceWas),
            now: money(pricedAs(line.product, line.a2p).real_price),
          })}
        />
      )}
      {note !== undefined && note.left !== null && <Note alert text={counted("ORDER_LINE_FEWER", note.left)} />}
      {refused !== null && note === undefined && !gone && country === undefined && (
        <Note alert={mobile} text={refused.message} />
      )}
      {full && line.quantity !== most ? (
        <p className="cart-line-full">{t("ORDER_LASTPIECES")}</p>
      ) : (
        !gone && most !== undefined && <p className="cart-line-full">{t("ORDER_MOST", { count: most })}</p>
      )}
    </>
  );
}

/** What has changed, with its sign: never by colour alone. */
function Note({ text, alert = false }: { text: string; alert?: boolean }) {
  return (
    <p className="cart-line-note" role={alert ? "alert" : undefined}>
      <Icon name="warning" small />
      {text}
    </p>
  );
}
