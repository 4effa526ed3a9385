import { Link } from "wouter";
import { orderViews } from "../../contract/operator/orders.ts";
import { useText } from "../text.ts";
import { type Asked, listHref } from "./list-address.ts";
import { prefetchOrders } from "./use-orders.ts";
import "./view-tabs.css";

/** The views of the list, each a link: what waits for a decision, what is to be packed, what is on its way, all. */
export function ViewTabs({ asked }: { asked: Asked }) {
  const t = useText();
  return (
    <nav aria-label={t("OFFICE_VIEWS")}>
      <ul className="view-tabs">
        {orderViews.map((view) => {
          const next = { ...asked, view };
          return (
            <li key={view}>
              <Link
                href={listHref(next)}
                aria-current={asked.view === view ? "page" : undefined}
                onPointerEnter={() => prefetchOrders(next)}
                onFocus={() => prefetchOrders(next)}
              >
                {t(`OFFICE_VIEW_${view.toUpperCase()}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
