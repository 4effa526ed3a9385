import { paths } from "../../contract/paths.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { useOwnHref } from "./navigation/page-context.ts";
import { useText } from "./text.ts";
import "./screen-trouble.css";

/** In place of a screen that has crashed: what happened, and a way out; the shop around it stays. */
export function ScreenTrouble() {
  const t = useText();
  const own = useOwnHref();
  return (
    <div className="screen-trouble" role="alert">
      <p>{t("ERROR")}</p>
      <a className={buttonClass({ kind: "ink" })} href={own(paths.home)}>
        {t("LAYOUT_HOMEPAGE")}
      </a>
    </div>
  );
}
