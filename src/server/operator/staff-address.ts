import type { ServerParts } from "../app.ts";

type Addresses = Pick<ServerParts, "adminUrl" | "publicUrl">;

/** Returns the address at which staff work: one of its own, or the shop's. */
export function staffAddress({ adminUrl, publicUrl }: Addresses): string {
  return adminUrl ?? publicUrl;
}

/** Returns the host that is staff's alone; null: they work at the shop's. */
export function staffHost({ adminUrl, publicUrl }: Addresses): string | null {
  const host = adminUrl === undefined ? null : new URL(adminUrl).host;
  return host === new URL(publicUrl).host ? null : host;
}
