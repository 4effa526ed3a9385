import * as v from "valibot";
import { change, here, eventRoutes } from "../../contract/operator/events.ts";
import { operatorHref } from "../../contract/operator/route.ts";

export type Change = v.InferOutput<typeof change>;
export type Here = v.InferOutput<typeof here>;

/** What a stream tells of: a change, somebody who came to a record or left, that changes were missed, that it lives, or that it is refused. */
const told = v.variant("kind", [
  v.object({ kind: v.literal("change"), id: v.string(), data: change }),
  v.object({ kind: v.literal("here"), data: here }),
  v.object({ kind: v.literal("missed") }),
  v.object({ kind: v.literal("beat") }),
  v.object({ kind: v.literal("refused") }),
]);
export type Told = v.InferOutput<typeof told>;

/** Milliseconds without a sign of life after which a stream is dead: the server gives one each twenty seconds. */
const silence = 45_000;

let lastBeat = -Infinity;

/** Returns whether this tab hears of changes now; where it does not, it asks again when somebody comes back to it. */
export function isLive(): boolean {
  return Date.now() - lastBeat < silence;
}

/**
 * Tells a tab what changes, by one connection a browser: of the tabs of a person one has the stream and passes on what it
 * hears; when it is closed the next has it. A browser without locks has one stream a tab. Returns how to stop.
 */
export function followEvents(personId: number, onTold: (told: Told) => void): () => void {
  const stopping = new AbortController();
  const channel = new BroadcastChannel(`bruk-live-${personId}`);
  let lastId = "";
  const hear = (one: Told) => {
    if (one.kind === "beat") lastBeat = Date.now();
    if (one.kind === "change") lastId = one.id;
    onTold(one);
  };
  channel.addEventListener("message", ({ data }) => {
    const parsed = v.safeParse(told, data);
    if (parsed.success) hear(parsed.output);
  });
  const lead = () =>
    new Promise<void>((resolve) => {
      const close = stream(
        () => lastId,
        (one) => {
          channel.postMessage(one);
          hear(one);
        },
      );
      stopping.signal.addEventListener("abort", () => (close(), resolve()));
    });
  // Locks are there where a page came safely, or from this machine.
  const locks = "locks" in navigator ? navigator.locks : undefined;
  if (locks === undefined) void lead();
  else
    void locks
      .request(`bruk-live-${personId}`, { signal: stopping.signal }, () =>
        stopping.signal.aborted ? undefined : lead(),
      )
      .catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
    lastBeat = -Infinity;
  };
}

/** Keeps a stream open, however often it breaks or falls silent, from the last change that was heard of. Returns how to close it. */
function stream(lastId: () => string, onTold: (told: Told) => void): () => void {
  let source: EventSource | null = null;
  let opened = 0;
  const open = () => {
    source?.close();
    opened = Date.now();
    source = new EventSource(`${operatorHref(eventRoutes.events)}${lastId() && `?after=${lastId()}`}`);
    const { addEventListener } = source;
    const on = (kind: string, make: (event: MessageEvent<string>) => unknown) =>
      addEventListener.call(source, kind, (event) => {
        const parsed = v.safeParse(told, { kind, ...(make(event as MessageEvent<string>) as object) });
        if (parsed.success) onTold(parsed.output);
      });
    on("change", ({ data, lastEventId }) => ({ id: lastEventId, data: JSON.parse(data) as unknown }));
    on("here", ({ data }) => ({ data: JSON.parse(data) as unknown }));
    on("missed", () => ({}));
    on("beat", () => ({}));
  };
  const look = () => {
    if (source?.readyState === EventSource.CLOSED) {
      onTold({ kind: "refused" });
      open();
    } else if (!isLive() && Date.now() - opened > 10_000) open();
  };
  open();
  // After sleep the clock has gone on, and the first look finds the silence.
  const looking = setInterval(look, 5_000);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  return () => {
    clearInterval(looking);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
    source?.close();
  };
}
