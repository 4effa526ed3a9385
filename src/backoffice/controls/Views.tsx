import { Link } from "wouter";
import { useText } from "../text.ts";
import "../orders/view-tabs.css";

interface ViewsProps<View extends string> {
  views: readonly { view: View; title: string }[];
  current: View;
  /** Of the screen; the first view is the address without one. */
  path: string;
  /** What else its address asks for, which stays. */
  asked?: Readonly<Record<string, string>>;
}

/** Which part of a list is shown: its views as links. */
export function Views<View extends string>({ views, current, path, asked = {} }: ViewsProps<View>) {
  const t = useText();
  const href = (view: View) => {
    const search = new URLSearchParams({ ...(view !== views[0]?.view && { view }), ...asked });
    return search.size === 0 ? path : `${path}?${search.toString()}`;
  };
  return (
    <nav aria-label={t("OFFICE_VIEWS")}>
      <ul className="view-tabs">
        {views.map(({ view, title }) => (
          <li key={view}>
            <Link href={href(view)} aria-current={view === current ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
