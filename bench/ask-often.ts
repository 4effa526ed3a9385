import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** What to ask a server on this machine for, over how many connections that stay open. */
export interface Asking {
  port: number;
  paths: readonly string[];
  seconds: number;
  connections: number;
  /** Requests of all connections together; unset: as many as are answered. */
  perSecond?: number;
}

export interface Asked {
  /** Milliseconds from each request, or from when it was due, to the last byte of its answer. */
  times: Float64Array;
  /** Returns other than a page. */
  wrong: number;
}

const { port, paths, seconds, connections, perSecond } = workerData as Asking;
const times: number[] = [];
const begun = performance.now();
const until = performance.now() + seconds * 1000;
let wrong = 0;
await Promise.all(Array.from({ length: connections }, (_, nth) => askInTurn(nth)));
parentPort!.postMessage({ times: Float64Array.from(times), wrong } satisfies Asked);

/** One connection: the next request goes out when the last answer is whole and its time has come. */
function askInTurn(nth: number): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  let at = nth * 7919;
  let started = 0;
  let asked = 0;
  /** Bytes of the answer that are still to come; null: its head is. */
  let missing: number | null = null;
  const next = () => {
    const now = performance.now();
    started = perSecond === undefined ? now : begun + (1000 * (asked * connections + nth)) / perSecond;
    if (started > until) return void socket.end();
    asked += 1;
    if (started > now) setTimeout(send, started - now);
    else send();
  };
  const send = () => {
    at += 1;
    socket.write(`GET ${paths[at % paths.length]} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  };
  socket.on("connect", next);
  socket.on("data", (bytes) => {
    const head = missing === null ? bytes.indexOf("\r\n\r\n") + 4 : 0;
    if (missing === null) {
      const said = bytes.toString("latin1", 0, head);
      if (!said.startsWith("HTTP/1.1 200 ")) wrong += 1;
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(said)?.[1] ?? 0);
    }
    missing -= bytes.length - head;
    if (missing > 0) return;
    missing = null;
    times.push(performance.now() - started);
    next();
  });
  return new Promise((resolve, reject) => socket.once("close", () => resolve()).once("error", reject));
}
