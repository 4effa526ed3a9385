import { spawnSync } from "node:child_process";
import { presentBrowser } from "./find-browser.ts";
import { programOf } from "./program-of.ts";

export type EngineName = "Chromium" | "Firefox" | "WebKit";

/** Debian's own Python, whatever other a machine has besides: the packages are its. */
export const python = "/usr/bin/python3";

/** Returns Debian's packages that an engine needs to be driven and this machine has not. */
export function missingFor(engine: EngineName): string[] {
  const isThere = needs[engine]();
  return Object.keys(isThere).filter((name) => isThere[name] === false);
}

export function firefoxProgram(): string | undefined {
  return programOf("firefox-esr") ?? programOf("firefox");
}

const needs: Readonly<Record<EngineName, () => Readonly<Record<string, boolean>>>> = {
  Chromium: () => ({ chromium: presentBrowser() !== undefined }),
  Firefox: () => ({ "firefox-esr": firefoxProgram() !== undefined }),
  WebKit: () => ({
    "webkit2gtk-driver": programOf("WebKitWebDriver") !== undefined,
    xvfb: programOf("Xvfb") !== undefined,
    "python3-gi": bindsTo("GLib", "2.0"),
    "gir1.2-webkit2-4.1": bindsTo("WebKit2", "4.1"),
  }),
};

function bindsTo(library: string, version: string): boolean {
  return (
    spawnSync(python, ["-c", `import gi; gi.require_version("${library}", "${version}")`], { stdio: "ignore" })
      .status === 0
  );
}
