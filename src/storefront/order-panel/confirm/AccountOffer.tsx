import { useState } from "react";
import { bound } from "../../../ui/bound.ts";
import { Button } from "../../../ui/Button.tsx";
import { useText } from "../../app/text.ts";
import { callAccount } from "../../session/account-call.ts";

/** An account for whoever has ordered as a guest, in one press: the shop knows all it needs, and mails the password. */
export function AccountOffer({ email, orderKey }: { email: string; orderKey: string }) {
  const t = useText();
  const [state, setState] = useState<"offered" | "asking" | "opened" | { trouble: string }>("offered");
  const open = async () => {
    if (state === "asking") return;
    setState("asking");
    const outcome = await callAccount("json_api?openAccount", { orderKey });
    setState(outcome.kind === "done" ? "opened" : { trouble: outcome.message ?? t("ERROR_SERVER") });
  };
  return (
    <div className="account-offer">
      {state === "opened" ? null : (
        <>
          <p>{bound(t("ORDER_CONFIRM_ACCOUNT", { email }))}</p>
          <Button onClick={() => void open()} aria-disabled={state === "asking"}>
            {t("ORDER_CONFIRM_ACCOUNT_GO")}
          </Button>
        </>
      )}
      <p role="status" hidden={state === "offered" || state === "asking"}>
        {state === "opened" ? t("ORDER_CONFIRM_ACCOUNT_DONE", { email }) : typeof state === "object" && state.trouble}
      </p>
    </div>
  );
}
