import { useMutation } from "@tanstack/react-query";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { takeBack } from "../undo.ts";
import type { Event } from "./timeline-days.ts";
import "./take-back.css";

/** The way to take back what somebody did, as long as that can be; what was taken back says so. */
export function TakeBack({ logged: { id, undo } }: { logged: NonNullable<Event["logged"]> }) {
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
      </button>
      <Refused error={back.error} />
    </>
  );
}
