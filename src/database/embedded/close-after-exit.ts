import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Should this process exit before it has closed the server of `folder` (Ctrl-C while it starts, an
 * error nobody caught), a short program does it afterwards: it opens the server too and closes
 * it, which stops it unless others use it. Call what this returns when it is no longer needed.
 */
export function closeAfterExit(folder: string): () => void {
  const program = fileURLToPath(new URL("close-program.ts", import.meta.url));
  const onExit = (): void => {
    spawn(process.execPath, [program, folder], { detached: true, stdio: "ignore", cwd: "/" }).unref();
  };
  process.once("exit", onExit);
  return () => process.off("exit", onExit);
}
