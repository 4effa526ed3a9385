import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { signInOfferHref } from "../../contract/paths.ts";
import { joinSocialBody, loginSocialBody } from "../../contract/sign-in.ts";
import { logInSocial } from "../../flows/customer/log-in-social.ts";
import type { ServerParts } from "../app.ts";
import { knowDevice } from "../known-device.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";

/**
 * Social sign-in: whom the browser may ask, `POST /sys/json_api?loginSocial` (specification, point 7; guarantees, point
 * 13) and, ours, `?joinSocial`. A provider that does not answer is 503.
 */
export function signInRoutes(app: FastifyInstance, { pool, signIn }: ServerParts): void {
  app.get(signInOfferHref, async (_request, reply) => reply.header("cache-control", "no-cache").send(signIn.offer));

  for (const [action, body] of [
    ["loginSocial", loginSocialBody],
    ["joinSocial", joinSocialBody],
  ] as const) {
    app.post(routeOf(`json_api?${action}`), async (request, reply) => {
      const parsed = v.safeParse(body, request.body);
      if (!parsed.success)
        return refuse(reply, {
          status: 400,
          code: "MALFORMED",
          lanId: lanIdOf(request.body),
        });
      const { lanId, userId, userToken, source } = parsed.output;
      const token = "token" in parsed.output ? parsed.output.token : null;
      const login = await logInSocial(pool, { proof: { userId, userToken, source }, token, check: signIn.check });
      if (login.kind === "in") await knowDevice(pool, { request, customerId: login.customerId });
      if (login.kind === "in") return reply.header("cache-control", "no-store").send(login.account);
      request.log.info({ refusal: login.code, provider: source }, "social login refused");
      return refuse(reply, { status: login.code === "SOCIAL_UNREACHABLE" ? 503 : 200, code: login.code, lanId });
    });
  }
}
