import { existsSync } from "node:fs";
import { join } from "node:path";
import { Sentence } from "./sentence.mjs";

/** The oldest Node that runs TypeScript files as they are, without a word about it. */
const OLDEST = [24, 12];

/** The Node that npm installed for the project; where none is published for this kind of machine, the present one if it is new enough. */
export function projectNode(project) {
  const own =
    process.platform === "win32"
      ? `node-win-${process.arch}/bin/node.exe`
      : `node-${process.platform}-${process.arch}/bin/node`;
  const path = join(project, "node_modules", own);
  if (existsSync(path)) return path;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  throw new Sentence(
    `No Node comes with the shop for ${process.platform} on ${process.arch}, and this is Node ${process.versions.node}: install Node ${OLDEST.join(".")} or newer from https://nodejs.org`,
  );
}
