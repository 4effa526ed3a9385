import { Link } from "wouter";
import type { ProductSaid } from "../../contract/operator/products.ts";
import { jpegHref } from "../../contract/paths.ts";
import { Card } from "../controls/Card.tsx";
import { useMay } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import "../order/facts.css";

/** What a product costs and what there is of it, to who may see that. */
export function SoldCard({ product }: { product: ProductSaid }) {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  const movesStock = useMay("stock.move");
  const { handle, picture, variants, price, stock, texts } = product;
  return (
    <Card title={t("OFFICE_GOODS_SOLD")}>
      <div className="sold">
        {picture !== null && <img src={jpegHref(picture, "160x200")} alt="" width={80} height={100} />}
        <dl className="facts">
          {price !== undefined && (
            <>
              <dt>{t("OFFICE_PRICE")}</dt>
              <dd>
                <Link className="link" href={`/goods/prices/${product.id}`}>
                  {money({ amount: price, currency: "pln" })}
                </Link>
              </dd>
            </>
          )}
          <dt>{t("OFFICE_GOODS_VARIANTS")}</dt>
          <dd>
            <Link
              className="link"
              href={`/goods/${product.id}/variants`}
              aria-label={`${t("OFFICE_GOODS_VARIANTS")}: ${variants}`}
            >
              {variants}
            </Link>
          </dd>
          {stock !== undefined && (
            <>
              <dt>{t("OFFICE_STOCK")}</dt>
              <dd>
                {movesStock ? (
                  <Link className="link" href={`/goods/stock?q=${encodeURIComponent(texts.name.pl)}`}>
                    {counted("OFFICE_PIECES", stock)}
                  </Link>
                ) : (
                  counted("OFFICE_PIECES", stock)
                )}
              </dd>
            </>
          )}
          <dt>{t("OFFICE_GOODS_HANDLE")}</dt>
          <dd className="breaks">{handle}</dd>
        </dl>
      </div>
    </Card>
  );
}
