import type { FastifyInstance } from "fastify";

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types bruk",
].join("; ");

/** Writes the headers that keep other people's code out of the shop's pages (guarantees, point 17). */
export function writeSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const secure = publicUrl.startsWith("https:");
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "content-security-policy": secure ? `${policy}; upgrade-insecure-requests` : policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": "camera=(), microphone=(), geolocation=()",
      ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
    });
  });
}
