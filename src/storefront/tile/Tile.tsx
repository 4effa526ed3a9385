import { memo, useState } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { href } from "../../contract/paths.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { isForAdults, isSoldOnline } from "../../domain/catalogue/selling-limits.ts";
import { bound } from "../../ui/bound.ts";
import { Boundary } from "../app/Boundary.tsx";
import { Picture } from "../app/Picture.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { useCount, useText } from "../app/text.ts";
import { isSoldOut, sizesLeft } from "./availability.ts";
import { Badges } from "./Badges.tsx";
import { TilePrice } from "./TilePrice.tsx";
import { TileRating } from "./TileRating.tsx";
import { Toggles } from "./Toggles.tsx";
import "./tile.css";

// A tile without them is whole: they may come late or not at all.
const QuickSizes = lazyComponent(async () => (await import("./near.ts")).QuickSizes);
const SecondPicture = lazyComponent(async () => (await import("./near.ts")).SecondPicture);
const QuickViewButton = lazyComponent(async () => (await import("./near.ts")).QuickViewButton);

interface TileProps {
  product: Product;
  /** One of the pictures seen before scrolling. */
  first?: boolean;
  /** It may be shown in a list, where there is room for the sizes in stock. */
  listed?: boolean;
}

/**
 * A product among others. The name's link covers the whole tile; a pointer or the focus brings the
 * other picture and the sizes, which the prerendered page does not carry.
 */
export const Tile = memo(function Tile({ product, first = false, listed = false }: TileProps) {
  const [near, setNear] = useState(false);
  const t = useText();
  const count = useCount();
  const out = isSoldOut(product);
  const [front] = product.images;
  const adults = isForAdults(product);
  return (
    <article
      className={out ? "tile tile-out" : "tile"}
      onPointerEnter={(event) => event.pointerType === "mouse" && setNear(true)}
      onFocus={() => setNear(true)}
    >
      <div className="tile-picture">
        <Picture
          kind="tile"
          file={front?.path ?? null}
          alt=""
          first={first}
          adults={adults}
          sizes="(max-width: 767px) 50vw, (max-width: 1200px) 33vw, (max-width: 1799px) 25vw, 20vw"
        />
        {near && (
          <Boundary>
            <SecondPicture product={product} />
          </Boundary>
        )}
        {adults && front !== undefined && <p className="tile-adults">{t("PRODUCT_ADULT_PICTURE")}</p>}
        <Badges product={product} />
        {product.other_colours !== undefined && (
          <p className="tile-colours">{count("PRODUCT_COLOURS", product.other_colours)}</p>
        )}
        {near && !out && isSoldOnline(product) && (
          <Boundary>
            <QuickSizes product={product} />
          </Boundary>
        )}
      </div>
      <div className="tile-text">
        <h3 className="tile-name">
          <Link href={href(product.url)}>{bound(product.product_name)}</Link>
        </h3>
        <p className="tile-brand">
          {product.manufacturer_name}
          <TileRating rating={product.rating} />
          {out && <span className="hidden-text">, {t("PRODUCT_SOLDOUT")}</span>}
        </p>
        {listed && <p className="tile-sizes figures">{sizesLeft(product).join("\u2002")}</p>}
        <TilePrice product={product} />
      </div>
      <Toggles product={product} />
      {near && isSoldOnline(product) && !adults && (
        <Boundary>
          <QuickViewButton product={product} />
        </Boundary>
      )}
    </article>
  );
}, isSame);

/** Another page's data are other objects, though most of a narrowed listing's products say what they said before. */
function isSame(before: TileProps, now: TileProps): boolean {
  return (
    before.first === now.first &&
    before.listed === now.listed &&
    JSON.stringify(before.product) === JSON.stringify(now.product)
  );
}
