import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { freePort } from "../builders/free-port.ts";
import { environment, root } from "./start-shop.ts";

/** A process of the shop on a folder of its own. */
export interface RunningRole {
  /** Where it serves; empty of one that only works. */
  address: string;
  dataDir: string;
  child: ChildProcess;
  /** Asks it to end, as an operator's system does; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts `bin/serve.ts` or `bin/work.ts` on a database and a free port; returns once it has said that it is there. Whatever is left of it goes with the test file. */
export async function startRole(
  role: "serve" | "work" | "start",
  settings: Record<string, string>,
): Promise<RunningRole> {
  const dataDir = mkdtempSync(join(tmpdir(), "bruk-role-"));
  const port = await freePort("localhost");
  const child = spawn(process.execPath, [join(root, `src/bin/${role}.ts`)], {
    cwd: root,
    env: { ...environment(dataDir, port), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  after(() => {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (text: Buffer) => void (said += String(text)));
    child.stdout.on("data", (text: Buffer) => {
      said += String(text);
      if (/Bruk: (http|working)/.test(said)) resolve();
    });
    child.once("exit", (code) => reject(new Error(`'${role}' ended with ${code} before it was there:\n${said}`)));
  });
  return {
    address: role === "work" ? "" : `http://localhost:${port}`,
    dataDir,
    child,
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      return ((await gone) as [number | null])[0];
    },
  };
}
