import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { wireText } from "../../contract/wire-text.ts";
import { logIn, logOut } from "../../flows/log-in.ts";
import type { ServerParts } from "../app.ts";
import { refuse } from "../refuse.ts";

const lanId = v.optional(v.union([v.number(), v.string()]), 1);
const loginBody = v.object({ login: wireText(254), password: wireText(128), lanId });
const logoutBody = v.object({ token: wireText(200), lanId });

/** `POST /sys/json_api?login` and `?logout` (specification, point 7; guarantees, points 9 and 10). */
export function accountRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.post("/sys/json_api/login", async (request, reply) => {
    const parsed = v.safeParse(loginBody, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: (request.body as { lanId?: unknown } | null)?.lanId });
    const account = await logIn(pool, parsed.output);
    if (account === null) return refuse(reply, { status: 200, code: "LOGIN_FAILED", lanId: parsed.output.lanId });
    return reply.header("cache-control", "no-store").send(account);
  });

  app.post("/sys/json_api/logout", async (request, reply) => {
    const parsed = v.safeParse(logoutBody, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: (request.body as { lanId?: unknown } | null)?.lanId });
    await logOut(pool, parsed.output.token);
    return reply.header("cache-control", "no-store").send({});
  });
}
