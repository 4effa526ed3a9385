import type { Templates } from "../../contract/page-data.ts";
import { newsletterHref, paths } from "../../contract/paths.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { fit } from "../../ui/fit.ts";
import { Link } from "../app/navigation/Link.tsx";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import "./user/user-frame.css";
import { useOwnHref } from "../app/navigation/page-context.ts";
import "./user/account-link.css";

/** The page of a newsletter email's links: nothing happens before its button is pressed, which works without JavaScript too. */
export function NewsletterLinkScreen({ link, answer, state, email }: Templates["newsletterLink"]) {
  const t = useText();
  const own = useOwnHref();
  const done = state === "unknown" || state === (answer === "confirm" ? "on" : "ended");
  const code = `NEWSLETTERLINK_${(done ? state : answer).toUpperCase()}` as const;
  const title = t(code);
  return (
    <>
      <Crumbs crumbs={[{ name: title, url: null }]} />
      <div className="user-page account-link">
        <h1 className={fit(title)}>{title}</h1>
        <p className="account-link-text">{t(`${code}_TEXT`, { email })}</p>
        {done ? (
          <Link className={buttonClass({})} href={paths.home}>
            {t("LAYOUT_HOMEPAGE")}
          </Link>
        ) : (
          <form method="post" action={own(newsletterHref(answer, link))}>
            <Button kind="signal" type="submit">
              {t(`NEWSLETTERLINK_${answer.toUpperCase()}_DO`)}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
