import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isRoot } from "../../src/database/embedded/account.ts";

/** Where packages are installed; tests hand in their own. */
export interface System {
  isRoot: boolean;
  isDebian: boolean;
  run(...words: string[]): void;
  say(sentence: string): void;
}

/** Installs Debian's packages where root runs on Debian or what is made of it, each as far as it can be had; elsewhere nothing happens. */
export function installPackages(names: readonly string[], { isRoot, isDebian, run, say }: System = thisSystem()): void {
  if (names.length === 0 || !isRoot || !isDebian) return;
  say(`Not here yet: ${names.join(", ")}. Installing Debian's packages.\n`);
  run("apt-get", "update", "-qq");
  for (const name of names) run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
}

function thisSystem(): System {
  return {
    isRoot: isRoot(),
    isDebian: existsSync("/etc/debian_version"),
    run: (program = "", ...words) =>
      void spawnSync(program, words, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }),
    say: (sentence) => void process.stdout.write(sentence),
  };
}
