import { paths } from "../../../contract/paths.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import "./orders-pager.css";

/** The ways to newer and older orders, under real addresses. */
export function OrdersPager({ page, pages }: { page: number; pages: number }) {
  const t = useText();
  const to = (number: number) => (number === 1 ? paths.userOrders : `${paths.userOrders}?page=${number}`);
  return (
    <nav className="orders-pager" aria-label={t("MYORDER_PAGES")}>
      {page > 1 && (
        <Link className={buttonClass({ size: "small" })} href={to(page - 1)} rel="prev">
          {t("MYORDER_NEWER")}
        </Link>
      )}
      <span className="figures">{t("MYORDER_PAGE", { page, pages })}</span>
      {page < pages && (
        <Link className={buttonClass({ size: "small" })} href={to(page + 1)} rel="next">
          {t("MYORDER_OLDER")}
        </Link>
      )}
    </nav>
  );
}
