import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { paths } from "../../contract/paths.ts";
import { Html } from "../app/Html.tsx";
import { Link } from "../app/Link.tsx";
import { useLayout, usePage } from "../app/page-context.ts";
import { useText } from "../app/text.ts";
import { MegaPanel } from "./MegaPanel.tsx";
import { activePath, menuHref, menuOf, menuWay, type MenuNode } from "./menu.ts";
import "./category-menu.css";

/** Milliseconds a pointer rests before a menu opens, and may be away before it closes. */
const opensAfter = 90;
const closesAfter = 220;

/**
 * The category line of a wide window. An item's three-level menu opens on hover, on focus and on a tap,
 * and closes on Esc; without JavaScript the stylesheet opens it.
 */
export function CategoryMenu() {
  const t = useText();
  const page = usePage();
  const layout = useLayout();
  const menu = useMemo(() => menuOf(layout, t("LAYOUT_MANUFACTURERS")), [layout, t]);
  const active = activePath(page);
  const [open, setOpen] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setOpen(null), [page]);

  const soon = (id: string | null) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOpen(id), id === null ? closesAfter : opensAfter);
  };
  const now = (id: string | null) => {
    clearTimeout(waiting.current);
    setOpen(id);
  };
  const leave = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) now(null);
  };
  const escape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || open === null) return;
    event.currentTarget.querySelector<HTMLElement>(".menu-open > a, .menu-open > button")?.focus();
    now(null);
  };

  return (
    <nav className="menu" aria-label={t("LAYOUT_MENU")} onKeyDown={escape}>
      <ul>
        <li>
          <Link className="menu-link" href={paths.newProducts} aria-current={page.template === "newProducts" ? "page" : undefined}>
            {t("LAYOUT_NEW")}
          </Link>
        </li>
        {menu.map((node) => (
          <li
            key={node.category_id}
            className={open === node.category_id ? "menu-open" : undefined}
            onPointerEnter={(event) => event.pointerType === "mouse" && soon(node.category_id)}
            onPointerLeave={(event) => event.pointerType === "mouse" && soon(null)}
            onBlur={leave}
          >
            <MenuItem node={node} active={active.includes(node.category_id)} open={open === node.category_id} setOpen={now} />
            {node.children.length > 0 && <MegaPanel node={node} current={active.includes(node.category_id) ? active.at(-1) : undefined} />}
          </li>
        ))}
        <li className="menu-last">
          <Link className="menu-link on-sale" href={paths.sale} aria-current={page.template === "sale" ? "page" : undefined}>
            {t("LAYOUT_SALE")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

interface MenuItemProps {
  node: MenuNode;
  active: boolean;
  open: boolean;
  setOpen: (id: string | null) => void;
}

function MenuItem({ node, active, open, setOpen }: MenuItemProps) {
  const to = menuHref(node);
  const opener = {
    className: "menu-link",
    "aria-expanded": node.children.length > 0 ? open : undefined,
    onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && setOpen(node.category_id),
  };
  if (to === null) {
    return (
      <button type="button" {...opener} onClick={() => setOpen(open ? null : node.category_id)}>
        <Html as="span" html={node.category_name} />
      </button>
    );
  }
  return (
    <Link
      {...opener}
      href={to}
      way={menuWay(node)}
      aria-current={active ? "true" : undefined}
      onPointerUp={(event) => event.pointerType !== "mouse" && setOpen(node.category_id)}
      onClick={(event) => !open && (event.nativeEvent as PointerEvent).pointerType === "touch" && event.preventDefault()}
    >
      <Html as="span" html={node.category_name} />
    </Link>
  );
}
