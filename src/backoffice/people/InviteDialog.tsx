import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { staffRoutes } from "../../contract/operator/staff.ts";
import { type Role, roles } from "../../domain/staff/permissions.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { SecretDialog } from "../controls/SecretDialog.tsx";
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
    mutationFn: () => call(staffRoutes.inviteStaff, { body: { email, role } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  });
  if (invite.data !== undefined)
    return (
      <SecretDialog
        title={t("OFFICE_INVITE_LINK")}
        text={t("OFFICE_INVITE_LINK_TEXT", { email })}
        secret={invite.data.link}
        copy={{ act: t("OFFICE_COPY_LINK"), what: t("OFFICE_LINK") }}
        onClose={onClose}
      />
    );
  return (
    <Modal title={t("OFFICE_INVITE")} onClose={onClose}>
      <ModalForm act={t("OFFICE_INVITE_DO")} sending={invite} onSend={() => invite.mutate()} onClose={onClose}>
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
      </ModalForm>
    </Modal>
  );
}
