import type { ReviewPage } from "../../contract/page-data.ts";
import { endReviewsHref, paths } from "../../contract/paths.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { fit } from "../../ui/fit.ts";
import { Link } from "../app/navigation/Link.tsx";
import { useText } from "../app/text.ts";
import { Crumbs } from "../layout/Crumbs.tsx";
import { showLogin } from "../session/panel.ts";
import { useSession } from "../session/store.ts";
import { ReviewItem } from "./review/ReviewItem.tsx";
import { useOwnHref } from "../app/navigation/page-context.ts";
import "./review/review.css";

/** Where a buyer says what they think: of an order by the link in its email, of one product by their account. */
export function ReviewScreen({ link, signature, items, trouble }: ReviewPage) {
  const t = useText();
  const own = useOwnHref();
  const loggedIn = useSession((state) => state.loggedIn);
  const known = useSession((state) => String(state.userContactData?.["shippingFirstName"] ?? ""));
  const byAccount = link === "" && items.length > 0;
  const over = items.length === 0;
  return (
    <>
      <Crumbs crumbs={[{ name: t("REVIEWING_TITLE"), url: null }]} />
      <div className="reviewing">
        <h1 className={fit(t("REVIEWING_TITLE"))}>{t("REVIEWING_TITLE")}</h1>
        <p className="reviewing-text">
          {t(over ? "REVIEWING_OVER" : byAccount && !loggedIn ? "REVIEWING_LOGIN" : "REVIEWING_TEXT")}
        </p>
        {over && (
          <Link className={buttonClass({})} href={paths.contact}>
            {t("LAYOUT_CONTACT")}
          </Link>
        )}
        {byAccount && !loggedIn && (
          <Button kind="signal" onClick={() => showLogin(true)}>
            {t("BTN_LOGIN")}
          </Button>
        )}
        {items.map((item) => (
          <ReviewItem
            key={item.product.product_id}
            item={item}
            link={link}
            signature={signature || known}
            closed={byAccount && !loggedIn}
            trouble={trouble?.product_id === item.product.product_id ? trouble.text : null}
          />
        ))}
        {link !== "" && !over && (
          <section className="reviewing-end" id="koniec" aria-labelledby="koniec-naglowek">
            <h2 id="koniec-naglowek">{t("REVIEWING_END_TITLE")}</h2>
            <p className="reviewing-ended" id="juz-nie">
              {t("REVIEWING_ENDED")}
            </p>
            <p>{t("REVIEWING_END_TEXT")}</p>
            <form method="post" action={own(endReviewsHref(link))}>
              <Button size="small" type="submit">
                {t("REVIEWING_END")}
              </Button>
            </form>
          </section>
        )}
      </div>
    </>
  );
}
