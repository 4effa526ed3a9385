import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { staffLimits } from "../../domain/staff/ways-in.ts";

/** How long a browser is known: as long as browsers keep a cookie. */
const deviceDays = 400;

/** The cookies of staff: a session's secret, and one by which a browser is known that was signed in before and that opens nothing. */
export interface StaffCookies {
  sessionIn(request: FastifyRequest): string | null;
  deviceIn(request: FastifyRequest): string | null;
  setSession(reply: FastifyReply, session: { token: string; onPhone: boolean } | null): void;
  setDevice(reply: FastifyReply, secret: string): void;
}

/** Returns the cookies of a shop at an address: bound to the host by their name where it is https, which plain http on this machine cannot keep. */
export function staffCookies(publicUrl: string): StaffCookies {
  const secure = publicUrl.startsWith("https:");
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const session = named("bruk-staff");
  const device = named("bruk-device");
  const rest = `; Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
  const valueOf = ({ headers }: FastifyRequest, name: string) =>
    new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? "")?.[1] ?? null;
  const days = (count: number) => `; Max-Age=${count * 24 * 60 * 60}`;
  return {
    sessionIn: (request) => valueOf(request, session),
    deviceIn: (request) => valueOf(request, device),
    setSession: (reply, given) =>
      void reply.header(
        "set-cookie",
        given === null
          ? `${session}=; Max-Age=0${rest}`
          : `${session}=${given.token}${days(given.onPhone ? staffLimits.phoneDays : staffLimits.sessionDays)}${rest}`,
      ),
    setDevice: (reply, secret) => void reply.header("set-cookie", `${device}=${secret}${days(deviceDays)}${rest}`),
  };
}

/** Returns a new secret by which a browser is known. */
export function newDeviceSecret(): string {
  return randomBytes(32).toString("base64url");
}
