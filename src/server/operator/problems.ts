import type { FastifyReply } from "fastify";
import { type Problem, type ProblemCode, problemStatus, problemType } from "../../contract/operator/problem.ts";

/** Sends a refusal in the shape of RFC 9457. Its title is English; people read the code's text in their own language. */
export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  more: Pick<Problem, "at" | "wait" | "changed"> = {},
): FastifyReply {
  const status = problemStatus[code];
  const body: Problem = { type: problemType(code), title: titleOf(code), status, code, ...more };
  if (more.wait !== undefined) void reply.header("retry-after", more.wait);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/problem+json; charset=utf-8")
    .send(JSON.stringify(body));
}

/** `VERSION_OLD` → 'Version old'. */
function titleOf(code: ProblemCode): string {
  const words = code.toLowerCase().replaceAll("_", " ");
  return words[0]!.toUpperCase() + words.slice(1);
}
