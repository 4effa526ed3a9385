import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { staffRoutes } from "../../contract/operator/staff.ts";
import { type Role, roles } from "../../domain/staff/permissions.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { LateHistoryLink } from "../log/late-history-link.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { staffKey } from "./staff-key.ts";
import "../controls/card.css";
import "./people.css";
import "./staff.css";

type Member = AnswerOf<(typeof staffRoutes)["staff"]>["staff"][number];

/** Who works here: invited with a link, given a role, let go; the last owner stays. */
export function StaffScreen() {
  const t = useText();
  const { data, error, refetch } = useQuery({ queryKey: staffKey, queryFn: () => call(staffRoutes.staff) });
  const [invited, setInvited] = useState<{ email: string; role: Role } | null>(null);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_STAFF")}
        acts={
          <>
            <LateHistoryLink entity="staff" />
            <Act kind="signal" onClick={() => setInvited({ email: "", role: "shop" })}>
              {t("OFFICE_INVITE")}
            </Act>
          </>
        }
      />
      {error && <Trouble error={error} retry={() => void refetch()} />}
      <ul className="card people-rows">
        {data?.staff.map((member) => (
          <OneMember key={member.id} member={member} onInvite={() => setInvited(member)} />
        ))}
      </ul>
      {invited !== null && <InviteDialog first={invited} onClose={() => setInvited(null)} />}
    </>
  );
}

function OneMember({ member, onInvite }: { member: Member; onInvite: () => void }) {
  const t = useText();
  const { person } = useSession();
  const [leaves, setLeaves] = useState(false);
  const change = useMutation({
    mutationFn: (role: Role) =>
      call(staffRoutes.changeRole, { parameters: member, body: { role }, version: member.roleVersion }),
    onSuccess: (answer) => {
      queryClient.setQueryData(staffKey, answer);
      tell(t("OFFICE_ROLE_CHANGED"));
    },
    // Which role somebody else has given stands there then, beside who it was.
    onError: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  });
  const name = member.name || member.email;
  return (
    <li>
      <div className="people-words">
        <p>
          <strong>{name}</strong>
          {member.id === person.id && <span className="mute"> · {t("OFFICE_YOU")}</span>}
        </p>
        <p className="mute">
          {member.name !== "" && `${member.email} · `}
          {member.lastSeenAt === null ? (
            t("OFFICE_NEVER_SEEN")
          ) : (
            <>
              {t("OFFICE_SEEN")} <Moment at={member.lastSeenAt} />
            </>
          )}
        </p>
        {member.lastOwner && <p>{t("OFFICE_REFUSED_LAST_OWNER")}</p>}
        <Refused error={change.error} />
      </div>
      {member.joinedAt === null && (
        <Status tone="wait" text={t(member.invitedUntil === null ? "OFFICE_INVITED_OVER" : "OFFICE_INVITED_STATE")} />
      )}
      {member.lastOwner ? (
        <p className="staff-role">{t("OFFICE_ROLE_OWNER")}</p>
      ) : (
        <>
          <select
            className="input staff-role"
            aria-label={t("OFFICE_ROLE_OF", { name })}
            value={member.role}
            disabled={change.isPending}
            onChange={(event) => change.mutate(event.currentTarget.value as Role)}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`OFFICE_ROLE_${role.toUpperCase()}`)}
              </option>
            ))}
          </select>
          <div className="people-acts">
            {member.joinedAt === null && (
              <Act kind="plain" onClick={onInvite}>
                {t("OFFICE_INVITE_AGAIN")}
              </Act>
            )}
            <Act kind="plain" aria-label={t("OFFICE_REMOVE_WHAT", { name })} onClick={() => setLeaves(true)}>
              {t("OFFICE_REMOVE")}
            </Act>
          </div>
        </>
      )}
      {leaves && <RemoveDialog member={member} name={name} onClose={() => setLeaves(false)} />}
    </li>
  );
}

function RemoveDialog({ member, name, onClose }: { member: Member; name: string; onClose: () => void }) {
  const t = useText();
  const remove = useMutation({
    mutationFn: () => call(staffRoutes.removeStaff, { parameters: member }),
    onSuccess: async () => {
      onClose();
      tell(t("OFFICE_STAFF_REMOVED", { name }));
      await queryClient.invalidateQueries({ queryKey: staffKey });
    },
  });
  return (
    <Modal title={t("OFFICE_REMOVE_WHAT", { name })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_STAFF_REMOVE")}
        kind="ink"
        sending={remove}
        onSend={() => remove.mutate()}
        onClose={onClose}
      >
        <p>{t("OFFICE_STAFF_REMOVE_TEXT", { name })}</p>
      </ModalForm>
    </Modal>
  );
}
