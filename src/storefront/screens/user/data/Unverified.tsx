import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { useText } from "../../../app/text.ts";
import { callOwnAccount } from "../../../session/account-call.ts";

/** Says that the e-mail is not proven yet, and sends the email again. */
export function Unverified({ email }: { email: string }) {
  const t = useText();
  const [said, setSaid] = useState<string | null>(null);
  const send = async () => {
    const outcome = await callOwnAccount("json_api?sendConfirmation");
    setSaid(outcome.kind === "done" ? t("USERDATA_SENT_AGAIN") : (outcome.message ?? t("ERROR_SERVER")));
  };
  return (
    <section className="user-unverified">
      <h2>{t("USERDATA_UNVERIFIED")}</h2>
      <p>{t("USERDATA_UNVERIFIED_TEXT", { email })}</p>
      <div className="account-ways">
        <Button onClick={() => void send()}>{t("USERDATA_SEND_AGAIN")}</Button>
        <p role="status">{said}</p>
      </div>
    </section>
  );
}
