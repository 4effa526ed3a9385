import type { FastifyRequest } from "fastify";

/** Returns whether a browser takes brotli: it names it, and not with the weight 0, which refuses it (RFC 9110, 12.5.3). */
export function takesBrotli({ headers }: FastifyRequest): boolean {
  return brotli.test(headers["accept-encoding"] ?? "");
}

/** Returns the same of gzip. */
export function takesGzip({ headers }: FastifyRequest): boolean {
  return gzip.test(headers["accept-encoding"] ?? "");
}

/** Asked of every page, so one test of a text is all it costs. */
const brotli = taken("br");
const gzip = taken("gzip");

/** A weight takes when it has a digit above 0: `br;q=0.000` refuses, `br;q=0.001` takes. `*` names no coding. */
function taken(coding: string): RegExp {
  return new RegExp(`(?:^|,)[ \\t]*${coding}[ \\t]*(?:,|$|;[ \\t]*q=[\\d.]*[1-9])`, "i");
}
