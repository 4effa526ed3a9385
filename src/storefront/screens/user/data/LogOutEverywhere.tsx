import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/FieldError.tsx";
import { useText } from "../../../app/text.ts";
import { forgetAccount } from "../../../session/account.ts";
import { callOwnAccount } from "../../../session/account-call.ts";

/** Ends every login of the account, this one too. */
export function LogOutEverywhere() {
  const t = useText();
  const [trouble, setTrouble] = useState<string | null>(null);
  const end = async () => {
    const outcome = await callOwnAccount("json_api?logoutEverywhere");
    if (outcome.kind === "done") {
      forgetAccount();
      // The page becomes short, and this button stood at its end.
      scrollTo(0, 0);
    } else setTrouble(outcome.message ?? t("ERROR_SERVER"));
  };
  return (
    <div className="user-part">
      <p>{t("USERDATA_EVERYWHERE_TEXT")}</p>
      {trouble !== null && <FieldError text={trouble} />}
      <Button onClick={() => void end()}>{t("USERDATA_EVERYWHERE")}</Button>
    </div>
  );
}
