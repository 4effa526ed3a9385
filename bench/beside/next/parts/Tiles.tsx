import Link from "next/link";
import type { Product } from "../shared/goods.ts";
import { badgesOf, priceText, reductionOf, sizesText, starPath, tileSizes } from "../shared/words.ts";
import { CompareToggle } from "./CompareToggle.tsx";
import { Picture } from "./Picture.tsx";

interface TilesProps {
  products: Product[];
  /** How many are seen before scrolling. */
  firstSeen?: number;
  listed?: boolean;
}

export function Tiles({ products, firstSeen = 0, listed = false }: TilesProps) {
  return (
    <ul className={listed ? "tiles tiles-chosen" : "tiles"}>
      {products.map((product, index) => (
        <li key={product.product_id}>
          <Tile product={product} first={index < firstSeen} listed={listed} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ product, first, listed }: { product: Product; first: boolean; listed: boolean }) {
  const badges = badgesOf(product);
  const reduction = reductionOf(product);
  const picture = product.images[0];
  return (
    <article className={product.product_quantity === 0 ? "tile tile-out" : "tile"}>
      <div className="tile-picture">
        {picture !== undefined && <Picture kind="tile" file={picture.path} sizes={tileSizes} first={first} />}
        {badges.length > 0 && (
          <div className="badges">
            {badges.map(({ kind, text }) => (
              <span key={text} className={kind}>
                {text}
              </span>
            ))}
          </div>
        )}
      </div>
      <div className="tile-text">
        <h3 className="tile-name">
          <Link href={`/${product.url}`}>{product.product_name}</Link>
        </h3>
        <p className="tile-brand">
          {product.manufacturer_name}
          {product.rating !== null && (
            <span className="tile-rating figures">
              <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                <path d={starPath} />
              </svg>
              {product.rating.average} <span className="tile-rating-count">({product.rating.count})</span>
            </span>
          )}
        </p>
        {listed && <p className="tile-sizes figures">{sizesText(product)}</p>}
        <p className={reduction === null ? "tile-price" : "tile-price on-sale"}>
          <span className="price figures">{priceText(product.real_price)}</span>
        </p>
        {reduction !== null && (
          <p className="tile-old">
            <s>
              <span className="price figures">{priceText(reduction.before)}</span>
            </s>{" "}
            <b className="on-sale">{reduction.percent}</b>
          </p>
        )}
        {product.lowest_price !== null && (
          <p className="tile-lowest price">Najniższa cena z 30 dni przed obniżką: {priceText(product.lowest_price)}</p>
        )}
      </div>
      <CompareToggle id={product.product_id} name={product.product_name} />
    </article>
  );
}
