import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useText } from "../app/text.ts";
import { logOut } from "../session/log-in.ts";
import { useSession } from "../session/store.ts";
import "./account-dialog.css";

/** Who is logged in, the points they have, and the way out. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const contact = useSession((state) => state.userContactData);
  const points = useSession((state) => state.userPoints);
  return (
    <Dialog title={String(contact?.["shippingFirstName"] || t("LAYOUT_ACCOUNT"))} closeLabel={t("BTN_CLOSE")} onClose={onClose} className="account-dialog">
      <div className="account-form">
        <p>{String(contact?.["email"] ?? "")}</p>
        <p>{t("LAYOUT_ACCOUNT_POINTS", { points })}</p>
        <Button onClick={() => void logOut().finally(onClose)}>{t("LAYOUT_USER_LOGOUT")}</Button>
      </div>
    </Dialog>
  );
}
