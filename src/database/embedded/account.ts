import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";

/** As whom PostgreSQL's programs run: they refuse root, and initdb refuses a user without a name. */
export type Account = {
  /** Set when another user than the present one. */
  readonly uid?: number;
  readonly gid?: number;
  /** Words before the program's own: a call of `unshare`, or none. */
  readonly before: readonly string[];
  /** Who owns the files that the programs write. */
  readonly owner: number;
};

/** Whether this process is root, where there is such a thing. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The present user. */
export function ownAccount(): Account {
  return { before: [], owner: process.getuid?.() ?? 0 };
}

/** Whether the present user stands in the list of users; a container may run under a bare number. */
export function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** The unprivileged user of every Unix. */
export function nobody(): Account {
  const { uid, gid } = nobodyIds();
  return { uid, gid, before: [], owner: uid };
}

/** The user who owns `path`. */
export function ownerOf(path: string): Account {
  const { uid, gid } = statSync(path);
  return { uid, gid, before: [], owner: uid };
}

/**
 * The present user under the name of nobody, in a user namespace of its own: to the programs it is
 * an ordinary user, to the files it is still the present one, who may enter a home of mode 0700.
 */
export function renamedAccount(): Account {
  const { uid, gid } = nobodyIds();
  return {
    before: ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`, "--"],
    owner: process.getuid?.() ?? 0,
  };
}

/** Whether the account can run the programs in `programs` and enter `folder`. Tried, not reckoned. */
export function canWork(account: Account, programs: string, folder: string): boolean {
  const words = [
    ...account.before,
    "/bin/sh",
    "-c",
    'cd "$1" && test "$(id -u)" != 0 && id -un && "$2" --version',
    "sh",
    folder,
    join(programs, "bin/postgres"),
  ];
  const [program = "", ...rest] = words;
  return spawnSync(program, rest, { cwd: "/", uid: account.uid, gid: account.gid, stdio: "ignore" }).status === 0;
}

function nobodyIds(): { uid: number; gid: number } {
  const entry = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((line) => line.startsWith("nobody:"));
  const [, , uid = 65_534, gid = 65_534] = entry?.split(":") ?? [];
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}
