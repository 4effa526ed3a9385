import { spawnSync } from "node:child_process";
import { hasNginx } from "../builders/nginx.ts";
import { missingFor, type EngineName } from "./engine-packages.ts";
import { systemPrograms } from "./second-server.ts";

/**
 * Returns Debian's packages that bring what a run uses of the system and this one has not. Where they cannot be had, a
 * test says what it misses and is left out; only the journeys need their browser.
 */
export function missingPackages(engines: readonly EngineName[] = ["Chromium", "Firefox", "WebKit"]): string[] {
  const isThere: Readonly<Record<string, boolean>> = {
    nginx: hasNginx,
    openssl: spawnSync("openssl", ["version"]).status === 0,
    postgresql: systemPrograms() !== undefined,
  };
  return [...engines.flatMap(missingFor), ...Object.keys(isThere).filter((name) => isThere[name] === false)];
}
