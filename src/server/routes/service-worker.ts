import type { FastifyInstance } from "fastify";
import { paths } from "../../contract/paths.ts";
import { workerPath } from "../../contract/worker-path.ts";
import type { ServerParts } from "../app.ts";
import { notModified, versionOf } from "../conditional-requests.ts";

/** The service worker under its fixed name (specification, point 7): asked for anew each time, and allowed the whole shop. */
export function serviceWorkerRoutes(app: FastifyInstance, { worker }: ServerParts): void {
  app.get(workerPath, (request, reply) => {
    reply.headers({ "cache-control": "no-cache", "service-worker-allowed": paths.home });
    return notModified(request, reply, versionOf(worker))
      ? reply.code(304).send()
      : reply.type("text/javascript; charset=utf-8").send(worker);
  });
}
