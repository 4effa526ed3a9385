import { type FormEvent, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { type Role, roles } from "../../domain/staff/permissions.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { canCopy, copyText } from "../controls/copy-text.ts";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { staffKey } from "./staff-key.ts";

interface InviteDialogProps {
  first: { email: string; role: Role };
  onClose: () => void;
}

/** Invites somebody by e-mail and role; the link is shown this once, to be sent by whatever way one trusts. */
export function InviteDialog({ first, onClose }: InviteDialogProps) {
  const t = useText();
  const [email, setEmail] = useState(first.email);
  const [role, setRole] = useState<Role>(first.role);
  const invite = useMutation({
    mutationFn: () => call(operatorRoutes.inviteStaff, { body: { email, role } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate();
  };
  if (invite.data !== undefined) return <LinkDialog link={invite.data.link} email={email} onClose={onClose} />;
  return (
    <Modal title={t("OFFICE_INVITE")} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
        <Field
          label={t("OFFICE_EMAIL")}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <fieldset>
          <legend className="field-label">{t("OFFICE_ROLE")}</legend>
          {roles.map((one) => (
            <label key={one} className="role-row">
              <input type="radio" name="role" checked={role === one} onChange={() => setRole(one)} />
              {t(`OFFICE_ROLE_${one.toUpperCase()}`)}
              <span className="mute">{t(`OFFICE_ROLE_${one.toUpperCase()}_TEXT`)}</span>
            </label>
          ))}
        </fieldset>
        <Refused error={invite.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={invite.isPending}>
            {t("OFFICE_INVITE_DO")}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}

function LinkDialog({ link, email, onClose }: { link: string; email: string; onClose: () => void }) {
  const t = useText();
  return (
    <Modal title={t("OFFICE_INVITE_LINK")} onClose={onClose}>
      <p>{t("OFFICE_INVITE_LINK_TEXT", { email })}</p>
      <p>
        <code className="secret">{link}</code>
      </p>
      <div className="modal-acts">
        {canCopy && (
          <Act kind="signal" onClick={() => void copyText(link, t("OFFICE_LINK"))}>
            {t("OFFICE_COPY_LINK")}
          </Act>
        )}
        <Act kind="plain" onClick={onClose}>
          {t("OFFICE_CLOSE")}
        </Act>
      </div>
    </Modal>
  );
}
