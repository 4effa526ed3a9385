import { paths } from "../../contract/paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { ShellPart } from "../app/navigation/ShellPart.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { useLayout } from "../app/navigation/page-context.ts";
import { ownMotion } from "../app/navigation/scroll-position.ts";
import { useText } from "../app/text.ts";
import { useSession } from "../session/store.ts";
import { CartBox } from "./CartBox.tsx";
import { CategoryMenuSlot } from "./CategoryMenuSlot.tsx";
import { MenuToggle } from "./MenuToggle.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useFixedHeader } from "./use-fixed-header.ts";
import { UserBox } from "./UserBox.tsx";
import { UtilityLine } from "./UtilityLine.tsx";
import { WishlistBox } from "./WishlistBox.tsx";
import "./header.css";
import "./head-tools.css";
import "./header-fixed.css";

/** The shop's head; past 100 px (85 px on a phone) one line of it stays at the top of the window. */
export function Header() {
  const look = useFixedHeader();
  return (
    <div className="head-room" id="top">
      <ShellPart as="header" className={look}>
        {inside}
      </ShellPart>
    </div>
  );
}

// The same element each time: scrolling past the head does not render it again.
const inside = <HeaderInside />;

function HeaderInside() {
  const t = useText();
  const shop = useLayout().shop.name;
  const compared = useSession((state) => state.productsCompare?.length ?? 0);
  return (
    <>
      <UtilityLine />
      <div className="head-main">
        <Link className="head-mark" href={paths.home} aria-label={t("LAYOUT_HOME", { shop })}>
          <Wordmark name={shop} />
        </Link>
        <button
          type="button"
          className="head-square head-top"
          aria-label={t("LAYOUT_TOP")}
          onClick={() => window.scrollTo({ top: 0, behavior: ownMotion() })}
        >
          <Icon name="up" />
        </button>
        <MenuToggle />
        <SearchBox />
        <div className="head-tools">
          <Link className="head-tool head-compare" href={paths.compare}>
            <Icon name="compare" />
            <span className="head-tool-name">{t("LAYOUT_COMPARE")}</span>
            <span className={compared === 0 ? "head-tool-count head-tool-none figures" : "head-tool-count figures"}>
              {compared}
            </span>
          </Link>
          <WishlistBox />
          <UserBox />
          <CartBox />
        </div>
      </div>
      <CategoryMenuSlot />
    </>
  );
}
