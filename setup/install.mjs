import { join } from "node:path";
import { alone } from "./lock.mjs";
import { missingPackages } from "./missing-packages.mjs";
import { npmCi } from "./npm-ci.mjs";

/**
 * Makes `node_modules` hold exactly what package-lock.json asks for on this machine. A few
 * milliseconds when it does already; else one `npm ci`, even when two commands begin at once.
 */
export async function ensureInstalled(project) {
  if (missingPackages(project).length === 0) return;
  await alone(join(project, ".install-lock"), {
    onWait: () => process.stderr.write("Another command is installing the packages; waiting for it.\n"),
    work: async () => {
      if (missingPackages(project).length > 0) await npmCi(project);
    },
  });
}
