import { useEffect, useState } from "react";
import { operatorHref } from "../../contract/operator/route.ts";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call } from "../api.ts";
import { freshKey } from "../fresh-key.ts";
import { onHere } from "./follow-changes.ts";

/** Milliseconds between two times this tab says that it is here; who is silent for twenty seconds has gone. */
const often = 8_000;

/** Says that this person has a record open while it is on the screen; returns the names of who else has. */
export function useOthersHere(entity: string, id: number): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const tab = freshKey();
    let over = false;
    const say = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await call(operatorRoutes.sayHere, { parameters: { entity, id }, body: { tab } }).catch(
        () => null,
      );
      if (!over && answer !== null) setNames(answer.people.map(({ name }) => name));
    };
    const leave = () => {
      // Sent on though the page is gone.
      void fetch(operatorHref(operatorRoutes.sayGone, { tab }), {
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
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", leave);
    return () => {
      over = true;
      clearInterval(saying);
      stop();
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [entity, id]);
  return names;
}
