import { Link } from "wouter";
import { useText } from "../text.ts";
import "../orders/view-tabs.css";

const tabs = [
  { path: "/goods/stock", title: "OFFICE_STOCK_PIECES" },
  { path: "/goods/stock/delivery", title: "OFFICE_STOCK_DELIVERY" },
  { path: "/goods/stock/movements", title: "OFFICE_STOCK_MOVEMENTS" },
  { path: "/goods/stock/alerts", title: "OFFICE_STOCK_ALERTS" },
] as const;
export type StockPath = (typeof tabs)[number]["path"];

/** The three screens of stock, as links. */
export function StockTabs({ current }: { current: StockPath }) {
  const t = useText();
  return (
    <nav aria-label={t("OFFICE_STOCK")}>
      <ul className="view-tabs">
        {tabs.map(({ path, title }) => (
          <li key={path}>
            <Link href={path} aria-current={path === current ? "page" : undefined}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
