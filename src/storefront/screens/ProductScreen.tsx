import { useEffect, useState } from "react";
import type { Templates } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";
import { isForAdults } from "../../domain/selling-limits.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { useText } from "../app/text.ts";
import { noteSeen } from "../session/history.ts";
import { onlyVariant } from "../tile/availability.ts";
import { AgeGate } from "./product/AgeGate.tsx";
import { BuyBar } from "./product/BuyBar.tsx";
import { BuyColumn } from "./product/BuyColumn.tsx";
import { Gallery } from "./product/Gallery.tsx";
import { ReviewsSlot } from "./product/ReviewsSlot.tsx";
import { useStockNow } from "./product/use-stock-now.ts";
import { Shelf } from "./Shelf.tsx";
import "./prose.css";
import "./product/product.css";

/** A product: its pictures left, everything needed to buy it right, then more of its brand. */
export function ProductScreen(page: Templates["product"]) {
  const t = useText();
  const { manufacturer, crumbs, moreOfBrand } = page;
  const product = useStockNow(page.product);
  const [chosen, setChosen] = useState<string | null>(() => onlyVariant(page.product));
  useEffect(() => noteSeen(page.product), [page.product]);
  return (
    <>
      <Crumbs crumbs={crumbs} />
      {isForAdults(product) && <AgeGate />}
      <div className={isForAdults(product) ? "product adults-only" : "product"} id="s">
        <Gallery product={product} />
        <BuyColumn page={{ ...page, product }} chosen={chosen} choose={setChosen} />
      </div>
      <BuyBar product={product} chosen={chosen} />
      <ReviewsSlot product={page.product} reviews={page.reviews} />
      <Shelf
        title={t("PRODUCT_MORE_OF", { name: manufacturer.manufacturer_name })}
        products={moreOfBrand.slice(0, 4)}
        more={{ href: href(manufacturer.url), text: t("PRODUCT_WHOLE_BRAND") }}
      />
    </>
  );
}
