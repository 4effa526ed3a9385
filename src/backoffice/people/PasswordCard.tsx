import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { passkeyRoutes } from "../../contract/operator/passkeys.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { queryClient, sessionKey } from "../queries.ts";
import { useSession } from "../session.ts";
import { useCount, useText } from "../text.ts";
import { PasswordWithCode } from "../ways-in/PasswordWithCode.tsx";
import { RecoveryCodes } from "../ways-in/RecoveryCodes.tsx";

/** The second way in: a password with an authenticator, and the recovery codes left. */
export function PasswordCard() {
  const t = useText();
  const counted = useCount();
  const { waysIn } = useSession();
  const [codes, setCodes] = useState<string[] | null>(null);
  const totp = useMutation({ mutationFn: () => call(passkeyRoutes.totp) });
  const remove = useMutation({
    mutationFn: () => call(passkeyRoutes.removePassword),
    onSuccess: () => (askAgain(), tell(t("OFFICE_PASSWORD_REMOVED"))),
  });
  const close = () => {
    totp.reset();
    setCodes(null);
    askAgain();
  };
  return (
    <Card title={t("OFFICE_PASSWORD_CARD")}>
      <p>{waysIn.password ? counted("OFFICE_RECOVERY_LEFT", waysIn.recoveryCodesLeft) : t("OFFICE_PASSWORD_NONE")}</p>
      <Refused error={totp.error ?? remove.error} />
      <div className="modal-acts people-acts-below">
        <Act busy={totp.isPending} onClick={() => totp.mutate()}>
          {t(waysIn.password ? "OFFICE_PASSWORD_CHANGE" : "OFFICE_PASSWORD_ADD")}
        </Act>
        {waysIn.password && (
          <Act kind="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t("OFFICE_REMOVE")}
          </Act>
        )}
      </div>
      {totp.data !== undefined && (
        <Modal title={t(codes === null ? "OFFICE_PASSWORD_CARD" : "OFFICE_RECOVERY_TITLE")} onClose={close}>
          {codes === null ? (
            <PasswordWithCode
              totp={totp.data}
              onSet={async (body) => setCodes((await call(passkeyRoutes.setPassword, { body })).recoveryCodes)}
            />
          ) : (
            <RecoveryCodes codes={codes} onDone={close} />
          )}
        </Modal>
      )}
    </Card>
  );
}

function askAgain(): void {
  void queryClient.invalidateQueries({ queryKey: sessionKey });
}
