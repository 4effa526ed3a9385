import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { keyRoutes } from "../../contract/operator/keys.ts";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { momentOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useSpoken, useText } from "../text.ts";
import { keysKey } from "./keys-key.ts";
import { NewKeyDialog } from "./NewKeyDialog.tsx";
import { permissionText } from "./permission-text.ts";
import "../controls/card.css";
import "../people/people.css";
import "./keys.css";

type Key = AnswerOf<(typeof keyRoutes)["keys"]>["keys"][number];

/** Keys of other programs: made with chosen permissions, shown once, ended at once. */
export function KeysScreen() {
  const t = useText();
  const { data, error, refetch } = useQuery({ queryKey: keysKey, queryFn: () => call(keyRoutes.keys) });
  const [makes, setMakes] = useState(false);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_APIKEYS")}
        acts={
          <>
            <HistoryLink entity="key" />
            <Act kind="signal" onClick={() => setMakes(true)}>
              {t("OFFICE_APIKEY_NEW")}
            </Act>
          </>
        }
      />
      <p className="people-lead keys-lead">{t("OFFICE_APIKEYS_TEXT")}</p>
      {error && <Trouble error={error} retry={() => void refetch()} />}
      {data?.keys.length === 0 && <p>{t("OFFICE_APIKEYS_NONE")}</p>}
      {data !== undefined && data.keys.length > 0 && (
        <ul className="card people-rows">
          {data.keys.map((key) => (
            <OneKey key={key.id} held={key} />
          ))}
        </ul>
      )}
      {makes && <NewKeyDialog onClose={() => setMakes(false)} />}
    </>
  );
}

function OneKey({ held }: { held: Key }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const [ends, setEnds] = useState(false);
  return (
    <li>
      <div className="people-words">
        <p>
          <strong>{held.name}</strong>{" "}
          <span className="mute">
            {t("OFFICE_APIKEY_ENDING", { ending: held.ending })} · {t("OFFICE_APIKEY_MADE_BY", { name: held.madeBy })}
          </span>
        </p>
        <p>{held.permissions.map((permission) => t(permissionText[permission])).join(", ")}</p>
        <p className="mute">
          {t("OFFICE_APIKEY_UNTIL")} <time dateTime={held.endsAt}>{momentOf(held.endsAt, lanCode)}</time>
          {" · "}
          {held.usedAt === null ? (
            t("OFFICE_NEVER_USED")
          ) : (
            <>
              {t("OFFICE_USED")} <Moment at={held.usedAt} />
            </>
          )}
        </p>
      </div>
      <Act kind="plain" aria-label={t("OFFICE_APIKEY_END_WHAT", { name: held.name })} onClick={() => setEnds(true)}>
        {t("OFFICE_APIKEY_END")}
      </Act>
      {ends && <EndDialog held={held} onClose={() => setEnds(false)} />}
    </li>
  );
}

function EndDialog({ held, onClose }: { held: Key; onClose: () => void }) {
  const t = useText();
  const end = useMutation({
    mutationFn: () => call(keyRoutes.endKey, { parameters: { id: held.id } }),
    onSuccess: async () => {
      onClose();
      tell(t("OFFICE_APIKEY_ENDED", { name: held.name }));
      await queryClient.invalidateQueries({ queryKey: keysKey });
    },
  });
  return (
    <Modal title={t("OFFICE_APIKEY_END_WHAT", { name: held.name })} onClose={onClose}>
      <ModalForm act={t("OFFICE_APIKEY_END")} kind="ink" sending={end} onSend={() => end.mutate()} onClose={onClose}>
        <p>{t("OFFICE_APIKEY_END_TEXT")}</p>
      </ModalForm>
    </Modal>
  );
}
