import type { Templates } from "../../contract/page-data.ts";
import { href, paths, stockAlertHref } from "../../contract/paths.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { fit } from "../../ui/fit.ts";
import { Link } from "../app/navigation/Link.tsx";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { LinkedProduct } from "./review/LinkedProduct.tsx";
import { useOwnHref } from "../app/navigation/page-context.ts";
import "./review/review.css";

/** What became of the request to hear when something is back, and the way to take it back. */
export function StockAlertScreen({ link, state, product, variant }: Templates["stockAlert"]) {
  const t = useText();
  const own = useOwnHref();
  const title = t(`STOCKWISH_${state.toUpperCase()}`);
  return (
    <>
      <Crumbs crumbs={[{ name: title, url: null }]} />
      <div className="reviewing stock-alert">
        <h1 className={fit(title)}>{title}</h1>
        <p className="reviewing-text">{t(`STOCKWISH_${state.toUpperCase()}_TEXT`)}</p>
        {product !== null && (
          <LinkedProduct product={product} variant={variant}>
            <div className="stock-alert-ways">
              {state === "waiting" && (
                <form method="post" action={own(stockAlertHref(link, "confirm"))}>
                  <Button kind="signal" size="small" type="submit">
                    {t("STOCKWISH_CONFIRM")}
                  </Button>
                </form>
              )}
              <Link
                className={buttonClass({ size: "small", ...(state === "told" ? { kind: "signal" as const } : {}) })}
                href={href(product.url)}
              >
                {t("REVIEWING_PRODUCT")}
              </Link>
              {(state === "waiting" || state === "confirmed" || state === "told") && (
                <form method="post" action={own(stockAlertHref(link, "end"))}>
                  <Button size="small" type="submit">
                    {t("STOCKWISH_END")}
                  </Button>
                </form>
              )}
            </div>
          </LinkedProduct>
        )}
        {product === null && (
          <Link className={buttonClass({})} href={paths.newProducts}>
            {t("HOME_ALL_NEW")}
          </Link>
        )}
      </div>
    </>
  );
}
