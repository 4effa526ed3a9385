import { lazy, Suspense, useState } from "react";
import { paths } from "../../contract/paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { Boundary } from "../app/Boundary.tsx";
import { Link } from "../app/Link.tsx";
import { useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";
import { CartBox } from "./CartBox.tsx";
import { CategoryMenu } from "./CategoryMenu.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useFixedHeader } from "./use-fixed-header.ts";
import { UtilityLine } from "./UtilityLine.tsx";
import { WishlistBox } from "./WishlistBox.tsx";
import "./header.css";
import "./head-tools.css";
import "./header-fixed.css";

const loadDrawer = () => import("./dialogs.ts");
const Drawer = lazy(() => loadDrawer().then((module) => ({ default: module.Drawer })));

/** The shop's head; past 100 px (85 px on a phone) one line of it stays at the top of the window. */
export function Header() {
  const t = useText();
  const fixed = useFixedHeader();
  const [drawer, setDrawer] = useState(false);
  const compared = useSession((state) => state.productsCompare?.length ?? 0);
  return (
    <div className="head-room" id="top">
      <header className={fixed ? "head head-fixed" : "head"}>
        <UtilityLine />
        <div className="head-main">
          <Link className="head-mark" href={paths.home} aria-label={t("LAYOUT_HOME")}>
            <Wordmark />
          </Link>
          <button type="button" className="head-square head-top" aria-label={t("LAYOUT_TOP")} onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}>
            <Icon name="up" />
          </button>
          <a className="head-square head-menu" href="#footer-categories" role="button" aria-label={t("LAYOUT_MENU")} aria-expanded={drawer} onPointerEnter={() => void loadDrawer()} onClick={(event) => (event.preventDefault(), setDrawer(true))}>
            <Icon name="menu" />
          </a>
          <SearchBox />
          <div className="head-tools">
            <Link className="head-tool head-compare" href={paths.compare}>
              <Icon name="compare" />
              <span className="head-tool-name">{t("LAYOUT_COMPARE")}</span>
              <span className={compared === 0 ? "head-tool-count head-tool-none figures" : "head-tool-count figures"}>{compared}</span>
            </Link>
            <WishlistBox />
            <CartBox />
          </div>
        </div>
        <CategoryMenu />
      </header>
      {drawer && (
        <Boundary>
          <Suspense>
            <Drawer onClose={() => setDrawer(false)} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}
