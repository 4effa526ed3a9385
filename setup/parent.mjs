import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isRunning } from "./is-running.mjs";

/** Calls back once when the process that started this one is gone. Costs one look four times a second, and keeps nothing alive. */
export function whenParentGone(callback) {
  const parent = process.ppid;
  watch(() => process.ppid === parent, callback);
}

/**
 * Calls back once when the npm that runs this command is gone. Between the two stands a shell,
 * which outlives an npm that was killed outright, so it is npm itself that is looked for.
 */
export function whenNpmGone(callback) {
  const parent = process.ppid;
  const npm = isShell(parent) ? parentOf(parent) : parent;
  watch(() => process.ppid === parent && isRunning(npm), callback);
}

function watch(isThere, callback) {
  const timer = setInterval(() => {
    if (isThere()) return;
    clearInterval(timer);
    callback();
  }, 250);
  timer.unref();
}

function isShell(pid) {
  return /^-?(?:.*\/)?(?:sh|dash|bash|zsh|busybox)$/.test(told(pid).name);
}

function parentOf(pid) {
  return told(pid).parent;
}

/** The name and the parent of a process: from `/proc`, else from `ps`. */
function told(pid) {
  if (process.platform === "win32") return { name: "", parent: pid };
  try {
    const [, name = "", parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    const [parent, ...name] = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .split(/\s+/);
    return { name: name.join(" "), parent: Number(parent) };
  }
}
