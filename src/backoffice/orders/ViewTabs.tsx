import { Link } from "wouter";
import { orderViews } from "../../contract/operator/orders.ts";
import { useText } from "../text.ts";
import { type Asked, type Listed, listHref } from "./list-address.ts";
import { askedOf, type SavedView } from "./use-lists.ts";
import { prefetchOrders } from "./use-orders.ts";
import "./view-tabs.css";

/** The views of the list, each a link: what waits for a decision, what is to be packed, what is on its way, all; then the saved ones. */
export function ViewTabs({ listed, saved }: { listed: Listed; saved: readonly SavedView[] }) {
  const t = useText();
  const current = saved.find(({ id }) => id === listed.saved);
  return (
    <nav aria-label={t("OFFICE_VIEWS")}>
      <ul className="view-tabs">
        {orderViews.map((view) => (
          <Tab
            key={view}
            // The filters of a saved view are its own; others are taken along.
            next={current === undefined ? { ...listed.asked, view } : { view }}
            text={t(`OFFICE_VIEW_${view.toUpperCase()}`)}
            isCurrent={current === undefined && listed.asked.view === view}
          />
        ))}
        {saved.map((view) => (
          <Tab
            key={view.id}
            next={askedOf(view)}
            saved={view.id}
            text={view.name}
            title={view.by === null ? undefined : t("OFFICE_VIEW_SHARED_BY", { name: view.by })}
            isCurrent={view === current}
          />
        ))}
      </ul>
    </nav>
  );
}

interface TabProps {
  next: Asked;
  saved?: number;
  text: string;
  title?: string | undefined;
  isCurrent: boolean;
}

function Tab({ next, saved, text, title, isCurrent }: TabProps) {
  return (
    // On a phone the chosen one may stand beyond the edge.
    <li ref={isCurrent ? intoSight : undefined}>
      <Link
        href={listHref(next, { saved: saved ?? null })}
        title={title}
        aria-current={isCurrent ? "page" : undefined}
        onPointerEnter={() => prefetchOrders(next)}
        onFocus={() => prefetchOrders(next)}
      >
        {text}
      </Link>
    </li>
  );
}

function intoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
