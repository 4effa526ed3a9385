import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { installPackages } from "./debian-packages.ts";
import { programOf } from "./program-of.ts";

/**
 * Returns the path of the Chromium that journeys are walked in: `CHROMIUM_PATH`, else the one without a window's
 * machinery, which takes half of the processor's time for the same pages, else what `findBrowser` finds.
 */
export async function findHeadlessBrowser(): Promise<string> {
  if (process.env["CHROMIUM_PATH"]) return findBrowser();
  if (programOf(headless) === undefined) installPackages([headless]);
  return programOf(headless) ?? findBrowser();
}

const headless = "chromium-headless-shell";

/**
 * Returns the path of a Chromium to drive: `CHROMIUM_PATH`, else one of the system, else one of
 * Playwright's. On Debian (and what is made of it) root installs the package `chromium`. Throws one
 * sentence that says what to do elsewhere.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env["CHROMIUM_PATH"];
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is '${given}', but there is no such file.`);
  const found = presentBrowser() ?? installed();
  if (found) return found;
  throw new Error(
    "No browser was found for the journeys: install Chromium or Google Chrome, or set CHROMIUM_PATH to the program of one.",
  );
}

/** The path of the Chromium that is there already. */
export function presentBrowser(): string | undefined {
  return process.env["CHROMIUM_PATH"] || onThePath() || usualPath() || ofPlaywright();
}

function onThePath(): string | undefined {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function usualPath(): string | undefined {
  const paths = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    join(process.env["PROGRAMFILES"] ?? "", "Google/Chrome/Application/chrome.exe"),
    join(process.env["LOCALAPPDATA"] ?? "", "Google/Chrome/Application/chrome.exe"),
    "/snap/bin/chromium",
  ];
  return paths.find((path) => existsSync(path));
}

/** The newest of those that Playwright has fetched for this user. */
function ofPlaywright(): string | undefined {
  const folders = [
    process.env["PLAYWRIGHT_BROWSERS_PATH"],
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
    join(process.env["LOCALAPPDATA"] ?? "", "ms-playwright"),
  ];
  const programs = [
    "chrome-linux*/chrome",
    "chrome-mac*/Chromium.app/Contents/MacOS/Chromium",
    "chrome-mac*/Google Chrome for Testing.app/Contents/MacOS/*",
    "chrome-win*/chrome.exe",
  ];
  return folders
    .filter((folder) => folder !== undefined && existsSync(folder))
    .flatMap((folder) =>
      globSync(
        programs.map((program) => `chromium-*/${program}`),
        { cwd: folder },
      ).map((path) => join(folder as string, path)),
    )
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .at(-1);
}

function installed(): string | undefined {
  installPackages(["chromium"]);
  return onThePath();
}
