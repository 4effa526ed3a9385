import { orFullDisk } from "../full-disk.ts";
import { misspeltSettings } from "../misspelt-settings.ts";
import type { OpenedShop } from "../open-shop.ts";
import { openShop } from "../open-shop.ts";
import { readSettings, type Settings } from "../settings.ts";
import { terminalJson, terminalText } from "../terminal-text.ts";

/** What a command prints: as text for people, as JSON for programs. */
export interface Answer {
  text: string;
  json: unknown;
  /** 1 when what was asked for does not hold. */
  exitCode?: 0 | 1;
}

type Command = (shop: OpenedShop & { settings: Settings }) => Promise<Answer>;

/**
 * Opens the shop for one command, prints its answer the way it was asked for, and closes again. Where there is no shop
 * yet one is made, unless it must exist: a command that only looks would be content with an empty one.
 */
export async function withShop(
  options: { json?: boolean },
  command: Command,
  { mustExist = false } = {},
): Promise<void> {
  const settings = readSettings(process.env);
  const say = (sentence: string) => process.stderr.write(`${terminalText(sentence)}\n`);
  for (const sentence of misspeltSettings(process.env)) say(sentence);
  try {
    const answer = await answerOf(await openShop(settings, { say, statementTimeout: 0, mustExist }));
    process.stdout.write(`${options.json ? terminalJson(answer.json) : terminalText(answer.text)}\n`);
    if (answer.exitCode) process.exitCode = answer.exitCode;
  } catch (error) {
    throw await orFullDisk(error, settings.dataDir);
  }

  async function answerOf(shop: Awaited<ReturnType<typeof openShop>>) {
    try {
      return await command({ ...shop, settings });
    } finally {
      await shop.close();
    }
  }
}
