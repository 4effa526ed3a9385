import type { LoggerOptions } from "pino";

/** Returns how the shop logs: one line an event; readable in a terminal, JSON elsewhere. */
export function loggerOptions(level: string): LoggerOptions {
  if (!process.stdout.isTTY) return { level };
  return {
    level,
    transport: {
      target: "pino-pretty",
      options: { singleLine: true, ignore: "pid,hostname", translateTime: "HH:MM:ss" },
    },
  };
}
