import { useEffect, useState } from "react";
import { operatorHref } from "../../contract/operator/route.ts";
import { eventRoutes } from "../../contract/operator/events.ts";
import { call } from "../api.ts";
import { freshKey } from "../fresh-key.ts";
import { onHere } from "./follow-changes.ts";

/** Milliseconds between two times this tab says that it is here; who is silent for twenty seconds has gone. */
const often = 8_000;

/** Milliseconds without a touch of anything after which nobody sits here any more: a screen that was left on keeps no session alive. */
const patience = 10 * 60_000;
const touches = ["pointermove", "pointerdown", "keydown"] as const;

/** Says that this person has a record open while it is on the screen; returns the names of who else has. */
export function useOthersHere(entity: string, id: number): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const tab = freshKey();
    let over = false;
    let touched = Date.now();
    const touch = () => (touched = Date.now());
    const say = async () => {
      if (document.visibilityState === "hidden" || Date.now() - touched > patience) return;
      const answer = await call(eventRoutes.sayHere, { parameters: { entity, id }, body: { tab } }).catch(() => null);
      if (!over && answer !== null) setNames(answer.people.map(({ name }) => name));
    };
    const leave = () => {
      // Sent on though the page is gone.
      void fetch(operatorHref(eventRoutes.sayGone, { tab }), {
        method: "DELETE",
        headers: { "content-type": "application/json" },
        body: "{}",
        keepalive: true,
      }).catch(() => undefined);
    };
    const look = () => (document.visibilityState === "hidden" ? leave() : void say());
    const saying = setInterval(() => void say(), often);
    const stop = onHere((heard) => {
      if (heard.entity === entity && heard.entityId === String(id)) void say();
    });
    void say();
    for (const kind of touches) document.addEventListener(kind, touch, { passive: true });
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", leave);
    return () => {
      over = true;
      clearInterval(saying);
      stop();
      for (const kind of touches) document.removeEventListener(kind, touch);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [entity, id]);
  return names;
}
