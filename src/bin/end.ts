import { DatabaseProblem } from "../database/database-problem.ts";
import { PictureStoreProblem } from "../integrations/picture-store/picture-store-problem.ts";
import { WrongSettings } from "./settings.ts";

/** Something a person can mend, said in one sentence; never a stack. */
export class Problem extends Error {}

/**
 * Runs a program that stays: what it opened is closed in the opposite order on Ctrl-C, on SIGTERM, or
 * when it fails. A failure a person can mend is one sentence and exit code 1.
 */
export async function endWith(
  program: (onStop: (close: () => Promise<unknown>) => void) => Promise<void>,
): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  let ending: Promise<void> | null = null;
  const end = (code: number) =>
    (ending ??= Promise.race([closeAll(closers), patience()]).then(() => process.exit(code)));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
  try {
    await program((close) => closers.push(close));
  } catch (error) {
    if (ending === null) process.stderr.write(`${sentenceOf(error)}\n`);
    await end(1);
  }
}

/** Returns a failure as a sentence; one nobody foresaw keeps its stack, since somebody has to find it. */
export function sentenceOf(error: unknown): string {
  if (isSentence(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Whether a failure was foreseen: its message is a sentence that says what to do. */
export function isSentence(error: unknown): error is Error {
  return (
    error instanceof Problem ||
    error instanceof WrongSettings ||
    error instanceof DatabaseProblem ||
    error instanceof PictureStoreProblem
  );
}

/** Closing waits for work in hand, but not for ever. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10_000));
}

async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers.reverse())
    await close().catch((error: unknown) => process.stderr.write(`${sentenceOf(error)}\n`));
}
