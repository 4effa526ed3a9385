import { href, jpegHref, paths } from "../../../contract/paths.ts";
import { isForAdults } from "../../../domain/catalogue/selling-limits.ts";
import { closePanel } from "../../session/panel.ts";
import { useSession } from "../../session/store.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useLayout } from "../../app/navigation/page-context.ts";
import { FromPrice } from "../../app/FromPrice.tsx";
import { usePriceText } from "../../app/Price.tsx";
import { useText } from "../../app/text.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { OrderTrouble } from "../confirm/OrderTrouble.tsx";
import { RemovedLineRow } from "./RemovedLineRow.tsx";
import { useOrderAttempt } from "../confirm/attempt.ts";
import "./empty-cart.css";

/** Nothing in the cart yet: a paved square, and two ways on. */
export function EmptyCart() {
  const t = useText();
  const money = usePriceText();
  const { freeShippingFrom } = useLayout();
  const removed = useOrderAttempt((state) => state.removed);
  const seen = useSession((state) => state.productsHistory);
  return (
    <div className="panel-body">
      <section className="empty-cart" aria-labelledby="empty-cart-title">
        <div className="empty-cart-paving" aria-hidden="true" />
        <OrderTrouble />
        {removed !== null && (
          <ul>
            <RemovedLineRow removed={removed} />
          </ul>
        )}
        <h2 id="empty-cart-title" tabIndex={-1} data-panel-focus="">
          {t("ORDER_EMPTY")}
        </h2>
        <p>
          {freeShippingFrom === null
            ? t("ORDER_EMPTY_TEXT")
            : t("ORDER_EMPTY_FREE", { price: money(freeShippingFrom) })}
        </p>
        <Link className={buttonClass({ kind: "signal", wide: true })} href={paths.newProducts} onClick={closePanel}>
          {t("ORDER_EMPTY_NEW")}
        </Link>
        {seen.length > 0 && (
          <>
            <h3>{t("ORDER_EMPTY_SEEN")}</h3>
            <ul className="empty-cart-seen">
              {seen.slice(0, 3).map((product) => (
                <li key={product.product_id}>
                  <Link href={`${href(product.url)}#s`} onClick={closePanel}>
                    <span className="empty-cart-picture">
                      {product.images[0] !== undefined && (
                        <img
                          className={isForAdults(product) ? "adults-picture" : undefined}
                          src={jpegHref(product.images[0].path, "320x400")}
                          width={320}
                          height={400}
                          alt=""
                          loading="lazy"
                        />
                      )}
                    </span>
                    <span className="empty-cart-name">{product.product_name}</span>
                    <FromPrice product={product} />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}
