import type { KsefSaid } from "../../contract/operator/ksef.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageCalled } from "../../domain/language.ts";
import { Status } from "../controls/Status.tsx";
import { useSpoken, useText } from "../text.ts";

type Standing = Pick<KsefSaid["open"][number], "state" | "problem" | "says" | "mode" | "due">;

/** How far a document without a number is, by when it must have one, and why it has none and what to do. */
export function Standing({ standing: { state, problem, says, mode, due } }: { standing: Standing }) {
  const t = useText();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  const told =
    mode === "total"
      ? t("OFFICE_KSEF_NEVER")
      : mode === "online"
        ? null
        : due === null
          ? t("OFFICE_KSEF_DUE_OPEN")
          : t(`OFFICE_KSEF_DUE_${mode.toUpperCase()}`, { day: daySaid(due, tag) });
  return (
    <>
      <Status tone={problem === null ? "wait" : "bad"} text={t(`OFFICE_KSEF_STATE_${state.toUpperCase()}`)} />
      {problem !== null && <p>{t(`OFFICE_KSEF_PROBLEM_${problem.toUpperCase()}`)}</p>}
      {says !== "" && <p className="mute ksef-says">{t("OFFICE_KSEF_SAYS", { says })}</p>}
      {told !== null && <p className="mute">{told}</p>}
    </>
  );
}
