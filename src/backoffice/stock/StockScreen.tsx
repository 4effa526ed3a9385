import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { type Stocked, stockRoutes } from "../../contract/operator/stock.ts";
import { Icon } from "../../ui/Icon.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useMay } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { CountDialog } from "./CountDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { nameOf } from "./names.ts";
import { ScanField } from "./ScanField.tsx";
import { StockTabs } from "./StockTabs.tsx";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import "../controls/card.css";
import "./stock.css";

type Asked = { stocked: Stocked; what: "add" | "take" | "count" };

/** What there is of each variant: found by name, SKU, EAN or shelf, and moved or counted there. Its address says what is looked for. */
export function StockScreen() {
  const t = useText();
  const [, go] = useLocation();
  const q = new URLSearchParams(useSearch()).get("q") ?? "";
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error } = useQuery({
    queryKey: ["variants", q],
    queryFn: () => call(stockRoutes.stock, { query: { q } }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  const variants = q === "" ? [] : (data?.variants ?? []);
  return (
    <>
      <ScreenHead title={t("OFFICE_STOCK")} />
      <StockTabs current="/goods/stock" />
      <ScanField
        label={t("OFFICE_STOCK_FIND")}
        hint={t("OFFICE_STOCK_FIND_HINT")}
        act={t("OFFICE_FIND_DO")}
        first={q}
        onCode={(code) => go(`/goods/stock?q=${encodeURIComponent(code)}`, { replace: true })}
      >
        <Refused error={error} />
        {q !== "" && data?.variants.length === 0 && <p>{t("OFFICE_STOCK_NONE")}</p>}
      </ScanField>
      {variants.length > 0 && (
        <ul className="card stock-rows">
          {variants.map((stocked) => (
            <StockRow key={stocked.variantId} stocked={stocked} onAsk={(what) => setAsked({ stocked, what })} />
          ))}
        </ul>
      )}
      {asked?.what === "count" && <CountDialog first={asked.stocked} onClose={() => setAsked(null)} />}
      {asked !== null && asked.what !== "count" && (
        <MoveDialog first={asked.stocked} way={asked.what} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function StockRow({ stocked, onAsk }: { stocked: Stocked; onAsk: (what: Asked["what"]) => void }) {
  const t = useText();
  const counted = useCount();
  const mayEdit = useMay("products.edit");
  const { productId, product, variant, picture, sku, ean, shelf, stock, toPack } = stocked;
  const name = nameOf(stocked);
  return (
    <li>
      <GoodsPicture picture={picture} />
      <div className="stock-words">
        <p>
          <strong>{product}</strong> {variant !== "" && <span className="stock-size">{variant}</span>}
        </p>
        <p className="mute">
          {[sku, ean, shelf === null ? null : t("OFFICE_STOCK_SHELF", { shelf })].filter(Boolean).join(" · ")}
        </p>
        <p>
          <Link
            className="link"
            href={`/goods/stock/movements?variant=${stocked.variantId}`}
            aria-label={t("OFFICE_STOCK_HISTORY_OF", { name })}
          >
            {t("OFFICE_STOCK_MOVEMENTS")}
          </Link>
          {mayEdit && (
            <>
              {" · "}
              <Link
                className="link"
                href={`/goods/${productId}/variants`}
                aria-label={t("OFFICE_SHEET_LINK_OF", { name: product })}
              >
                {t("OFFICE_SHEET_LINK")}
              </Link>
            </>
          )}
        </p>
      </div>
      <p className={stock === 0 ? "stock-number stock-none" : "stock-number"}>
        <strong>{stock}</strong>
        <span className="hidden-text">{counted("OFFICE_PIECES", stock)}</span>
        {toPack > 0 && <span className="mute">{t("OFFICE_STOCK_TO_PACK", { count: toPack })}</span>}
      </p>
      <div className="stock-acts">
        <button
          type="button"
          className="act stock-step"
          aria-label={t("OFFICE_STOCK_TAKE", { name })}
          disabled={stock === 0}
          onClick={() => onAsk("take")}
        >
          <Icon name="minus" small />
        </button>
        <button
          type="button"
          className="act stock-step"
          aria-label={t("OFFICE_STOCK_ADD", { name })}
          onClick={() => onAsk("add")}
        >
          <Icon name="plus" small />
        </button>
        <Act aria-label={t("OFFICE_STOCK_COUNT_OF", { name })} onClick={() => onAsk("count")}>
          {t("OFFICE_STOCK_COUNT")}
        </Act>
      </div>
    </li>
  );
}
