import { Link } from "wouter";
import type { ProductRow } from "../../contract/operator/products.ts";
import { languages } from "../../domain/language.ts";
import { Status } from "../controls/Status.tsx";
import type { Picks } from "../orders/use-picks.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { ProductStatus } from "./ProductStatus.tsx";
import { prefetchProduct } from "./use-products.ts";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import { leaveRow } from "../orders/step-row.ts";
import "./products-table.css";

export type Row = ProductRow & { number: number };

interface ProductsTableProps {
  products: readonly Row[];
  /** The list's address, to come back to from a product. */
  list: string;
  picks: Picks<Row>;
}

/** Products row by row, each a link that can be picked; on a phone each is a card. Prices and stock only to who may see them. */
export function ProductsTable({ products, list, picks }: ProductsTableProps) {
  const t = useText();
  const seesPrices = useMay("prices.edit");
  const seesStock = useMay("stock.move");
  const isWhole = products.every(({ id }) => picks.picked.has(id));
  return (
    <table className="products-table">
      <caption className="hidden-text">{t("OFFICE_GOODS")}</caption>
      <thead>
        <tr>
          <td className="products-pick">
            <label>
              <input
                type="checkbox"
                aria-label={t("OFFICE_PICK_SHOWN")}
                checked={isWhole}
                onChange={() => picks.pick(isWhole ? [] : products)}
              />
            </label>
          </td>
          <th scope="col">{t("OFFICE_GOODS_NAME")}</th>
          <th scope="col">{t("OFFICE_GOODS_STATE")}</th>
          <th scope="col">{t("OFFICE_GOODS_LACKS")}</th>
          {seesStock && (
            <th scope="col" className="products-figure">
              {t("OFFICE_STOCK_PIECES")}
            </th>
          )}
          {seesPrices && (
            <th scope="col" className="products-figure">
              {t("OFFICE_PRICE")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductLine key={product.id} product={product} list={list} picks={picks} />
        ))}
      </tbody>
    </table>
  );
}

function ProductLine({ product, list, picks }: Omit<ProductsTableProps, "products"> & { product: Row }) {
  const t = useText();
  const money = useMoney();
  const { id, name, brand, category, picture, written, missing, price, stock } = product;
  const isPicked = picks.picked.has(id);
  const unwritten = languages.filter(({ lanCode }) => !written.includes(lanCode)).map(({ lanCode }) => lanCode);
  return (
    <tr className={isPicked ? "products-picked" : undefined}>
      <td className="products-pick">
        <label>
          <input
            type="checkbox"
            aria-label={t("OFFICE_GOODS_PICK", { name })}
            checked={isPicked}
            onChange={({ nativeEvent }) => picks.toggle(id, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
          />
        </label>
      </td>
      <td className="products-name">
        <div className="products-item">
          <GoodsPicture picture={picture} />
          <div>
            <Link
              href={`/goods/${id}`}
              state={{ list }}
              data-row={id}
              onClick={leaveRow}
              onPointerEnter={() => prefetchProduct(id)}
              onFocus={() => prefetchProduct(id)}
            >
              {name}
            </Link>
            <p className="mute">{[brand, category].filter(Boolean).join(" · ")}</p>
          </div>
        </div>
      </td>
      <td className="products-state">
        <ProductStatus publication={product} />
        {product.soldOut && <Status tone="bad" text={t("OFFICE_GOODS_SOLD_OUT")} />}
      </td>
      <td className="products-lacks">
        {missing.map((fact) => (
          <Status key={fact} tone="bad" text={t(`OFFICE_LACKS_${fact.toUpperCase()}`)} />
        ))}
        {unwritten.length > 0 && (
          <span className="mute">{t("OFFICE_GOODS_UNWRITTEN", { languages: unwritten.join(", ") })}</span>
        )}
      </td>
      {stock !== undefined && <td className="products-figure products-stock">{stock}</td>}
      {price !== undefined && (
        <td className="products-figure products-price">{money({ amount: price, currency: "pln" })}</td>
      )}
    </tr>
  );
}
