import { codeRoutes, type DiscountCodeSaid } from "../../contract/operator/codes.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Status, type Tone } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { Copy } from "../order/Copy.tsx";
import { useText } from "../text.ts";
import { CodeTerms } from "./CodeTerms.tsx";
import { CodeUse } from "./CodeUse.tsx";
import { useCodeAct } from "./use-codes.ts";

const tones: Record<DiscountCodeSaid["state"], Tone> = {
  live: "good",
  planned: "wait",
  ended: "bad",
  expired: "none",
  usedUp: "none",
};

/** A code: how it stands, what it takes off and has taken off, and what can be done with it. */
export function CodeRow({ code, onEdit }: { code: DiscountCodeSaid; onEdit: () => void }) {
  const t = useText();
  const { id, code: name, state, orders, used } = code;
  const parameters = { id };
  const end = useCodeAct(
    () => act(codeRoutes.endCode, { parameters }),
    () => t("OFFICE_CODE_ENDED", { name }),
  );
  const start = useCodeAct(
    () => act(codeRoutes.startCode, { parameters }),
    () => t("OFFICE_CODE_STARTED", { name }),
  );
  const remove = useCodeAct(
    () => act(codeRoutes.removeCode, { parameters }),
    () => t("OFFICE_CODE_REMOVED", { name }),
  );
  return (
    <li>
      <div>
        <p className="code-head">
          <strong className="code-name">{name}</strong>
          <Copy text={name} what={name} />
          <Status tone={tones[state]} text={t(`OFFICE_CODE_STATE_${state.toUpperCase()}`)} />
        </p>
        <CodeTerms code={code} />
        <CodeUse {...code} />
        <Refused error={end.error ?? start.error ?? remove.error} />
      </div>
      <div className="listed-acts">
        <HistoryLink entity="code" id={id} name={name} />
        <Act kind="plain" aria-label={t("OFFICE_CODE_EDIT_WHAT", { name })} onClick={onEdit}>
          {t("OFFICE_CODE_EDIT")}
        </Act>
        {(state === "live" || state === "planned") && (
          <Act
            kind="plain"
            busy={end.isPending}
            aria-label={t("OFFICE_CODE_END_WHAT", { name })}
            onClick={() => end.mutate()}
          >
            {t("OFFICE_CODE_END")}
          </Act>
        )}
        {(state === "ended" || state === "planned") && (
          <Act
            kind="plain"
            busy={start.isPending}
            aria-label={t("OFFICE_CODE_START_WHAT", { name })}
            onClick={() => start.mutate()}
          >
            {t(state === "planned" ? "OFFICE_CODE_START_NOW" : "OFFICE_CODE_START")}
          </Act>
        )}
        {orders === 0 && used === 0 && (
          <Act
            kind="plain"
            busy={remove.isPending}
            aria-label={t("OFFICE_REMOVE_WHAT", { name })}
            onClick={() => remove.mutate()}
          >
            {t("OFFICE_REMOVE")}
          </Act>
        )}
      </div>
    </li>
  );
}
