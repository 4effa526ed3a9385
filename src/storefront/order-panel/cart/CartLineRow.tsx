import { maxQuantity, variantName, type CartLine } from "../../../domain/order/cart.ts";
import { cartPictureHref, href } from "../../../contract/paths.ts";
import { isForAdults } from "../../../domain/catalogue/selling-limits.ts";
import { pricedAs } from "../../../domain/catalogue/variant-price.ts";
import { changeQuantity } from "./change-quantity.ts";
import { closePanel } from "../../session/panel.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { Price } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { isSoldOut } from "./line-changes.ts";
import { LineNotes } from "./LineNotes.tsx";
import { LineReduction } from "./LineReduction.tsx";
import { orderAttempt } from "../confirm/attempt.ts";
import "./cart-line.css";

/** One line of the cart: 50×50 picture, name, variant, unit price, quantity (specification, point 2). */
export function CartLineRow({ line }: { line: CartLine }) {
  const t = useText();
  const { a2p, key, quantity } = line;
  const product = pricedAs(line.product, a2p);
  const gone = isSoldOut(line);
  const most = maxQuantity(product, a2p);
  const picture =
    product.attrs[0]?.vals.find((val) => val.attr_2_product_id === a2p)?.picture ?? product.images[0]?.path;
  const variant = variantName(product, a2p);
  return (
    <li className="cart-line" data-key={key} data-gone={gone ? "" : undefined}>
      <span className="cart-line-picture">
        {picture !== undefined && (
          <img
            className={isForAdults(product) ? "adults-picture" : undefined}
            src={cartPictureHref(picture)}
            width={50}
            height={50}
            alt=""
            onError={(event) => (event.currentTarget.hidden = true)}
          />
        )}
      </span>
      <div className="cart-line-what">
        <Link className="cart-line-name" href={`${href(product.url)}#s`} onClick={closePanel}>
          {product.product_name}
        </Link>
        {variant !== "" && <p className="cart-line-variant">{variant}</p>}
        <LineReduction product={product} />
        <LineNotes line={line} />
      </div>
      <Price className="cart-line-price" of={product.real_price} />
      <div className="cart-line-quantity">
        {gone ? (
          <button type="button" className="cart-line-remove" onClick={() => setTo(key, 0)}>
            {t("BTN_REMOVE")}
          </button>
        ) : (
          <>
            <button
              type="button"
              aria-label={t("ORDER_LESS", { productName: product.product_name })}
              onClick={() => setTo(key, quantity - 1)}
            >
              <Icon name="minus" small />
            </button>
            <span role="status" aria-label={t("ORDER_QUANTITY", { count: quantity })}>
              {quantity}
            </span>
            {quantity < most && (
              <button
                type="button"
                aria-label={t("ORDER_MORE", { productName: product.product_name })}
                onClick={(event) => {
                  if (quantity + 1 >= most) focusLess(event.currentTarget);
                  setTo(key, quantity + 1);
                }}
              >
                <Icon name="plus" small />
              </button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** Another quantity makes what was said beside the line old; 0 removes it, with a way back. */
function setTo(key: string, quantity: number): void {
  const removed = changeQuantity(key, quantity);
  const { [key]: _old, ...notes } = orderAttempt.getState().notes;
  orderAttempt.setState({ notes, removed });
}

/** At the maximum '+' goes away (point 2), and the focus on it would fall out of the panel. */
function focusLess(more: HTMLElement): void {
  more.parentElement?.querySelector("button")?.focus();
}
