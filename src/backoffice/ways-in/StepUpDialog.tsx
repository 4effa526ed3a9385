import { type FormEvent, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { signInRoutes } from "../../contract/operator/sign-in.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { queryClient, sessionKey } from "../queries.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import { provePasskey } from "./passkeys.ts";
import { WayInFailed } from "./WayInFailed.tsx";

/** Asks again who is at the screen, before money, people and keys; what waited for it goes on by itself. */
export function StepUpDialog({ onEnd }: { onEnd: (proven: boolean) => void }) {
  const t = useText();
  const { waysIn } = useSession();
  const [given, setGiven] = useState({ password: "", code: "" });
  const prove = useMutation({
    mutationFn: async (by: "passkey" | "password") =>
      call(signInRoutes.stepUp, { body: by === "passkey" ? { passkey: await provePasskey() } : given }),
    onSuccess: (session) => {
      queryClient.setQueryData(sessionKey, session);
      onEnd(true);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!prove.isPending) prove.mutate("password");
  };
  return (
    <Modal title={t("OFFICE_STEP_UP")} onClose={() => onEnd(false)}>
      <p>{t("OFFICE_STEP_UP_TEXT")}</p>
      <WayInFailed error={prove.error} />
      {waysIn.passkeys > 0 && (
        <Act kind="signal" busy={prove.isPending} onClick={() => prove.mutate("passkey")}>
          {t("OFFICE_STEP_UP_PASSKEY")}
        </Act>
      )}
      {waysIn.password && (
        <form className="way-in-part" onSubmit={send}>
          <Field
            label={t("OFFICE_PASSWORD")}
            type="password"
            autoComplete="current-password"
            required
            maxLength={128}
            value={given.password}
            onChange={(event) => setGiven({ ...given, password: event.currentTarget.value })}
          />
          <Field
            label={t("OFFICE_CODE_OR_RECOVERY")}
            autoComplete="one-time-code"
            required
            maxLength={40}
            value={given.code}
            onChange={(event) => setGiven({ ...given, code: event.currentTarget.value })}
          />
          <Act type="submit" busy={prove.isPending}>
            {t("OFFICE_STEP_UP_PASSWORD")}
          </Act>
        </form>
      )}
    </Modal>
  );
}
