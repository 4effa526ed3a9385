import { spawnSync } from "node:child_process";
import { hasNginx } from "../builders/nginx.ts";
import { missingFor } from "./engine-packages.ts";
import { systemPrograms } from "./second-server.ts";

/**
 * Debian's packages that bring what the whole run uses of the system and this one has not. Where they cannot be had, a
 * test says what it misses and is left out; only the journeys need their browser.
 */
export function missingPackages(): string[] {
  const isThere: Readonly<Record<string, boolean>> = {
    nginx: hasNginx,
    openssl: spawnSync("openssl", ["version"]).status === 0,
    postgresql: systemPrograms() !== undefined,
  };
  const engines = (["Chromium", "Firefox", "WebKit"] as const).flatMap(missingFor);
  return [...engines, ...Object.keys(isThere).filter((name) => isThere[name] === false)];
}
