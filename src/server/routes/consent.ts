import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { withdrawConsentBody } from "../../contract/consent.ts";
import { withdrawReports } from "../../database/order/purchase-reports.ts";
import { purchaseServices, purposeOfService } from "../../domain/order/purchase-report.ts";
import type { ServerParts } from "../app.ts";
import { deviceOf } from "../known-device.ts";
import { lanIdOf } from "../language-header.ts";
import { routeOf } from "../legacy-endpoint.ts";
import { refuse } from "../refuse.ts";

/** `POST /sys/json_api?withdrawConsent`: a consent that was given in this browser is taken back; what has not left yet does not (law C11). */
export function consentRoutes(app: FastifyInstance, { pool }: ServerParts): void {
  app.post(routeOf("json_api?withdrawConsent"), async (request, reply) => {
    const parsed = v.safeParse(withdrawConsentBody, request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId: lanIdOf(request.body) });
    const { purposes } = parsed.output;
    const services = purchaseServices.filter((service) => purposes.includes(purposeOfService[service]));
    const deviceSha256 = deviceOf(request);
    if (deviceSha256 !== null) await withdrawReports(pool, { deviceSha256, services });
    return reply.header("cache-control", "no-store").send({});
  });
}
