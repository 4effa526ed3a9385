import { useMutation } from "@tanstack/react-query";
import type { undoStates } from "../../domain/staff/undo.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { takeBack } from "../undo.ts";
import { Refused } from "./Trouble.tsx";
import "./take-back.css";

interface TakeBackProps {
  logged: { id: number; undo: (typeof undoStates)[number] };
  /** What is taken back, for those who hear it, where what stands around does not say it. */
  what?: string;
}

/** The way to take back what somebody did, as long as that can be; what was taken back says so. */
export function TakeBack({ logged: { id, undo }, what }: TakeBackProps) {
  const t = useText();
  const back = useMutation({ mutationFn: () => takeBack(id), onSuccess: () => tell(t("OFFICE_UNDONE")) });
  if (undo === "done") return <p className="mute">{t("OFFICE_WAS_UNDONE")}</p>;
  if (undo === "none") return null;
  return (
    <>
      <button
        type="button"
        className="take-back"
        aria-disabled={back.isPending || undefined}
        onClick={() => !back.isPending && back.mutate()}
      >
        {t("OFFICE_UNDO")}
        {what !== undefined && <span className="hidden-text">: {what}</span>}
      </button>
      <Refused error={back.error} />
    </>
  );
}
