import { useState } from "react";
import { productFactsHref } from "../../../contract/told-paths.ts";
import type { ProductsNow } from "../../../contract/products.ts";
import { compare } from "../../../domain/dictionary/pl/compare.ts";
import { shownBadges } from "../../../domain/delivery/free-delivery-badge.ts";
import type { Product } from "../../../domain/catalogue/product.ts";
import { Button } from "../../../ui/Button.tsx";
import { useLayout } from "../../app/navigation/page-context.ts";
import { teach, useText } from "../../app/text.ts";
import { removeFromCompare } from "../../session/compare.ts";
import { TilePrice } from "../../tile/TilePrice.tsx";
import { useProductsNow } from "../use-products-now.ts";
import { CompareBuy } from "./CompareBuy.tsx";
import { CompareHead } from "./CompareHead.tsx";
import { compareRows, type ComparedProduct } from "./compare-rows.ts";

teach(compare);

/**
 * The compared products in columns, what they differ in marked. The list says which they are; what they are and
 * cost is asked anew, so nothing remembered is shown as today's. A product that has gone says so.
 */
export function CompareTable({ compared }: { compared: readonly Product[] }) {
  const t = useText();
  const { freeShippingFrom } = useLayout();
  const now = useProductsNow(
    compared.map(({ product_id }) => product_id),
    productFactsHref,
  );
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const found = new Map(
    now.kind === "known" ? comparedNow(now).map((cacheTags) => [cacheTags.product.product_id, cacheTags]) : [],
  );
  const here = compared.flatMap(({ product_id }) => found.get(product_id) ?? []);
  const indexes = new Map(here.map(({ product }, index) => [product.product_id, index]));
  const names = {
    brand: t("COMPARE_BRAND"),
    sizes: t("COMPARE_SIZES"),
    colour: t("COMPARE_COLOUR"),
    weight: t("COMPARE_WEIGHT"),
    badges: t("COMPARE_BADGES"),
  };
  const rows = compareRows(here, names, (product) =>
    shownBadges(product, freeShippingFrom)
      .map((badge) => t(`BADGE_${badge.toUpperCase()}`))
      .join(", "),
  );
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  const pricesDiffer = new Set(here.map(({ product }) => product.real_price)).size > 1;
  const clear = () => compared.forEach(({ product_id }) => removeFromCompare(product_id));
  return (
    <>
      <div className="compare-tools">
        {here.length > 1 ? (
          <label className="compare-only">
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            {t("COMPARE_ONLY_DIFFERENCES")}
          </label>
        ) : (
          <p>{now.kind === "known" && compared.length === 1 ? t("COMPARE_ONE") : ""}</p>
        )}
        <Button size="small" onClick={clear}>
          {t("COMPARE_REMOVE_ALL")}
        </Button>
      </div>
      {now.kind === "waiting" && <p role="status">{t("COMPARE_WAIT")}</p>}
      {now.kind === "failed" && (
        <p role="alert" className="compare-failed">
          {t("COMPARE_FAILED")}{" "}
          <Button size="small" onClick={now.again}>
            {t("COMPARE_AGAIN")}
          </Button>
        </p>
      )}
      <div className="compare-scroll scrolls-aside" role="region" aria-label={t("COMPARE_TITLE")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("COMPARE_PRODUCT")}</th>
              {compared.map((product) => (
                <CompareHead
                  key={product.product_id}
                  product={found.get(product.product_id)?.product ?? product}
                  gone={now.kind === "known" && !found.has(product.product_id)}
                />
              ))}
            </tr>
          </thead>
          {here.length > 0 && (
            <tbody>
              <tr className={pricesDiffer ? "compare-differs" : undefined}>
                <th scope="row">
                  {t("COMPARE_PRICE")}
                  {pricesDiffer && <span className="hidden-text">, {t("COMPARE_DIFFERS")}</span>}
                </th>
                {compared.map(({ product_id }) => (
                  <td key={product_id} className="compare-price">
                    {found.has(product_id) && <TilePrice product={found.get(product_id)!.product} />}
                  </td>
                ))}
              </tr>
              {shown.map(({ name, values, differs }) => (
                <tr key={name} className={differs ? "compare-differs" : undefined}>
                  <th scope="row">
                    {name}
                    {differs && <span className="hidden-text">, {t("COMPARE_DIFFERS")}</span>}
                  </th>
                  {compared.map(({ product_id }) => (
                    <td key={product_id}>{indexes.has(product_id) ? values[indexes.get(product_id)!] : ""}</td>
                  ))}
                </tr>
              ))}
              {onlyDifferences && shown.length === 0 && (
                <tr>
                  <td colSpan={compared.length + 1}>{t("COMPARE_SAME")}</td>
                </tr>
              )}
              <tr>
                <th scope="row">{t("COMPARE_BUY")}</th>
                {compared.map(({ product_id }) => (
                  <td key={product_id}>
                    {found.has(product_id) && <CompareBuy product={found.get(product_id)!.product} />}
                  </td>
                ))}
              </tr>
            </tbody>
          )}
        </table>
      </div>
    </>
  );
}

function comparedNow({ products, facts: cacheTags }: Required<ProductsNow>): ComparedProduct[] {
  return products.flatMap((product) => {
    const own = cacheTags[product.product_id];
    return own === undefined ? [] : { product, ...own };
  });
}
