import { useState } from "react";
import type { UserData } from "../../../../contract/account.ts";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/FieldError.tsx";
import { useText } from "../../../app/text.ts";
import { callOwnAccount } from "../../../session/account-call.ts";

/** The newsletter, on or off; where the e-mail is not proven yet, an email asks first. */
export function NewsletterChoice({
  data,
  onChosen,
}: {
  data: UserData;
  onChosen: (newsletter: UserData["newsletter"]) => void;
}) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const on = data.newsletter === "on";
  const choose = async () => {
    if (asking) return;
    setAsking(true);
    const outcome = await callOwnAccount("json_api?chooseNewsletter", { on: !on });
    setAsking(false);
    setTrouble(outcome.kind === "done" ? null : (outcome.message ?? t("ERROR_SERVER")));
    if (outcome.kind === "done") onChosen(outcome.reply["newsletter"] as UserData["newsletter"]);
  };
  return (
    <div className="user-part">
      <p>{t("USERDATA_NEWSLETTER", { email: String(data.contactData["email"]) })}</p>
      <p role="status">
        <strong>{t(`USERDATA_NEWSLETTER_STATE_${data.newsletter.toUpperCase()}`)}</strong>
      </p>
      {trouble !== null && <FieldError text={trouble} />}
      <Button aria-disabled={asking} onClick={() => void choose()}>
        {t(on ? "USERDATA_NEWSLETTER_OFF" : "USERDATA_NEWSLETTER_ON")}
      </Button>
    </div>
  );
}
