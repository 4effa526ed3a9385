import { useQuery } from "@tanstack/react-query";
import { goodsRoutes } from "../../contract/operator/goods-to-watch.ts";
import { call } from "../api.ts";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { useCount, useText } from "../text.ts";
import "../controls/card.css";
import "./goods.css";

/** Sizes that sell out soon, the first to go first: what there is, how it sells, and how long that lasts. */
export function SellingOutScreen() {
  const t = useText();
  const count = useCount();
  const query = useQuery({ queryKey: ["selling-out"], queryFn: () => call(goodsRoutes.sellingOut) });
  return (
    <>
      <ScreenHead title={t("OFFICE_SELLING_OUT")} />
      <p className="mute goods-lead">{t("OFFICE_SELLING_OUT_TEXT")}</p>
      <Listed query={query} rows={(data) => data.variants} none={{ title: t("OFFICE_SELLING_OUT_NONE") }}>
        {(variants) => (
          <table className="card goods-table">
            <thead>
              <tr>
                <th scope="col">{t("OFFICE_SELLING_OUT_GOODS")}</th>
                <th scope="col">{t("OFFICE_SELLING_OUT_STOCK")}</th>
                <th scope="col">{t("OFFICE_SELLING_OUT_SOLD")}</th>
                <th scope="col">{t("OFFICE_SELLING_OUT_DAYS")}</th>
              </tr>
            </thead>
            <tbody>
              {variants.map(({ variantId, product, variant, sku, stock, sold, days }) => (
                <tr key={variantId}>
                  <th scope="row">
                    <strong>{product}</strong>
                    <span className="mute">{[variant, sku].filter(Boolean).join(" · ")}</span>
                  </th>
                  <td data-label={t("OFFICE_SELLING_OUT_STOCK")}>{count("OFFICE_PIECES", stock)}</td>
                  <td data-label={t("OFFICE_SELLING_OUT_SOLD")}>{count("OFFICE_PIECES", sold)}</td>
                  <td data-label={t("OFFICE_SELLING_OUT_DAYS")}>
                    <strong>{count("OFFICE_DAYS", days)}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Listed>
    </>
  );
}
