import { paths } from "../../contract/paths.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Link } from "../app/navigation/Link.tsx";
import { useText } from "../app/text.ts";
import { logOut } from "../session/log-in.ts";
import { useSession } from "../session/store.ts";
import "./account-dialog.css";

/** Who is logged in, the points they have, the ways to what is theirs, and the way out (specification, point 2, 'User box'). */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const contact = useSession((state) => state.userContactData);
  const points = useSession((state) => state.userPoints);
  return (
    <Dialog
      title={String(contact?.["shippingFirstName"] || t("LAYOUT_ACCOUNT"))}
      closeLabel={t("BTN_CLOSE")}
      onClose={onClose}
      className="account-dialog"
    >
      <div className="account-menu">
        <p className="account-who">
          {String(contact?.["email"] ?? "")}
          <span className="mute">{t("LAYOUT_ACCOUNT_POINTS", { points })}</span>
        </p>
        <nav aria-label={t("LAYOUT_ACCOUNT")}>
          <Link href={paths.userData} onClick={onClose}>
            {t("LAYOUT_USER_EDITDATA")}
          </Link>
          <Link href={paths.userOrders} onClick={onClose}>
            {t("LAYOUT_USER_ORDERS")}
          </Link>
          <button type="button" onClick={() => void logOut().finally(onClose)}>
            {t("LAYOUT_USER_LOGOUT")}
          </button>
        </nav>
      </div>
    </Dialog>
  );
}
