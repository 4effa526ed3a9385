import type { OpenedShop } from "../open-shop.ts";
import { openShop } from "../open-shop.ts";
import { readSettings, type Settings } from "../settings.ts";

/** What a command prints: as text for people, as JSON for programs. */
export interface Answer {
  text: string;
  json: unknown;
  /** 1 when what was asked for does not hold. */
  exitCode?: 0 | 1;
}

/** Opens the shop for one command, prints its answer the way it was asked for, and closes again. */
export async function withShop(options: { json?: boolean }, command: (shop: OpenedShop & { settings: Settings }) => Promise<Answer>): Promise<void> {
  const settings = readSettings(process.env);
  const shop = await openShop(settings, { say: (sentence) => process.stderr.write(`${sentence}\n`), statementTimeout: 0 });
  try {
    const answer = await command({ ...shop, settings });
    process.stdout.write(options.json ? `${JSON.stringify(answer.json, null, 2)}\n` : `${answer.text}\n`);
    if (answer.exitCode) process.exitCode = answer.exitCode;
  } finally {
    await shop.close();
  }
}
