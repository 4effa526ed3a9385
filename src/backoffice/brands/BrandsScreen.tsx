import { useState } from "react";
import { Link } from "wouter";
import { Act } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useCount, useText } from "../text.ts";
import { NewBrandDialog } from "./NewBrandDialog.tsx";
import { useBrands } from "./use-brands.ts";
import "../controls/card.css";
import "../controls/listed.css";
import "../order/order-screen.css";

/** Every brand with how much there is of it. */
export function BrandsScreen() {
  const t = useText();
  const counted = useCount();
  const query = useBrands();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_BRANDS")}
        above={<BackLink href="/goods">{t("OFFICE_GOODS")}</BackLink>}
        acts={
          <>
            <HistoryLink entity="brand" />
            <Act kind="signal" onClick={() => setAdding(true)}>
              {t("OFFICE_BRAND_NEW")}
            </Act>
          </>
        }
      />
      <Read query={query}>
        {({ brands }) =>
          brands.length === 0 ? (
            <div className="card none-here">
              <h2>{t("OFFICE_BRANDS_NONE")}</h2>
              <p className="mute">{t("OFFICE_BRANDS_NONE_TEXT")}</p>
            </div>
          ) : (
            <ul className="card listed">
              {brands.map(({ id, name, path, goods, shown, producerMissing }) => (
                <li key={id}>
                  <div>
                    <p>
                      <strong>
                        <Link href={`/goods/brands/${id}`}>{name}</Link>
                      </strong>
                    </p>
                    <p className="mute">
                      {[path === null ? null : `/${path}`, producerMissing ? t("OFFICE_BRAND_NO_PRODUCER") : null]
                        .filter(Boolean)
                        .join(" · ")}
                    </p>
                  </div>
                  <span>
                    {goods === 0 ? (
                      <span className="mute">{counted("OFFICE_PRODUCTS", 0)}</span>
                    ) : (
                      <Link href={`/goods?brand=${id}`}>{counted("OFFICE_PRODUCTS", goods)}</Link>
                    )}
                    {shown < goods && (
                      <span className="mute">, {t("OFFICE_CATEGORY_NOT_SHOWN", { count: goods - shown })}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      {adding && <NewBrandDialog onClose={() => setAdding(false)} />}
    </>
  );
}
