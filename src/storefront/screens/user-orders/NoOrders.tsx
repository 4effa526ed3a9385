import { paths } from "../../../contract/paths.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import "./no-orders.css";

/** Nothing was ordered yet: what will be here, and a way on. */
export function NoOrders() {
  const t = useText();
  return (
    <section className="no-orders">
      <h2>{t("MYORDER_NONE")}</h2>
      <p>{t("MYORDER_NONE_TEXT")}</p>
      <Link className={buttonClass({ kind: "signal" })} href={paths.newProducts}>
        {t("MYORDER_NONE_WAY")}
      </Link>
    </section>
  );
}
