import { spawn } from "node:child_process";
import { join } from "node:path";

/** Runs a program of a package with this Node, in this terminal; throws when it finds something wrong. */
export function runProgram(root: string, program: string, words: readonly string[]): Promise<void> {
  const begun = Date.now();
  const child = spawn(process.execPath, [join(root, "node_modules", program), ...words], {
    cwd: root,
    stdio: "inherit",
  });
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => {
      if (code !== 0) return fail(new Error(`${program} found something wrong.`));
      process.stdout.write(`in order, ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
      done();
    });
  });
}
