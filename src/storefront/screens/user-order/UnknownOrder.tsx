import { paths } from "../../../contract/paths.ts";
import { buttonClass } from "../../../ui/Button.tsx";
import { Link } from "../../app/navigation/Link.tsx";
import { useText } from "../../app/text.ts";
import { showLogin } from "../../session/panel.ts";
import { useSession } from "../../session/store.ts";
import { Button } from "../../../ui/Button.tsx";
import "./unknown-order.css";

/** No such order, or somebody else's: the same words for both, and the ways on. */
export function UnknownOrder() {
  const t = useText();
  const loggedIn = useSession((state) => state.loggedIn);
  return (
    <section className="unknown-order" role="alert">
      <h2>{t("MYORDER_UNKNOWN")}</h2>
      <p>{t("MYORDER_UNKNOWN_TEXT")}</p>
      <div className="unknown-order-ways">
        {loggedIn ? (
          <Link className={buttonClass({ kind: "signal" })} href={paths.userOrders}>
            {t("MYORDER_LIST")}
          </Link>
        ) : (
          <Button kind="signal" onClick={() => showLogin(true)}>
            {t("BTN_LOGIN")}
          </Button>
        )}
        <Link className={buttonClass({})} href={paths.contact}>
          {t("LAYOUT_CONTACT")}
        </Link>
      </div>
    </section>
  );
}
