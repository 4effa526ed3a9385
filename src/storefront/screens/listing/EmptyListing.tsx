import { paths } from "../../../contract/paths.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";

/** Nothing to show, and two ways on. */
export function EmptyListing() {
  const t = useText();
  return (
    <section className="listing-none">
      <p className="listing-none-text display">{t("LISTING1_NOPRODUCTS")}</p>
      <p>{t("LISTING_NONE_HINT")}</p>
      <p className="listing-none-ways">
        <Link className={buttonClass({ kind: "signal" })} href={paths.newProducts}>
          {t("HOME_ALL_NEW")}
        </Link>
        <Link className={buttonClass({})} href={paths.home}>
          {t("LAYOUT_HOMEPAGE")}
        </Link>
      </p>
    </section>
  );
}
