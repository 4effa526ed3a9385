import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders under the project that package-lock.json wants on this machine and npm has not (or in another version) installed. */
export function missingPackages(project) {
  const wanted = packagesOf(join(project, "package-lock.json"));
  const present = packagesOf(join(project, "node_modules/.package-lock.json"));
  return Object.keys(wanted).filter(
    (folder) => isWantedHere(folder, wanted[folder]) && present[folder]?.version !== wanted[folder].version,
  );
}

/** How many packages this machine gets, and how many of them are on the disk by now. */
export function installedSoFar(project) {
  const wanted = packagesOf(join(project, "package-lock.json"));
  const folders = Object.keys(wanted).filter((folder) => isWantedHere(folder, wanted[folder]));
  return {
    total: folders.length,
    done: folders.filter((folder) => existsSync(join(project, folder, "package.json"))).length,
  };
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * npm leaves out an optional package that names other systems, and with it whatever only that one
 * needs: so of the optional ones, those that name this system are counted. `''` is the project itself.
 */
function isWantedHere(folder, { optional, os, cpu, libc, link }) {
  if (folder === "" || link) return false;
  if (!optional) return true;
  return Boolean(os ?? cpu) && names(os, process.platform) && names(cpu, process.arch) && names(libc, libcHere());
}

/** The list may be one word, be absent, or name what is excepted: `!win32`. */
function names(words, here) {
  const list = [words ?? []].flat();
  if (list.length === 0) return true;
  return list.includes(here) || (list.every((name) => name.startsWith("!")) && !list.includes(`!${here}`));
}

let known;

function libcHere() {
  if (process.platform !== "linux") return undefined;
  known ??= existsSync("/lib64/ld-linux-x86-64.so.2") || existsSync("/lib/ld-linux-aarch64.so.1") ? "glibc" : "musl";
  return known;
}
