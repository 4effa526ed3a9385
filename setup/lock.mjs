import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Sentence } from "./sentence.mjs";

/**
 * Runs `work` while no other process does with the same lock file; waits for its turn and says so
 * once. A lock whose process is dead is taken over.
 */
export async function alone(file, { work, onWait }) {
  let told = false;
  while (!take(file)) {
    if (!told) onWait();
    told = true;
    await pause(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    release();
    process.off("exit", release);
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST")
      throw new Sentence(
        `The project's folder cannot be written to (${error.code}), so nothing can be installed: give this user the right to.`,
      );
  }
  const holder = read(file);
  if (holder && !isRunning(holder)) clear(file, holder);
  return false;
}

/** Moves a dead process's lock away; should it be a living one's by now, puts it back. */
function clear(file, holder) {
  const away = `${file}.${process.pid}`;
  try {
    renameSync(file, away);
    if (read(away) !== holder) linkSync(away, file);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(error.code)) throw error;
  }
  rmSync(away, { force: true });
}

function read(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
