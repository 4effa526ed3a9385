import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { newsletterRoutes } from "../../contract/operator/newsletter.ts";
import { call } from "../api.ts";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Moment } from "../Moment.tsx";
import { useCount, useText } from "../text.ts";
import { nameOf } from "./names.ts";
import { StockTabs } from "./StockTabs.tsx";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import "../controls/card.css";
import "./stock.css";

/** Which sizes somebody waits for to be back, and how many do: what to make or order next. */
export function AlertsScreen() {
  const t = useText();
  const counted = useCount();
  const query = useQuery({ queryKey: ["variants", "alerts"], queryFn: () => call(newsletterRoutes.stockAlerts) });
  return (
    <>
      <ScreenHead title={t("OFFICE_STOCK_ALERTS")} />
      <StockTabs current="/goods/stock/alerts" />
      <Listed
        query={query}
        rows={(data) => data.alerts}
        none={{ title: t("OFFICE_STOCK_ALERTS_NONE"), text: t("OFFICE_STOCK_ALERTS_NONE_TEXT") }}
      >
        {(alerts) => (
          <ul className="card stock-rows">
            {alerts.map((alert) => (
              <li key={alert.variantId}>
                <GoodsPicture picture={alert.picture} />
                <div className="stock-words">
                  <p>
                    <strong>{alert.product}</strong>{" "}
                    {alert.variant !== "" && <span className="stock-size">{alert.variant}</span>}
                  </p>
                  <p className="mute">
                    {alert.sku !== null && `${alert.sku} · `}
                    {t("OFFICE_STOCK_ALERTS_SINCE")} <Moment at={alert.since} />
                  </p>
                  <p>
                    <Link
                      className="link"
                      href={`/goods/stock/movements?variant=${alert.variantId}`}
                      aria-label={t("OFFICE_STOCK_HISTORY_OF", { name: nameOf(alert) })}
                    >
                      {t("OFFICE_STOCK_MOVEMENTS")}
                    </Link>
                  </p>
                </div>
                <p className="stock-number">
                  <strong>{alert.waiting}</strong>
                  <span className="mute">{counted("OFFICE_STOCK_ALERTS_WAIT", alert.waiting)}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}
