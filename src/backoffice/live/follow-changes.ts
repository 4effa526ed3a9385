import type { Order } from "../../contract/operator/order.ts";
import { queryClient, sessionKey } from "../queries.ts";
import { askAgain, readAgain } from "../read-again.ts";
import { type Change, type Here, followEvents, type Told } from "./events.ts";

type Listener<Heard> = (heard: Heard) => void;

const changeListeners = new Set<Listener<readonly Change[]>>();
const hereListeners = new Set<Listener<Here>>();

/** Has something hear of changes, several at once where they came together; returns how to stop. */
export function onChanges(listener: Listener<readonly Change[]>): () => void {
  changeListeners.add(listener);
  return () => void changeListeners.delete(listener);
}

/** Has something hear of who comes to a record or leaves it; returns how to stop. */
export function onHere(listener: Listener<Here>): () => void {
  hereListeners.add(listener);
  return () => void hereListeners.delete(listener);
}

/** Milliseconds in which changes are gathered: what an act changes, and all that came while nobody listened, is asked for once. */
const together = 250;
/** The same while they come without an end, as on the day of a drop. */
const pace = 1000;

/** Keeps what is on the screen as it is in the shop, for as long as somebody looks; a tab that nobody sees waits until they do. Returns how to stop. */
export function followChanges(personId: number): () => void {
  let changes: Change[] = [];
  let missed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delivered = -Infinity;
  const deliver = () => {
    clearTimeout(timer);
    timer = undefined;
    if (document.visibilityState === "hidden" || (changes.length === 0 && !missed)) return;
    // What this tab is doing says itself what it leaves, and what is gone with it.
    if (queryClient.isMutating() > 0) return void (timer = setTimeout(deliver, together));
    const [all, some] = [missed, changes];
    [missed, changes] = [false, []];
    delivered = performance.now();
    if (all) void askAgain(([kind]) => kind !== sessionKey[0]);
    else {
      void readAgain(
        some.filter((one) => !isKnown(one)).map(({ entity, entityId }) => ({ entity, id: entityId })),
        { quietly: "orders" },
      );
      for (const listener of changeListeners) listener(some);
    }
  };
  const hear = (told: Told) => {
    if (told.kind === "here") for (const listener of hereListeners) listener(told.data);
    if (told.kind === "refused") void queryClient.invalidateQueries({ queryKey: sessionKey });
    if (told.kind === "change") changes.push(told.data);
    if (told.kind === "missed") missed = true;
    if (told.kind !== "change" && told.kind !== "missed") return;
    timer ??= setTimeout(deliver, Math.max(together, delivered + pace - performance.now()));
  };
  const stop = followEvents(personId, hear);
  document.addEventListener("visibilitychange", deliver);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", deliver);
  };
}

/** What this tab has done itself is on the screen. Money that came or went is told of as the state it left alone: it is always read. */
function isKnown({ entity, entityId, part, version, by }: Change): boolean {
  if (entity !== "order" || part === null || version === null || (part === "state" && by === null)) return false;
  const order = queryClient.getQueryData<Order>([entity, entityId]);
  return (order?.versions as Readonly<Record<string, string>> | undefined)?.[part] === version;
}
