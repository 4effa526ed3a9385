import { useEffect, useMemo } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import type { Templates } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { isForAdults } from "../../domain/catalogue/selling-limits.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { Boundary } from "../app/Boundary.tsx";
import { useBelow } from "../app/navigation/use-below.ts";
import { useText } from "../app/text.ts";
import { recordSeen } from "../session/history.ts";
import { useSession } from "../session/store.ts";
import { AgeGateSlot } from "./product/AgeGateSlot.tsx";
import { BuyBar } from "./product/BuyBar.tsx";
import { BuyColumn } from "./product/BuyColumn.tsx";
import { Gallery } from "./product/Gallery.tsx";
import { ReviewsSlot } from "./product/ReviewsSlot.tsx";
import { useAddressOfChoice } from "./product/use-address-of-choice.ts";
import { useBuying } from "./product/use-buying.ts";
import { useStockNow } from "./product/use-stock-now.ts";
import { Shelf } from "./Shelf.tsx";
import "./prose.css";
import "./product/product.css";

const RecentlyViewed = lazyComponent(async () => (await import("./product/RecentlyViewed.tsx")).RecentlyViewed);

/** A product: its pictures left, everything needed to buy it right, then what goes with it, its looks and reviews, more of its brand and what was looked at before. */
export function ProductScreen(page: Templates["product"]) {
  const t = useText();
  const below = useBelow();
  const { manufacturer, crumbs, goesWith, moreOfBrand } = page;
  const { product, delivery } = useStockNow(page.product);
  const buying = useBuying(product, page.chosen);
  useAddressOfChoice(buying);
  // What is chosen is what is seen first.
  const pictured = useMemo(() => withPictureFirst(product, buying.picture), [product, buying.picture]);
  const seenBefore = useSession((state) =>
    state.productsHistory.some((seen) => seen.product_id !== product.product_id),
  );
  return (
    <>
      <Crumbs crumbs={crumbs} />
      {isForAdults(product) && <AgeGateSlot />}
      <div className={isForAdults(product) ? "product adults-only" : "product"} id="s">
        <Gallery product={pictured} price={buying.price} />
        <BuyColumn page={{ ...page, product }} buying={buying} delivery={delivery} />
      </div>
      <BuyBar product={product} buying={buying} />
      <Seen product={page.product} />
      {below && (
        <>
          <Shelf title={t("PRODUCT_GOES_WITH")} products={goesWith} />
          <ReviewsSlot looks={page.looks} product={page.product} reviews={page.reviews} />
          <Shelf
            title={t("PRODUCT_MORE_OF", { name: manufacturer.manufacturer_name })}
            products={moreOfBrand.slice(0, 4)}
            more={{ href: href(manufacturer.url), text: t("PRODUCT_WHOLE_BRAND") }}
          />
          {seenBefore && (
            <Boundary>
              <RecentlyViewed apartFrom={product.product_id} />
            </Boundary>
          )}
        </>
      )}
    </>
  );
}

function withPictureFirst(product: Product, picture: string | undefined): Product {
  const shown = product.images.find(({ path }) => path === picture);
  return shown === undefined
    ? product
    : { ...product, images: [shown, ...product.images.filter((image) => image !== shown)] };
}

/** Notes, once it is painted, that the shopper has looked at a product. */
function Seen({ product }: { product: Product }) {
  useEffect(() => recordSeen(product), [product]);
  return null;
}
