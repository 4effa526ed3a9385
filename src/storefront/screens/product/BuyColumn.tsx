import { useMemo } from "react";
import type { Templates } from "../../../contract/page-data.ts";
import { href, orderOtherwise } from "../../../contract/paths.ts";
import type { DeliverySaid } from "../../../domain/delivery/delivery-dates.ts";
import { isSoldOnline } from "../../../domain/catalogue/selling-limits.ts";
import { bound } from "../../../ui/bound.ts";
import { fit } from "../../../ui/fit.ts";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import { RichText } from "../RichText.tsx";
import { BackInStock } from "./BackInStock.tsx";
import { BuyAction } from "./BuyAction.tsx";
import { Colours } from "./Colours.tsx";
import { DeliveryLines } from "./DeliveryLines.tsx";
import { DeliveryMore } from "./DeliveryMore.tsx";
import { Details } from "./Details.tsx";
import { LimitsSlot } from "./LimitsSlot.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { RatingLink } from "./RatingLink.tsx";
import { Safety } from "./Safety.tsx";
import { Sizes } from "./Sizes.tsx";
import { StockHint } from "./StockHint.tsx";
import { useBottomSticky } from "./use-bottom-sticky.ts";
import type { Buying } from "./use-buying.ts";
import "./details.css";
import { useOwnHref } from "../../app/navigation/page-context.ts";
import { useBelow } from "../../app/navigation/use-below.ts";
import "./offer.css";

/** From how many emails a name is set smaller: with the longest, the sizes and the button still stand in the first view. */
const longer = [
  ["buy-long", 48],
  ["buy-longest", 96],
] as const;

/** Everything needed to decide and to buy. Taller than the window, it sticks by its lower edge. */
export function BuyColumn({
  page,
  buying,
  delivery,
}: {
  page: Templates["product"];
  buying: Buying;
  delivery: DeliverySaid | null;
}) {
  const t = useText();
  const own = useOwnHref();
  const { product, manufacturer, colours, description, details, returns, safety } = page;
  const column = useBottomSticky();
  const below = useBelow();
  // A size chosen above renders none of this again.
  const more = useMemo(
    () => (
      <>
        {description !== "" && (
          <details className="buy-more" open>
            <summary className="caps">{t("PRODUCT_DESCRIPTION")}</summary>
            <RichText html={description} />
          </details>
        )}
        <Details rows={details} />
        <DeliveryMore back={returns.more} />
        <Safety contacts={safety} />
      </>
    ),
    [description, details, returns, safety, t],
  );
  return (
    <section className="buy" ref={column}>
      <div className="buy-in">
        <p className="buy-brand">
          <Link className="link" href={href(manufacturer.url)}>
            {manufacturer.manufacturer_name}
          </Link>
          <RatingLink rating={product.rating} />
        </p>
        <h1
          className={[
            fit(product.product_name),
            ...longer.filter(([, length]) => product.product_name.length > length).map(([look]) => look),
          ].join(" ")}
        >
          {bound(product.product_name)}
        </h1>
        <ProductPrice price={buying.price} />
        <Colours colours={colours} product_id={product.product_id} />
        <LimitsSlot product={product} />
        {isSoldOnline(product) && (
          <>
            <Sizes product={product} buying={buying} table={page.sizeTable} />
            <div className="sizes-foot">
              <StockHint product={product} chosen={buying.chosen} />
              <BackInStock product={product} chosen={buying.chosen} />
            </div>
            <BuyAction product={product} buying={buying} />
            <noscript>
              {import.meta.env.SSR && (
                <p className="buy-unscripted">
                  <a className="link" href={own(orderOtherwise)}>
                    {t("PRODUCT_UNSCRIPTED")}
                  </a>
                </p>
              )}
            </noscript>
            {below && (
              <DeliveryLines product={buying.price.product} returns={returns} gone={buying.gone} delivery={delivery} />
            )}
          </>
        )}
        {below && more}
      </div>
    </section>
  );
}
