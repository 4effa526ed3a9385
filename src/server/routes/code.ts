import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { wireText } from "../../contract/wire-text.ts";
import { codeAsSent } from "../../flows/order-code.ts";
import type { ServerParts } from "../app.ts";
import { refuse } from "../refuse.ts";

const body = v.object({ code: v.pipe(wireText(60), v.trim(), v.minLength(1)), lanId: v.optional(v.union([v.number(), v.string()]), 1) });

/** `POST /sys/json_utils?code` (specification, point 7): the code's conditions, or why it is not valid. */
export function codeRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.post("/sys/json_utils/code", async (request, reply) => {
    const parsed = v.safeParse(body, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: (request.body as { lanId?: unknown } | null)?.lanId, about: "code" });
    const { code, lanId } = parsed.output;
    const found = await codeAsSent(pool, code, new Date());
    if (found.kind === "refused") return refuse(reply, { status: 200, lanId, ...found.refusal });
    return reply.header("cache-control", "no-store").send(found.onTheWire);
  });
}
