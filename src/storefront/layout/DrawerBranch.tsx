import { useState } from "react";
import { Link } from "../app/navigation/Link.tsx";
import { useText } from "../app/text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { menuHref, menuWay, type MenuNode } from "./menu.ts";

interface BranchProps {
  node: MenuNode;
  active: readonly string[];
  level: number;
}

/** A category in the drawer: one with children expands instead of navigating, to any depth. */
export function DrawerBranch({ node, active, level }: BranchProps) {
  const t = useText();
  const [open, setOpen] = useState(active.includes(node.category_id));
  const to = menuHref(node);
  const size = level === 1 ? "drawer-link" : "drawer-link drawer-deeper";
  if (node.children.length === 0) {
    return (
      <li>
        {to !== null && <BranchLink className={size} node={node} to={to} here={active.at(-1) === node.category_id} />}
      </li>
    );
  }
  return (
    <li className={open ? "drawer-open" : undefined}>
      <button type="button" className={size} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{node.category_name}</span>
        <Icon name={open ? "minus" : "plus"} />
      </button>
      {open && (
        <ul className="drawer-under">
          {to !== null && node.category_id !== "-1" && (
            <li>
              <Link
                className="drawer-link drawer-deeper"
                href={to}
                way={menuWay(node)}
                aria-current={active.at(-1) === node.category_id ? "page" : undefined}
              >
                {t("LAYOUT_ALL")}
                <span className="drawer-count figures">{node.count}</span>
              </Link>
            </li>
          )}
          {node.children.map((child) => (
            <DrawerBranch key={child.category_id} node={child} active={active} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

function BranchLink({ node, to, className, here }: { node: MenuNode; to: string; className: string; here: boolean }) {
  return (
    <Link className={className} href={to} way={menuWay(node)} aria-current={here ? "page" : undefined}>
      <span>{node.category_name}</span>
      {node.url !== node.category_id && <span className="drawer-count figures">{node.count}</span>}
    </Link>
  );
}
