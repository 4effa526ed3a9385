import type { Templates } from "../../contract/page-data.ts";
import { productsHref } from "../../contract/told-paths.ts";
import type { Product } from "../../domain/catalogue/product.ts";
import { isSoldOnline } from "../../domain/catalogue/selling-limits.ts";
import { bound } from "../../ui/bound.ts";
import { fit } from "../../ui/fit.ts";
import { Picture } from "../app/Picture.tsx";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { isSoldOut } from "../tile/availability.ts";
import { QuickSizes } from "../tile/QuickSizes.tsx";
import { Tile } from "../tile/Tile.tsx";
import { LookCards } from "./LookCards.tsx";
import { RichText } from "./RichText.tsx";
import { useProductsNow } from "./use-products-now.ts";
import "./prose.css";
import "./look.css";

/** A look: its picture, and its pieces beside it, each to be put into the cart at once. */
export function LookScreen({ look, alt, description, products, crumbs, others }: Templates["look"]) {
  const t = useText();
  const asked = useProductsNow(
    products.map(({ product_id }) => product_id),
    productsHref,
  );
  const now = new Map(asked.kind === "known" ? asked.products.map((product) => [product.product_id, product]) : []);
  return (
    <>
      <Crumbs crumbs={crumbs} />
      <div className="look" id="s">
        <div className="look-picture">
          <Picture kind="product" file={look.picture} alt={alt} first sizes="(max-width: 900px) 100vw, 50vw" />
        </div>
        <div className="look-text">
          <h1 className={fit(look.name)}>{bound(look.name)}</h1>
          {description !== "" && <RichText className="look-description" html={description} />}
          <h2>{t("LOOK_PIECES")}</h2>
          <ul className="look-pieces">
            {products.map((product) => (
              <Piece key={product.product_id} product={now.get(product.product_id) ?? product} />
            ))}
          </ul>
        </div>
      </div>
      <LookCards title={t("LOOK_OTHERS")} looks={others} />
    </>
  );
}

function Piece({ product }: { product: Product }) {
  const t = useText();
  return (
    <li>
      <Tile product={product} />
      {isSoldOut(product) ? (
        <p className="look-out">{t("PRODUCT_SOLDOUT")}</p>
      ) : isSoldOnline(product) ? (
        <div role="group" aria-label={t("LOOK_SIZES", { productName: product.product_name })}>
          <QuickSizes product={product} standing />
        </div>
      ) : (
        <p className="look-out">{product.halted ?? t("PRODUCT_NOTONLINE_ERROR")}</p>
      )}
    </li>
  );
}
