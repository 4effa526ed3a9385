import type { Templates } from "../../contract/page-data.ts";
import { accountHref, paths } from "../../contract/paths.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { fit } from "../../ui/fit.ts";
import { Link } from "../app/navigation/Link.tsx";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import "./user/user-frame.css";
import { useOwnHref } from "../app/navigation/page-context.ts";
import "./user/account-link.css";

/** The page of the email that proves an account's e-mail: nothing happens before its button is pressed, which works without JavaScript too. */
export function AccountLinkScreen({ link, state, email }: Templates["accountLink"]) {
  const t = useText();
  const own = useOwnHref();
  const title = t(`ACCOUNTLINK_${state.toUpperCase()}`);
  return (
    <>
      <Crumbs crumbs={[{ name: title, url: null }]} />
      <div className="user-page account-link">
        <h1 className={fit(title)}>{title}</h1>
        <p className="account-link-text">{t(`ACCOUNTLINK_${state.toUpperCase()}_TEXT`, { email })}</p>
        {(state === "waiting" || state === "moving") && (
          <form method="post" action={own(accountHref(link))}>
            <Button kind="signal" type="submit">
              {t(state === "waiting" ? "ACCOUNTLINK_CONFIRM" : "ACCOUNTLINK_MOVE")}
            </Button>
          </form>
        )}
        {state === "confirmed" && (
          <Link className={buttonClass({ kind: "signal" })} href={paths.userData}>
            {t("ACCOUNTLINK_GO")}
          </Link>
        )}
        {(state === "removed" || state === "unknown") && (
          <Link className={buttonClass({})} href={paths.home}>
            {t("LAYOUT_HOMEPAGE")}
          </Link>
        )}
        {state === "waiting" && (
          <section id="nie-ja" className="account-disown">
            <h2>{t("ACCOUNTLINK_DISOWN_TITLE")}</h2>
            <p>{t("ACCOUNTLINK_DISOWN_TEXT")}</p>
            <form method="post" action={own(accountHref(link, "disown"))}>
              <Button type="submit">{t("ACCOUNTLINK_DISOWN")}</Button>
            </form>
          </section>
        )}
      </div>
    </>
  );
}
