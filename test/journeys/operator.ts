/** Carries out the operator's commands for a journey, which sends their words one command after another: starting a program for each takes longer than they do. */
import { runShopCommand } from "../../src/bin/shop.ts";

/** What a command printed, and its exit code. */
export interface Carried {
  out: string;
  err: string;
  code: number;
}

const printed = { stdout: "", stderr: "" };
for (const stream of ["stdout", "stderr"] as const) Reflect.set(process[stream], "write", (text: string | Uint8Array) => Boolean((printed[stream] += String(text))));

process.on("message", (words: string[]) => void carryOut(words));

async function carryOut(words: readonly string[]): Promise<void> {
  Object.assign(printed, { stdout: "", stderr: "" });
  process.exitCode = 0;
  const code = await runShopCommand(words);
  process.send?.({ out: printed.stdout, err: printed.stderr, code } satisfies Carried);
}
