import { paths } from "../../../contract/paths.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { useOwnHref } from "../../app/navigation/page-context.ts";
import { useText } from "../../app/text.ts";

/** The question for browsers without JavaScript: a tick that the stylesheet sees, kept as long as the page is open. */
export function PrerenderedAgeGate() {
  const t = useText();
  const own = useOwnHref();
  return (
    <section className="age-prerendered" aria-labelledby="age-prerendered-title">
      <p className="age-sign" aria-hidden="true">
        {t("PRODUCT_ADULT")}
      </p>
      <div className="age-what">
        <h2 id="age-prerendered-title">{t("AGE_TITLE")}</h2>
        <p>{t("AGE_TEXT")}</p>
        <div className="age-answers">
          <label className={buttonClass({ kind: "signal", size: "big" })}>
            <input type="checkbox" className="age-tick" />
            {t("AGE_YES")}
          </label>
          <a className={buttonClass({ size: "big" })} href={own(paths.home)}>
            {t("AGE_LEAVE")}
          </a>
        </div>
      </div>
    </section>
  );
}
