import type { FastifyInstance } from "fastify";

/**
 * What is in hand when the server is told to end gets its answer, and with it the end of its connection: one kept
 * alive for a next request would hold the process up until the browser goes. The server has ended when all of that is
 * over: Fastify itself waits for the first address it listens on alone, and `localhost` is two.
 */
export function sayGoodbye(app: FastifyInstance): void {
  let inHand = 0;
  let ending = false;
  let over = (): void => undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    inHand += 1;
    reply.raw.once("close", () => {
      inHand -= 1;
      if (inHand === 0) over();
    });
    done();
  });
  app.addHook("preClose", async () => {
    ending = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (ending) reply.header("connection", "close");
  });
  app.addHook("onClose", async () => {
    if (inHand > 0) await new Promise<void>((resolve) => (over = resolve));
  });
}
