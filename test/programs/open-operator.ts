import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** What a command said, and its exit code. */
export interface Said {
  code: number | null;
  out: string;
  err: string;
}

export interface Operator {
  /** Carries out a command: `npm run shop -- …words`. Those asked for at once are carried out one after the other. */
  run(...words: string[]): Promise<Said>;
  /** Returns what a command says as JSON; one that does not end well is an error. */
  json<T>(...words: string[]): Promise<T>;
  end(): void;
}

/** Opens a program that carries out the operator's commands in an environment: starting one for each takes longer than they do. */
export function openOperator(environment: NodeJS.ProcessEnv): Operator {
  const child = spawn(process.execPath, [join(import.meta.dirname, "shop-commands.ts")], {
    cwd: join(import.meta.dirname, "../.."),
    env: environment,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function run(...words: string[]): Promise<Said> {
    child.stdin.write(`${JSON.stringify(words)}\n`);
    const { value, done } = await answers.next();
    if (done === true) throw new Error(`${words.join(" ")}: the operator's program has ended`);
    return JSON.parse(value) as Said;
  }

  return {
    run,
    async json<T>(...words: string[]) {
      const { code, out, err } = await run(...words, "--json");
      if (code !== 0) throw new Error(`${words.join(" ")}: ${err || out}`);
      return JSON.parse(out) as T;
    },
    end: () => child.stdin.end(),
  };
}
