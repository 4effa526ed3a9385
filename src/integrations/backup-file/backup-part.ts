/** One file inside a backup: small enough to be held in memory. */
export interface BackupPart {
  name: string;
  bytes: Buffer;
}

/** Takes the parts of a backup one after the other. */
export interface BackupSink {
  add(part: BackupPart): Promise<void>;
}

/** A backup that cannot be read, in one sentence. */
export class UnreadableBackup extends Error {}
