import { Link } from "wouter";
import { useText } from "../text.ts";
import "../orders/view-tabs.css";

interface ViewsProps<View extends string> {
  views: readonly { view: View; title: string }[];
  current: View;
  /** Of the screen; the first view is the address without one. */
  path: string;
}

/** Which part of a list is shown: its views as links. */
export function Views<View extends string>({ views, current, path }: ViewsProps<View>) {
  const t = useText();
  return (
    <nav aria-label={t("OFFICE_VIEWS")}>
      <ul className="view-tabs">
        {views.map(({ view, title }, index) => (
          <li key={view}>
            <Link
              href={index === 0 ? path : `${path}?view=${view}`}
              aria-current={view === current ? "page" : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
