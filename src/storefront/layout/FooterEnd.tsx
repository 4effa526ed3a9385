import { purposesOf } from "../../domain/consent.ts";
import { useLayout } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { showPrivacy } from "../consent/consent.ts";

/** Copyright, credit, and the way back to the privacy question where there is one (law C11). */
export function FooterEnd() {
  const t = useText();
  const { config, shop, thirdParties } = useLayout();
  return (
    <div className="foot-end">
      <p>{t("LAYOUT_COPYRIGHT", { year: yearOf(config["build_date"]), shopName: shop.name })}</p>
      {purposesOf(thirdParties).length > 0 && (
        <button
          type="button"
          className="foot-privacy foot-program"
          aria-haspopup="dialog"
          onClick={() => showPrivacy(true)}
        >
          {t("LAYOUT_PRIVACY")}
        </button>
      )}
      <p>{t("LAYOUT_PLATFORM")}</p>
    </div>
  );
}

/** The year the pages were built; nothing while nobody said when. */
function yearOf(buildDate: string | undefined): string {
  return /^\d{4}/.exec(buildDate ?? "")?.[0] ?? "";
}
