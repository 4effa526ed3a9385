import { memo } from "react";
import { Link } from "../app/navigation/Link.tsx";
import { Picture } from "../app/Picture.tsx";
import { useCount, useText } from "../app/text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { menuHref, menuWay, type MenuNode } from "./menu.ts";

interface MegaPanelProps {
  node: MenuNode;
  /** The category the page shows, if it is here. */
  current: string | undefined;
  /** Shown, but not walked through by key. */
  inert: boolean;
}

/** The second and third level under a menu item; the manufacturers are set as a wall of names. */
export const MegaPanel = memo(function MegaPanel({ node, current, inert }: MegaPanelProps) {
  const t = useText();
  const count = useCount();
  const to = menuHref(node);
  const picture = [node, ...node.children].find((category) => category.category_image !== "")?.category_image;
  const makers = node.children.every((child) => child.category_id.startsWith("manufacturer-"));
  return (
    <div className="mega" inert={inert}>
      <div className="mega-in">
        <p className="mega-top">
          <span className="mega-title display">{node.category_name}</span>
          {to !== null && !makers && (
            <Link className="go" href={to} way={menuWay(node)}>
              {t("LAYOUT_SEE")} {count("PRODUCTS", node.count)} <Icon name="right" small />
            </Link>
          )}
        </p>
        {makers ? (
          <ul className="mega-makers display">
            {node.children.map((maker) => (
              <li key={maker.category_id}>
                <MegaLink node={maker} current={current} />
              </li>
            ))}
          </ul>
        ) : (
          <ul className="mega-groups">
            {node.children.map((group) => (
              <li key={group.category_id}>
                <p className="mega-head caps">
                  <MegaLink node={group} current={current} />
                </p>
                <ul>
                  {group.children.map((leaf) => (
                    <li key={leaf.category_id}>
                      <MegaLink node={leaf} current={current} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture !== undefined && (
        <div className="mega-picture">
          <Picture kind="block" file={picture} alt="" sizes="400px" />
        </div>
      )}
    </div>
  );
});

function MegaLink({ node, current }: { node: MenuNode; current: string | undefined }) {
  const to = menuHref(node);
  if (to === null) return <span>{node.category_name}</span>;
  return (
    <Link
      className="mega-link"
      href={to}
      way={menuWay(node)}
      aria-current={current === node.category_id ? "page" : undefined}
    >
      <span>{node.category_name}</span>
      <span className="mega-count figures">{node.count}</span>
    </Link>
  );
}
