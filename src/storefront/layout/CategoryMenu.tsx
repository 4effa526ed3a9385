import { useDeferredValue, useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { paths } from "../../contract/paths.ts";
import { Link } from "../app/navigation/Link.tsx";
import { useLayer } from "../app/navigation/layers.ts";
import { useLayout, usePage } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { MegaPanel } from "./MegaPanel.tsx";
import { activePath, menuHref, menuOf, menuWay, type MenuNode } from "./menu.ts";

/** Milliseconds a pointer rests before a menu opens, the focus does, and a pointer may be away before it closes. */
const opensAfter = 90;
const peeksAfter = 500;
const closesAfter = 220;

/** The menu that is open; `keys`: entered by key; `peek`: only shown, because the focus rests on its item. One that was pressed for is closed by 'back'. */
interface Open {
  id: string;
  by: "pointer" | "tap" | "keys" | "peek";
}

/**
 * The category line of a wide window. An item's three-level menu opens on hover and on a tap; Enter, Space
 * and ArrowDown open it and lead into it, Esc closes it. The Tab key walks along the line's items alone: a
 * menu whose item has the focus is shown after a moment, but not entered. Without JavaScript the stylesheet
 * opens it.
 */
export function CategoryMenu() {
  const t = useText();
  // Which item is marked is seen a frame after the page: its hundreds of links keep no click waiting.
  const page = useDeferredValue(usePage());
  const layout = useLayout();
  const menu = useMemo(() => menuOf(layout, t("LAYOUT_MANUFACTURERS")), [layout, t]);
  const active = activePath(page);
  const [open, setOpen] = useState<Open | null>(null);
  const line = useRef<HTMLElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setOpen(null), [page]);
  useEffect(() => {
    if (open?.by === "keys") line.current?.querySelector<HTMLElement>(".menu-open > .mega a")?.focus();
  }, [open]);

  const soon = (next: Open | null) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(
      () => setOpen(next),
      next === null ? closesAfter : next.by === "peek" ? peeksAfter : opensAfter,
    );
  };
  const now = (next: Open | null) => {
    clearTimeout(waiting.current);
    setOpen(next);
  };
  const close = () => {
    line.current?.querySelector<HTMLElement>(".menu-open > a, .menu-open > button")?.focus();
    now(null);
  };
  useLayer(open?.by === "tap" || open?.by === "keys", close);
  const leave = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) now(null);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open !== null) close();
  };

  return (
    <nav ref={line} className="menu" aria-label={t("LAYOUT_MENU")} onKeyDown={escape}>
      <ul>
        <li>
          <Link
            className="menu-link"
            href={paths.newProducts}
            aria-current={page.template === "newProducts" ? "page" : undefined}
          >
            {t("LAYOUT_NEW")}
          </Link>
        </li>
        {menu.map((node) => (
          <li
            key={node.category_id}
            className={open?.id === node.category_id ? "menu-open" : undefined}
            onPointerEnter={(event) => event.pointerType === "mouse" && soon({ id: node.category_id, by: "pointer" })}
            onPointerLeave={(event) => event.pointerType === "mouse" && soon(null)}
            onBlur={leave}
          >
            <MenuItem
              node={node}
              active={active.includes(node.category_id)}
              open={open?.id === node.category_id && open.by !== "peek"}
              now={now}
              soon={soon}
            />
            {node.children.length > 0 && (
              <MegaPanel
                node={node}
                current={active.includes(node.category_id) ? active.at(-1) : undefined}
                inert={open?.id === node.category_id && open.by === "peek"}
              />
            )}
          </li>
        ))}
      </ul>
      <Link
        className="menu-link on-sale"
        href={paths.sale}
        aria-current={page.template === "sale" ? "page" : undefined}
      >
        {t("LAYOUT_SALE")}
      </Link>
    </nav>
  );
}

interface MenuItemProps {
  node: MenuNode;
  active: boolean;
  open: boolean;
  now: (next: Open | null) => void;
  soon: (next: Open) => void;
}

function MenuItem({ node, active, open, now, soon }: MenuItemProps) {
  const to = menuHref(node);
  const id = node.category_id;
  const parent = node.children.length > 0;
  const opener = {
    className: "menu-link",
    "aria-expanded": parent ? open : undefined,
    onFocus: (event: FocusEvent) => parent && event.target.matches(":focus-visible") && soon({ id, by: "peek" }),
    onKeyDown: (event: KeyboardEvent) => {
      if (!parent || !["Enter", " ", "ArrowDown"].includes(event.key)) return;
      event.preventDefault();
      now({ id, by: "keys" });
    },
  };
  if (to === null) {
    return (
      <button type="button" {...opener} onClick={() => now(open ? null : { id, by: "tap" })}>
        <span>{node.category_name}</span>
      </button>
    );
  }
  return (
    <Link
      {...opener}
      href={to}
      way={menuWay(node)}
      aria-current={active ? "true" : undefined}
      onPointerUp={(event) => event.pointerType !== "mouse" && now({ id, by: "tap" })}
      onClick={(event) =>
        !open && (event.nativeEvent as PointerEvent).pointerType === "touch" && event.preventDefault()
      }
    >
      <span>{node.category_name}</span>
    </Link>
  );
}
