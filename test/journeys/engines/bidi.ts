/** What somebody said over WebDriver BiDi: an answer to a command, or an event. */
interface Said {
  id?: number;
  type: "success" | "error" | "event";
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

/** A conversation over WebDriver BiDi (w3c.github.io/webdriver-bidi): commands are answered in any order, events come between. */
export interface Bidi {
  send<T = unknown>(method: string, params: object): Promise<T>;
  close(): void;
}

/** Begins a conversation with a browser that listens there. */
export async function openBidi(address: string, hear: (method: string, params: unknown) => void): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`Nobody answers at ${address}`)), { once: true });
  });
  socket.addEventListener("message", ({ data }) => {
    const said = JSON.parse(String(data)) as Said;
    if (said.type === "event") return hear(said.method ?? "", said.params);
    const answer = waiting.get(said.id ?? 0);
    waiting.delete(said.id ?? 0);
    if (said.type === "error") answer?.reject(new Error(`${said.error}: ${said.message}`));
    else answer?.resolve(said.result);
  });
  socket.addEventListener("close", () => waiting.forEach(({ reject }) => reject(new Error("The browser has gone"))));
  return {
    send: <T>(method: string, params: object) => {
      const answer = Promise.withResolvers<unknown>();
      waiting.set((last += 1), answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise as Promise<T>;
    },
    close: () => socket.close(),
  };
}
