import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { type Drop, dropRoutes } from "../../contract/operator/drops.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { OthersHere } from "../live/OthersHere.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { useSpoken, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { dropMoment } from "./drop-moment.ts";
import { readDropAgain, useDrop } from "./drop-queries.ts";
import { DropForm } from "./DropForm.tsx";
import { DropLive } from "./DropLive.tsx";
import { DropStatus } from "./DropStatus.tsx";
import { EndDialog } from "./EndDialog.tsx";
import { PauseDialog } from "./PauseDialog.tsx";
import { useTurnSale } from "./use-turn-sale.ts";
import "../controls/card.css";
import "./drops.css";

/** A drop: before its second the form of it; from then on what it sells, as it happens, with what pauses and ends it. */
export function DropScreen({ id }: { id: string }) {
  const query = useDrop(id);
  return (
    <Read query={query} notFound={<NotFound />}>
      {(drop) => <OneDrop drop={drop} />}
    </Read>
  );
}

function OneDrop({ drop }: { drop: Drop }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const [, go] = useLocation();
  const [over, setOver] = useState<"pause" | "end" | null>(null);
  const { id, name, state, paused } = drop;
  const resume = useTurnSale(drop, { products: null, name });
  const remove = useMutation({
    mutationFn: () => act(dropRoutes.removeDrop, { parameters: { id } }),
    onSuccess: async ({ logged }) => {
      tell(t("OFFICE_DROP_REMOVED", { name }), undoOf(logged));
      go("/goods/drops");
      await readDropAgain(id);
    },
  });
  return (
    <>
      <ScreenHead
        title={name}
        above={
          <Link className="link" href="/goods/drops">
            {t("OFFICE_DROPS")}
          </Link>
        }
        states={<DropStatus drop={drop} />}
        acts={
          <>
            <HistoryLink entity="drop" id={drop.id} name={name} />
            {state === "planned" && (
              <Act kind="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
                {t("OFFICE_DROP_REMOVE")}
              </Act>
            )}
            {state === "running" && <Act onClick={() => setOver("end")}>{t("OFFICE_DROP_END")}</Act>}
            {state === "running" &&
              (paused ? (
                <Act kind="signal" busy={resume.isPending} onClick={() => resume.mutate(false)}>
                  {t("OFFICE_DROP_RESUME")}
                </Act>
              ) : (
                <Act kind="signal" onClick={() => setOver("pause")}>
                  {t("OFFICE_DROP_PAUSE")}
                </Act>
              ))}
          </>
        }
      />
      <p className="drop-when">
        {t(state === "planned" ? "OFFICE_DROP_BEGINS" : "OFFICE_DROP_BEGAN", { time: dropMoment(drop, lanCode) })}
        {paused && state === "running" && <span> {t("OFFICE_DROP_PAUSED_TEXT")}</span>}
      </p>
      <OthersHere entity="drop" id={id} />
      <Refused error={remove.error ?? resume.error} />
      {state !== "planned" && <DropLive drop={drop} />}
      {state === "planned" && <Terms drop={drop} />}
      {state === "running" && (
        <details className="drop-more">
          <summary>{t("OFFICE_DROP_CHANGE")}</summary>
          <Terms drop={drop} />
        </details>
      )}
      {over === "pause" && <PauseDialog drop={drop} goods={null} onClose={() => setOver(null)} />}
      {over === "end" && <EndDialog drop={drop} onClose={() => setOver(null)} />}
    </>
  );
}

function Terms({ drop }: { drop: Drop }) {
  const t = useText();
  return (
    <DropForm drop={drop} onSaved={({ name, logged }) => tell(t("OFFICE_DROP_SAVED", { name }), undoOf(logged))} />
  );
}
