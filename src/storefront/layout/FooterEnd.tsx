import { pathsIn } from "../../contract/paths.ts";
import { languages } from "../../domain/language.ts";
import { purposesOf } from "../../domain/consent.ts";
import { useLayout } from "../app/navigation/page-context.ts";
import { useText } from "../app/text.ts";
import { showPrivacy } from "../consent/consent.ts";

/** Copyright of the year the pages were built in (none while nobody said when), credit, the other languages where no program can change them, and the way back to the privacy question where there is one (law C11). */
export function FooterEnd() {
  const t = useText();
  const { config, shop, thirdParties } = useLayout();
  return (
    <div className="foot-end">
      <p>{t("LAYOUT_COPYRIGHT", { year: config["build_date"]?.slice(0, 4) ?? "", shopName: shop.name })}</p>
      {shop.registers && <p>{shop.registers}</p>}
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
      {/* What stands without a program is the prerenderer's alone: React leaves it as it is, and its code stays out of the browser's. */}
      <noscript>
        {import.meta.env.SSR && (
          <p className="foot-languages">
            {languages.map(({ lanCode, tag, name }) => (
              <a key={tag} className="link" href={pathsIn[lanCode].home} hrefLang={tag} lang={tag}>
                {name}
              </a>
            ))}
          </p>
        )}
      </noscript>
      <p>{t("LAYOUT_PLATFORM")}</p>
    </div>
  );
}
