import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { goodsRoutes } from "../../contract/operator/goods-to-watch.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageCalled } from "../../domain/language.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { dayOf } from "../moments.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { type Expected, ExpectDialog, expectedIn } from "./ExpectDialog.tsx";
import "../controls/card.css";
import "../controls/listed.css";
import "./goods.css";

/** Sizes that sell out before the next delivery, the first to go first: what there is, how it sells, how long that lasts, and when more comes; below, all that is expected. */
export function SellingOutScreen() {
  const t = useText();
  const count = useCount();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  const [open, setOpen] = useState<Omit<Expected, "day" | "pieces"> | null>(null);
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
                <th scope="col">{t("OFFICE_SELLING_OUT_NEXT")}</th>
              </tr>
            </thead>
            <tbody>
              {variants.map(
                ({ productId, variantId, product, variant, sku, stock, sold, days, comesOn, expectedVersion }) => (
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
                    <td data-label={t("OFFICE_SELLING_OUT_NEXT")}>
                      <span className="expected-next">
                        {comesOn === null ? (
                          <span className="mute">{t("OFFICE_SELLING_OUT_NEXT_RULE")}</span>
                        ) : (
                          <strong>{daySaid(comesOn, tag)}</strong>
                        )}
                        <Act
                          kind="plain"
                          aria-label={t("OFFICE_EXPECT_WHAT", { name: [product, variant].filter(Boolean).join(", ") })}
                          onClick={() => setOpen({ productId, product, version: expectedVersion })}
                        >
                          {t("OFFICE_EXPECT")}
                        </Act>
                      </span>
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        )}
      </Listed>
      {query.data !== undefined && query.data.expected.length > 0 && (
        <Card title={t("OFFICE_EXPECTED")} aside={query.data.expected.length} flush>
          <ul className="listed">
            {query.data.expected.map((one) => (
              <li key={one.productId}>
                <div>
                  <p>
                    <strong>{one.product}</strong>
                  </p>
                  <p className="mute">
                    {[
                      daySaid(one.day, tag),
                      one.pieces !== null && count("OFFICE_PIECES", one.pieces),
                      one.day < dayOf(new Date()) && t("OFFICE_EXPECTED_LATE"),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
                <Act
                  kind="plain"
                  aria-label={t("OFFICE_EXPECT_WHAT", { name: one.product })}
                  onClick={() => setOpen(one)}
                >
                  {t("OFFICE_EXPECT")}
                </Act>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {open !== null && query.data !== undefined && (
        <ExpectDialog expected={expectedIn(query.data, open)} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
