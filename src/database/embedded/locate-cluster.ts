import { createHash } from "node:crypto";
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseProblem } from "../database-problem.ts";
import { canWork, hasName, isRoot, nobody, ownAccount, ownerOf, renamedAccount } from "./account.ts";
import type { Account } from "./account.ts";
import { recordedElsewhere, recordElsewhere } from "./data-folder.ts";
import { copyPrograms, installedPrograms } from "./programs.ts";
import type { Programs } from "./programs.ts";

/** Which programs run on which folder, as whom. */
export type ClusterLocation = {
  readonly folder: string;
  readonly cluster: string;
  readonly programs: Programs;
  readonly account: Account;
};

/**
 * Where and as whom the server of a data folder runs.
 *
 * PostgreSQL refuses root. So root runs it as the folder's owner, as the owner of the project, or
 * as nobody; where these cannot enter (a home of mode 0700), as itself in a user namespace; where a
 * container forbids that too, as nobody in a folder under /var/lib, which is said and noted down.
 * What was chosen at first is kept, because the files belong to that user.
 */
export function locateCluster(folder: string, say: (sentence: string) => void): ClusterLocation {
  const elsewhere = recordedElsewhere(folder);
  if (elsewhere) return locateElsewhere(folder, elsewhere, say);

  const cluster = join(folder, "postgres");
  const programs = installedPrograms(folder, say);
  const account = candidates(folder, cluster).find((one) => isPlain(one) || canWork(one, programs.folder, folder));
  if (account) {
    if (isRoot() && existsSync(cluster)) giveTo(account, cluster);
    return { folder, cluster, programs, account };
  }
  if (existsSync(cluster) || !isRoot()) {
    throw new DatabaseProblem(
      `No user that PostgreSQL accepts can enter ${folder}: set DATA_DIR to a folder that others may enter, or start the shop as an ordinary user.`,
    );
  }
  const other = join("/var/lib", `bruk-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`);
  say(`The database is in ${other}, because the user it must run as (nobody) cannot enter ${folder}.`);
  return locateElsewhere(folder, other, () => {});
}

/** Who may run it, best first. */
function candidates(folder: string, cluster: string): readonly Account[] {
  const owner = existsSync(cluster) ? statSync(cluster).uid : undefined;
  if (!isRoot()) {
    const own = ownAccount();
    if (owner !== undefined && owner !== own.owner) throw otherOwner(cluster, owner);
    return hasName() || process.platform === "win32" ? [own] : [renamedAccount()];
  }
  const renamed = renamedAccount();
  if (owner === undefined) {
    const owners = [ownerOf(folder), ownerOf(import.meta.dirname)].filter((account) => account.uid !== 0);
    return [...owners, nobody(), renamed];
  }
  if (owner === 0) return [renamed, nobody()];
  return owner === nobody().uid ? [nobody(), renamed] : [ownerOf(cluster)];
}

function isPlain(account: Account): boolean {
  return account.uid === undefined && account.before.length === 0;
}

function locateElsewhere(folder: string, elsewhere: string, say: (sentence: string) => void): ClusterLocation {
  const account = isRoot() ? nobody() : ownAccount();
  const cluster = join(elsewhere, "postgres");
  if (existsSync(cluster) && statSync(cluster).uid !== account.owner) throw otherOwner(cluster, statSync(cluster).uid);
  mkdirSync(elsewhere, { recursive: true });
  chmodSync(elsewhere, 0o755);
  const programs = copyPrograms(installedPrograms(elsewhere, say), join(elsewhere, "programs"));
  if (isRoot()) giveTo(account, programs.folder);
  if (!canWork(account, programs.folder, elsewhere)) {
    throw new DatabaseProblem(
      `PostgreSQL cannot run in ${elsewhere}: set DATABASE_URL to a server of your own, or start the shop as an ordinary user.`,
    );
  }
  recordElsewhere(folder, elsewhere);
  return { folder, cluster, programs, account };
}

function otherOwner(cluster: string, owner: number): DatabaseProblem {
  return new DatabaseProblem(
    `The database in ${cluster} belongs to another user (number ${owner}): start the shop as that user, or set DATA_DIR to another folder.`,
  );
}

/** Root only: a cluster made under one stand-in for root is handed to the other. */
function giveTo({ owner }: Account, path: string): void {
  const at = lstatSync(path);
  if (at.uid === owner) return;
  if (at.isDirectory()) for (const name of readdirSync(path)) giveTo({ owner, before: [] }, join(path, name));
  lchownSync(path, owner, at.gid);
}
