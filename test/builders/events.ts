import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { operatorHref } from "../../src/contract/operator/route.ts";
import { operatorRoutes } from "../../src/contract/operator/routes.ts";
import type { Browser } from "./staff.ts";

interface ServerSent {
  id: string | null;
  event: string;
  data: Record<string, unknown>;
}

/** A stream of server-sent events that is being read. */
export interface ReadEvents {
  /** All that came, in order. */
  came: ServerSent[];
  /** Waits until one of a kind has come that fits, and returns it. */
  wait(event: string, fits?: (data: Record<string, unknown>) => boolean): Promise<ServerSent>;
  /** Waits until the server has ended it. */
  ended: Promise<void>;
  close(): void;
}

/** Reads the events of the operator API as a browser does; the server has to listen on a port. */
export async function readEvents(
  app: FastifyInstance,
  { cookies }: Browser,
  lastEventId: string | null = null,
): Promise<ReadEvents> {
  const { port } = app.server.address() as AddressInfo;
  const request = get({
    port,
    host: "127.0.0.1",
    path: operatorHref(operatorRoutes.events),
    agent: false,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(lastEventId === null ? {} : { "last-event-id": lastEventId }),
    },
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  if (response.statusCode !== 200) {
    request.destroy();
    throw new Error(String(response.statusCode));
  }
  const came: ServerSent[] = [];
  let look = (): void => undefined;
  let text = "";
  response.setEncoding("utf8").on("data", (more: string) => {
    const blocks = (text + more).split("\n\n");
    text = blocks.pop()!;
    came.push(...blocks.filter((block) => block.includes("event: ")).map(parse));
    look();
  });
  const ended = new Promise<void>((resolve) => response.once("close", resolve));
  response.on("error", () => undefined);
  return {
    came,
    async wait(event, fits = () => true) {
      for (;;) {
        const found = came.find((one) => one.event === event && fits(one.data));
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => (look = resolve));
      }
    },
    ended,
    close: () => request.destroy(),
  };
}

function parse(block: string): ServerSent {
  const of = (field: string) => new RegExp(`^${field}: (.*)$`, "m").exec(block)?.[1] ?? null;
  return { id: of("id"), event: of("event")!, data: JSON.parse(of("data")!) as Record<string, unknown> };
}
