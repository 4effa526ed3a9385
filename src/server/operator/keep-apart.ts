import { BlockList, isIP } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { backofficePath } from "../../contract/operator/route.ts";
import type { ServerParts } from "../app.ts";
import { refuse } from "../refuse.ts";
import { unknownPage } from "../routes/pages.ts";
import { staffHost } from "./staff-address.ts";

/** What the back office shows of the shop at an address of its own: pictures of goods, its own icons, and whether it is well. */
const shared = ["/images/", "/icons/", "/favicon.ico", "/assets/", "/healthz", "/readyz", "/health"];

/**
 * Keeps the back office where it belongs: at the host that is staff's alone, where one is set, and for the networks that
 * are chosen. Elsewhere its addresses are those of nothing, and nothing of the shop is served at staff's host. Where neither is
 * set there is nothing to keep.
 */
export function keepStaffApart(app: FastifyInstance, parts: ServerParts): void {
  const host = staffHost(parts);
  const mayCome = networksOf(parts.adminNetworks);
  if (host === null && mayCome === null) return;
  const unknown = unknownPage(parts);
  app.addHook("onRequest", async (request, reply) => {
    // The route that was found: an address can be spelt in more ways than one.
    const route = request.routeOptions.url ?? "";
    const isOffice = `${route}/`.startsWith(backofficePath);
    const isStaffsHost = host !== null && request.headers.host?.toLowerCase() === host;
    const isElsewhere = host !== null && !isStaffsHost;
    const isStranger = mayCome !== null && !mayCome(request.ip);
    if (isOffice && (isElsewhere || isStranger)) return isStaffsHost ? nothing(reply) : asUnknown(request, reply);
    if (!isStaffsHost || isOffice) return;
    if (route === "/*" && request.url.split("?", 1)[0] === "/" && !isStranger)
      return reply.redirect(backofficePath, 302);
    if (isStranger || !shared.some((path) => route.startsWith(path))) return nothing(reply);
  });

  function asUnknown(request: FastifyRequest, reply: FastifyReply) {
    return request.method === "GET" || request.method === "HEAD" ? unknown(request, reply) : nothing(reply);
  }
}

function nothing(reply: FastifyReply): FastifyReply {
  void reply.header("x-robots-tag", "noindex");
  return refuse(reply, { status: 404, code: "MALFORMED", lanId: 1 });
}

/** Returns what says whether an address is of one of these networks; null: all may come. */
export function networksOf(networks: readonly string[] | undefined): ((ip: string) => boolean) | null {
  if (networks === undefined) return null;
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return (ip) => list.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4");
}
