import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { baselinkerPath } from "../../contract/paths.ts";
import { serverLimits } from "../../domain/limits.ts";
import { networkOf } from "../../domain/order/order-limits.ts";
import {
  answerBaselinker,
  baselinkerDoor,
  baselinkerError,
  recordBaselinkerCall,
} from "../../flows/connection/baselinker/answer-baselinker.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import type { ServerParts } from "../app.ts";
import { openGuessBudget } from "../guess-budget.ts";
import { networksOf } from "../operator/keep-apart.ts";

/** Bytes a call may have: the stock of some thousand goods. */
const longest = 1024 * 1024;

/** Where BaseLinker calls the shop, by its key. Until somebody has set it up there is no such address. It reads the body alone: refusals too are answered with 200. */
export function baselinkerRoutes(
  app: FastifyInstance,
  { pool, publicUrl, pointsPerZloty, rateLimitScale }: ServerParts,
): void {
  const guesses = openGuessBudget({ most: Math.ceil(serverLimits.codeGuesses * rateLimitScale), within: 60_000 });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post<{ Body: Record<string, string> | null }>(baselinkerPath, { bodyLimit: longest }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const door = await baselinkerDoor(pool);
    if (door === null) return reply.callNotFound();
    const network = networkOf(request.ip);
    const mayCome = networksOf(door.networks ?? undefined);
    if (mayCome !== null && !mayCome(request.ip))
      return baselinkerError("incorrect_password", `The address ${request.ip} is not among those allowed in the shop`);
    if (guesses.wait(network) !== null)
      return baselinkerError("incorrect_password", "Too many wrong keys: wait a minute");
    const { bl_pass: key = "", ...sent } = request.body ?? {};
    if (key === "") return baselinkerError("no_password", "The key is missing");
    if (!timingSafeEqual(tokenDigest(key), door.keySha256)) {
      guesses.miss(network);
      return baselinkerError("incorrect_password", "The key is not the shop's");
    }
    await recordBaselinkerCall(pool, door.connectionId);
    return answerBaselinker(sent, { pool, publicUrl, pointsPerZloty, network, now: new Date() });
  });
}
