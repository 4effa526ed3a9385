import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where Node keeps what it has made of our TypeScript. A systemd unit names a folder that it may write to. */
export const codeCache = () =>
  process.env.NODE_COMPILE_CACHE ??
  process.env.CACHE_DIRECTORY ??
  fileURLToPath(new URL("../dist/compiled", import.meta.url));

/**
 * Has a process of its own fill that folder when the code is not the one it was last filled with: a server that has to make
 * it itself takes fifty megabytes more as long as it runs, for the compiler.
 */
export function keepCode(node, { project, folder = codeCache() }) {
  const stamp = join(folder, "made-of");
  const code = stampOf(node, project);
  if (read(stamp) === code) return;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(stamp, "");
    // What is wrong with the code says the program that is started then.
    const { status } = spawnSync(node, [fileURLToPath(new URL("load-code.mjs", import.meta.url))], {
      env: { ...process.env, NODE_COMPILE_CACHE: folder },
      stdio: "ignore",
    });
    if (status === 0) writeFileSync(stamp, code);
  } catch {
    // A folder that cannot be written to, or whose disk is full, keeps nothing: the program starts without it.
  }
}

/** The Node there is, and of the code, and what is installed, when it was last changed. */
function stampOf(node, project) {
  const files = ["src", "demo", "stand-ins"].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true })
      .filter((file) => file.endsWith(".ts"))
      .sort()
      .map((file) => join(folder, file)),
  );
  const lines = ["package-lock.json", ...files].map((file) => `${file} ${statSync(join(project, file)).mtimeMs}`);
  return [node, ...lines].join("\n");
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
