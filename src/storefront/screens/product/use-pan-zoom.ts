import { useEffect, useRef, useState, type RefObject } from "react";
import { followFingers, type Enlarging } from "./follow-fingers.ts";

/** Returns whether the picture in a stage is enlarged, and the ways to enlarge and move it by key and button. */
export function usePanZoom(
  stage: RefObject<HTMLElement | null>,
  { picture, turn }: { picture: number; turn: (by: number) => void },
): Pick<Enlarging, "zoom" | "pan"> & { enlarged: boolean } {
  const [enlarged, setEnlarged] = useState(false);
  const enlarging = useRef<Enlarging>(null);
  const latestTurn = useRef(turn);
  useEffect(() => {
    latestTurn.current = turn;
  });
  useEffect(() => {
    if (stage.current === null) return;
    const following = followFingers(stage.current, { onEnlarged: setEnlarged, turn: (by) => latestTurn.current(by) });
    enlarging.current = following;
    return () => following.stop();
  }, [stage]);
  useEffect(() => enlarging.current?.begin(), [picture]);
  return { enlarged, zoom: (factor) => enlarging.current?.zoom(factor), pan: (by) => enlarging.current?.pan(by) };
}
