import { useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { type OneReturn, returnRoutes } from "../../contract/operator/returns.ts";
import { call, problemIn, refusalOf } from "../api.ts";
import { deciding, merged, overtakenIn, type Touched, touching } from "../two-people/merged-fields.ts";
import { type Overtaking, overtakenOf, useLastChange } from "../two-people/use-merged-form.ts";
import type { Piece } from "./pieces.ts";
import { readReturn, shownReturn, showReturn } from "./use-return.ts";

/** What of a return is written down as it is unpacked: the parcel's number, and each line's count, `piece-1`. */
export type Counted = Readonly<Record<string, unknown>> & { parcel: string };

/** What is said of one line. */
export type Count = Pick<Piece, "expected" | "asNew" | "used" | "missing" | "restocked" | "kept" | "why">;

function countOf({ expected, asNew, used, missing, restocked, kept, why }: Piece): Count {
  return {
    expected,
    asNew,
    used,
    missing,
    restocked,
    ...(kept !== undefined && { kept }),
    ...(why !== undefined && { why }),
  };
}

function fieldsOf({ parcel, pieces }: OneReturn): Counted {
  const counts = pieces.map((piece) => [`piece-${piece.position}`, countOf(piece)]);
  return { ...Object.fromEntries(counts), parcel };
}

/**
 * Returns what was counted of a return, and what saves it as it is counted, press by press, one after the other. Who
 * counts another line meanwhile is not written over; of one that two have counted both counts are shown, and the choice.
 */
export function useCounted(returned: OneReturn, { priced }: { priced: boolean }) {
  const { id } = returned;
  const [touched, setTouched] = useState<Touched>({});
  // What is saved is what has been pressed by then, and not when its turn was asked for.
  const latest = useRef<Touched>({});
  const [changedBy, setChangedBy] = useLastChange({ entity: "return", id });
  const put = (next: Touched) => {
    latest.current = next;
    setTouched(next);
  };
  const save = useMutation({
    scope: { id: `return-${id}` },
    mutationFn: async () => {
      for (let on = shownReturn(id); ;) {
        const sent = latest.current;
        const now = fieldsOf(on);
        if (Object.keys(sent).length === 0 || overtakenIn(sent, now).length > 0) return on;
        try {
          const body = bodyOf(merged(sent, now), on, priced);
          const after = await call(returnRoutes.changeReturn, { parameters: { id }, body, version: on.version });
          put(without(latest.current, sent, fieldsOf(after)));
          return after;
        } catch (refused) {
          if (refusalOf(refused) !== "VERSION_OLD") {
            put({});
            throw refused;
          }
          setChangedBy(problemIn(refused)?.changed);
          on = await readReturn(id);
        }
      }
    },
    onSuccess: showReturn,
    onError: () => readReturn(id),
  });
  const now = fieldsOf(returned);
  const values = merged(touched, now);
  const change = (typed: Readonly<Record<string, unknown>>) => {
    put(touching(latest.current, now, typed));
    save.mutate();
  };
  const overtaking: Overtaking<string> = {
    overtaken: overtakenOf(touched, now),
    changedBy,
    decide: (name, mine) => {
      put(deciding(latest.current, now, { name, mine }));
      save.mutate();
    },
  };
  return {
    pieces: returned.pieces.map((piece) => ({ ...piece, ...(values[`piece-${piece.position}`] as Count) })),
    parcel: values.parcel,
    count: (piece: Piece) => change({ [`piece-${piece.position}`]: countOf(piece) }),
    say: (parcel: string) => change({ parcel }),
    overtaking,
    error: save.error,
  };
}

/** Returns what is still to be saved once something was: what was pressed since stands on what was saved. */
function without(touched: Touched, saved: Touched, now: Counted): Touched {
  const left = Object.entries(touched).filter(([name, { mine }]) => mine !== saved[name]?.mine);
  return Object.fromEntries(left.map(([name, field]) => [name, name in saved ? { ...field, seen: now[name] } : field]));
}

function bodyOf({ parcel, ...counts }: Counted, { pieces }: OneReturn, priced: boolean) {
  return {
    parcel,
    pieces: pieces.map(({ position }) => {
      const { kept, why, ...count } = counts[`piece-${position}`] as Count;
      return { position, ...count, ...(priced && kept !== undefined && why !== undefined && { kept, why }) };
    }),
  };
}
