import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { passkeyRoutes } from "../../contract/operator/passkeys.ts";
import { Field } from "../../ui/Field.tsx";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { tell } from "../notice.ts";
import { queryClient, sessionKey } from "../queries.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import { knowsPasskeys, makePasskey, passkeyNameHere } from "../ways-in/passkeys.ts";
import { WayInFailed } from "../ways-in/WayInFailed.tsx";
import { lacksSecondWay } from "./SecondWay.tsx";

type Passkeys = AnswerOf<(typeof passkeyRoutes)["passkeys"]>;
type Passkey = Passkeys["passkeys"][number];
const passkeysKey = ["passkeys"];

/** One's passkeys by the names one gave them. */
export function PasskeysCard() {
  const t = useText();
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: passkeysKey,
    queryFn: () => call(passkeyRoutes.passkeys),
  });
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const add = useMutation({
    mutationFn: async () => {
      const options = await call(passkeyRoutes.passkeyRegistration);
      const passkey = await makePasskey(options);
      return call(passkeyRoutes.addPasskey, { body: { name: passkeyNameHere() || t("OFFICE_PASSKEY"), passkey } });
    },
    onSuccess: (answer) => (show(answer), tell(t("OFFICE_PASSKEY_ADDED"))),
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(passkeyRoutes.removePasskey, { parameters: { id } }),
    onSuccess: (answer) => (show(answer), tell(t("OFFICE_PASSKEY_REMOVED"))),
  });
  return (
    <Card title={t("OFFICE_PASSKEYS")} flush>
      {error && <Trouble error={error} retry={() => void refetch()} />}
      <ul className="people-rows">
        {data?.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div className="people-words">
              <p>
                <strong>{passkey.name}</strong>
              </p>
              <p className="mute">
                {passkey.usedAt === null ? (
                  t("OFFICE_NEVER_USED")
                ) : (
                  <>
                    {t("OFFICE_USED")} <Moment at={passkey.usedAt} />
                  </>
                )}
                {passkey.synced && ` · ${t("OFFICE_PASSKEY_SYNCED")}`}
              </p>
            </div>
            <div className="people-acts">
              <Act kind="plain" aria-label={t("OFFICE_RENAME_WHAT", passkey)} onClick={() => setRenamed(passkey)}>
                {t("OFFICE_RENAME")}
              </Act>
              <Act
                kind="plain"
                aria-label={t("OFFICE_REMOVE_WHAT", passkey)}
                busy={remove.isPending && remove.variables === passkey.id}
                onClick={() => remove.mutate(passkey.id)}
              >
                {t("OFFICE_REMOVE")}
              </Act>
            </div>
          </li>
        ))}
      </ul>
      <div className="people-foot">
        {data?.passkeys.length === 0 && <p>{t("OFFICE_PASSKEYS_NONE")}</p>}
        {lacksSecondWay(session) && <p>{t("OFFICE_SECOND_WAY_TEXT")}</p>}
        <Refused error={remove.error} />
        <WayInFailed error={add.error} />
        {knowsPasskeys() && (
          <Act busy={add.isPending} onClick={() => add.mutate()}>
            {t("OFFICE_PASSKEY_ADD")}
          </Act>
        )}
      </div>
      {renamed !== null && <RenameDialog passkey={renamed} onClose={() => setRenamed(null)} />}
    </Card>
  );
}

function show(answer: Passkeys): void {
  queryClient.setQueryData(passkeysKey, answer);
  void queryClient.invalidateQueries({ queryKey: sessionKey });
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText();
  const [name, setName] = useState(passkey.name);
  const rename = useMutation({
    mutationFn: () => call(passkeyRoutes.renamePasskey, { parameters: passkey, body: { name } }),
    onSuccess: (answer) => (show(answer), onClose()),
  });
  return (
    <Modal title={t("OFFICE_RENAME")} onClose={onClose}>
      <ModalForm act={t("OFFICE_SAVE")} sending={rename} onSend={() => rename.mutate()} onClose={onClose}>
        <Field
          label={t("OFFICE_PASSKEY_NAME")}
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </ModalForm>
    </Modal>
  );
}
