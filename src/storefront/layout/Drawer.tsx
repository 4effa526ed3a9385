import { useEffect, useRef } from "react";
import { paths } from "../../contract/paths.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { useLayout, usePage } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";
import { CurrencySelect } from "./CurrencySelect.tsx";
import { DrawerBranch } from "./DrawerBranch.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { activePath, menuOf } from "./menu.ts";
import "./drawer.css";

/** The menu of a narrow window: every level expands in place; language, currency, contact and compare at its foot. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const t = useText();
  const page = usePage();
  const layout = useLayout();
  const menu = menuOf(layout, t("LAYOUT_MANUFACTURERS"));
  const compared = useSession((state) => state.productsCompare?.length ?? 0);
  const openedOn = useRef(page);
  useEffect(() => {
    // By a link that is under way the drawer has closed; a chosen language leads to another page, too.
    if (page !== openedOn.current) onClose();
  }, [page, onClose]);
  const closeOnLink = (event: { target: EventTarget }) =>
    event.target instanceof Element && event.target.closest("a") !== null && onClose();
  return (
    <Dialog
      kind="side"
      className="drawer"
      title={
        <>
          <span className="hidden-text">{t("LAYOUT_MENU")}</span>
          <Wordmark name={layout.shop.name} />
        </>
      }
      closeLabel={t("BTN_CLOSE")}
      onClose={onClose}
    >
      <nav className="drawer-menu" aria-label={t("LAYOUT_MENU")} onClick={closeOnLink}>
        <ul>
          <li>
            <Link
              className="drawer-link"
              href={paths.newProducts}
              aria-current={page.template === "newProducts" ? "page" : undefined}
            >
              {t("LAYOUT_NEW")}
            </Link>
          </li>
          {menu.map((node) => (
            <DrawerBranch key={node.category_id} node={node} active={activePath(page)} level={1} />
          ))}
          <li>
            <Link
              className="drawer-link on-sale"
              href={paths.sale}
              aria-current={page.template === "sale" ? "page" : undefined}
            >
              {t("LAYOUT_SALE")}
            </Link>
          </li>
        </ul>
      </nav>
      <div className="drawer-foot" onClick={closeOnLink}>
        <LanguageSelect />
        <CurrencySelect />
        <Link href={paths.contact}>{t("LAYOUT_CONTACT")}</Link>
        <Link href={paths.compare}>
          {t("LAYOUT_COMPARE")} {compared}
        </Link>
      </div>
    </Dialog>
  );
}
