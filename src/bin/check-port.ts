import { type AddressInfo, createServer } from "node:net";
import { Problem } from "./end.ts";
import type { Settings } from "./settings.ts";

/** Returns the port to listen on, a free one for 0; refuses one that cannot be listened on before anything else is begun. */
export async function checkPort({ host, port }: Pick<Settings, "host" | "port">): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        new Problem(
          reasons[error.code ?? ""]?.(host, port) ?? `Bruk cannot listen on ${host}:${port} (${error.code}).`,
        ),
      ),
    );
    probe.listen({ host, port }, resolve);
  });
  const { port: found } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) => `Port ${port} is in use. Stop the other program, or set another one: PORT=${port + 1}.`,
  EACCES: (_host, port) => `Port ${port} needs rights this user does not have. Set one above 1023: PORT=3000.`,
  EADDRNOTAVAIL: (host) => `This machine has no address '${host}'. Set HOST to localhost or 0.0.0.0.`,
  ENOTFOUND: (host) => `The name '${host}' is not known. Set HOST to localhost or 0.0.0.0.`,
};
