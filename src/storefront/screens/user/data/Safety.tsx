import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/FieldError.tsx";
import { useText } from "../../../app/text.ts";
import { forgetAccount } from "../../../session/account.ts";
import { callOwnAccount } from "../../../session/account-call.ts";
import { saveFile } from "./save-file.ts";

/** Ends every login, and hands over everything the shop holds of the customer. */
export function Safety() {
  const t = useText();
  const [trouble, setTrouble] = useState<{ of: "everywhere" | "export"; text: string } | null>(null);
  const logOutEverywhere = async () => {
    const outcome = await callOwnAccount("logoutEverywhere");
    if (outcome.kind === "done") forgetAccount();
    else setTrouble({ of: "everywhere", text: outcome.message ?? t("ERROR_SERVER") });
  };
  const download = async () => {
    const outcome = await callOwnAccount("exportData");
    setTrouble(outcome.kind === "done" ? null : { of: "export", text: outcome.message ?? t("ERROR_SERVER") });
    if (outcome.kind === "done") saveFile("bruk.json", JSON.stringify(outcome.reply, null, 2));
  };
  return (
    <>
      <div className="user-part">
        <p>{t("USERDATA_EVERYWHERE_TEXT")}</p>
        {trouble?.of === "everywhere" && <FieldError text={trouble.text} />}
        <Button onClick={() => void logOutEverywhere()}>{t("USERDATA_EVERYWHERE")}</Button>
      </div>
      <div className="user-part">
        <p>{t("USERDATA_EXPORT_TEXT")}</p>
        {trouble?.of === "export" && <FieldError text={trouble.text} />}
        <Button onClick={() => void download()}>{t("USERDATA_EXPORT")}</Button>
      </div>
    </>
  );
}
