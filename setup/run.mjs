import { spawn } from "node:child_process";
import { constants } from "node:os";
import { codeCache } from "./keep-code.mjs";
import { whenNpmGone } from "./parent.mjs";

/**
 * Runs the program in this terminal and ends as it ends. Whatever ends this process ends the
 * program: a signal is passed on (as SIGTERM, since a Ctrl-C has reached it already), and when npm or
 * this process is killed outright, the program notices that its parent is gone.
 */
export function run(node, words) {
  const follower = new URL("end-with-parent.mjs", import.meta.url).href;
  const child = spawn(node, ["--import", follower, ...words], {
    stdio: "inherit",
    env: { ...process.env, NODE_COMPILE_CACHE: codeCache() },
  });
  const stop = () => child.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // Run without npm, nothing is watched; a shell may be closed behind a program that is to stay.
  if (process.env.npm_lifecycle_event) whenNpmGone(stop);
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      done();
      process.exit();
    });
  });
}
