import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { promisify } from "node:util";
import { root } from "./start-shop.ts";

/** What the next release says in place of what this one does: in the code every page starts with, so that each file that imports it has another name, and in the styles. */
const changes = [
  { file: "src/domain/dictionary/pl/layout.ts", from: '"Czego szukasz?"', to: '"Czego dziś szukasz?"' },
  { file: "src/ui/tokens.css", from: "@layer tokens {", to: "@layer tokens {\n  :root { --of-the-next-release: 1; }" },
] as const;

/** Puts the next release of the shop's code into a folder of its own, built, and answers the folder; it goes with the test file. */
export async function otherRelease(): Promise<string> {
  const code = await mkdtemp(join(tmpdir(), "bruk-release-"));
  after(() => rm(code, { recursive: true, force: true, maxRetries: 5 }));
  for (const name of ["src", "setup", "demo", "stand-ins", "package.json", "package-lock.json", "vite.config.ts"])
    await cp(join(root, name), join(code, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(code, "node_modules"));
  for (const { file, from, to } of changes) {
    const text = await readFile(join(code, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    await writeFile(join(code, file), text.replace(from, to));
  }
  await promisify(execFile)(process.execPath, [join(code, "src/bin/build.ts")], { cwd: code });
  return code;
}
