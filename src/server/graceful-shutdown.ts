import type { FastifyInstance } from "fastify";

/** Milliseconds in which a connection that is in use comes to the end of an answer, and learns there that it is the last. */
const lastAnswers = 500;

/**
 * What is in hand when the server is told to end gets its answer, and with it the end of its connection: one kept
 * alive for a next request would hold the process up until the browser goes. The server has ended when all of that is
 * over: Fastify itself waits for the first address it listens on alone, and `localhost` is two.
 * Connections with nothing on them are closed half a second later: to a proxy that is busy they only seem to be idle, and what
 * it sends by one that is just being closed is lost, for an order is not sent twice (decision 0066). Node's own close
 * closes them at once and has no setting for it, so `closeIdleConnections`, by which it does that, is replaced.
 */
export function shutDownGracefully(app: FastifyInstance): void {
  let inHand = 0;
  let ending = false;
  let asked = -Infinity;
  let over = (): void => undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    inHand += 1;
    asked = performance.now();
    reply.raw.once("close", () => {
      inHand -= 1;
      if (inHand === 0) over();
    });
    done();
  });
  app.addHook("preClose", async () => {
    ending = true;
  });
  const closeIdle = app.server.closeIdleConnections.bind(app.server);
  app.server.closeIdleConnections = () => {
    if (performance.now() - asked > lastAnswers) closeIdle();
    const again = setInterval(closeIdle, lastAnswers);
    app.server.once("close", () => clearInterval(again));
  };
  app.addHook("onSend", async (_request, reply) => {
    if (ending) reply.header("connection", "close");
  });
  app.addHook("onClose", async () => {
    if (inHand > 0) await new Promise<void>((resolve) => (over = resolve));
  });
}
