import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the path of a program of the system, if it is there. */
export function programOf(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
