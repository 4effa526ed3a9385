import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning } from "./is-running.mjs";
import { Sentence } from "./sentence.mjs";

/**
 * Runs `work` while no other process does with the same lock file; waits for its turn and says so
 * once. Returns what the work returns; throws a `Sentence` where the file cannot be written.
 */
export async function alone(file, { work, onWait }) {
  let told = false;
  let release;
  while ((release = take(file)) === null) {
    if (!told) onWait();
    told = true;
    await pause(200);
  }
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
    return takeLock(file);
  } catch (error) {
    throw new Sentence(
      `The project's folder cannot be written to (${error.code}), so nothing can be installed: give this user the right to.`,
    );
  }
}

/** The locks this process has. A file with its number that is not among them was left by an earlier one of the same number. */
const held = new Set();

/**
 * Takes a lock: a file with this process's number. Returns what gives it back, or null while it is taken. The lock of
 * a process that is dead, or that ended before it wrote its number, is taken over. Throws what the file system says.
 */
export function takeLock(file) {
  if (held.has(file)) return null;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      held.add(file);
      return () => {
        if (held.delete(file)) rmSync(file, { force: true });
      };
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const holder = read(file);
    if (holder === 0 ? isFresh(file) : holder !== process.pid && isRunning(holder)) return null;
    clear(file, holder);
  }
  return null;
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

/** The number in a lock; 0: none, as between its making and its writing. */
function read(file) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : 0;
  } catch {
    return 0;
  }
}

/** Whether a lock was made a moment ago, so that its number may still come. */
function isFresh(file) {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return made !== undefined && Date.now() - made < 2000;
}
