import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { FieldError } from "../../../../ui/FieldError.tsx";
import { useText } from "../../../app/text.ts";
import { callOwnAccount } from "../../../session/account-call.ts";
import { saveFile } from "./save-file.ts";

/** Hands over everything the shop holds of the customer, as a file. */
export function ExportData() {
  const t = useText();
  const [trouble, setTrouble] = useState<string | null>(null);
  const download = async () => {
    const outcome = await callOwnAccount("json_api?exportData");
    setTrouble(outcome.kind === "done" ? null : (outcome.message ?? t("ERROR_SERVER")));
    if (outcome.kind === "done") saveFile("bruk.json", JSON.stringify(outcome.reply, null, 2));
  };
  return (
    <div className="user-part">
      <p>{t("USERDATA_EXPORT_TEXT")}</p>
      {trouble !== null && <FieldError text={trouble} />}
      <Button onClick={() => void download()}>{t("USERDATA_EXPORT")}</Button>
    </div>
  );
}
