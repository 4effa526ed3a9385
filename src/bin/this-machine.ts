import type { Settings } from "./settings.ts";

/** True of an address only this machine can reach. There alone a shop may have stand-ins for services it has no contract with. */
export function isThisMachine(publicUrl: string): boolean {
  const { hostname, protocol } = new URL(publicUrl);
  return protocol === "http:" && isLoopback(hostname);
}

/** True of a host's name or address that never leaves the machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

/** True where nobody but a browser on this machine comes to the shop: by its address, by what it listens on, and by no proxy. */
export function isForThisMachine({
  host,
  publicUrl,
  trustProxy,
}: Pick<Settings, "host" | "publicUrl" | "trustProxy">): boolean {
  return trustProxy === undefined && isLoopback(host) && isThisMachine(publicUrl);
}

/** True of the shop somebody tries on their own machine with the database that comes with it: there alone the demo comes by itself. */
export function isOwnTrial(settings: Pick<Settings, "host" | "publicUrl" | "trustProxy" | "databaseUrl">): boolean {
  return settings.databaseUrl === undefined && isForThisMachine(settings);
}
