import { warsawMinute } from "../../domain/warsaw-time.ts";
import type { Command } from "commander";
import { InvalidArgumentError } from "commander";
import { runtimeErrorsSince, type RuntimeErrorRow } from "../../database/runtime-errors.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `errors`. */
export function addErrorCommands(program: Command): void {
  program
    .command("errors")
    .description("List the errors shoppers' browsers have told, the newest first.")
    .option(
      "--since <moment>",
      "from this day on, such as 2026-11-20, or for so many days back, such as 7d",
      since,
      new Date(0),
    )
    .option("--json", asJson)
    .action((options: { since: Date; json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const errors = await runtimeErrorsSince(pool, options.since);
        return { text: errors.length === 0 ? "No errors were told." : errors.map(describe).join("\n"), json: errors };
      }),
    );
}

function describe(error: RuntimeErrorRow): string {
  const details = [
    error.component.split("\n", 1)[0],
    error.url,
    error.browser,
    `build ${error.build_id} of ${error.build_date.slice(0, 10)}`,
  ]
    .filter(Boolean)
    .join(", ");
  const [, ...stack] = error.stack.split("\n");
  return [
    `${String(error.count).padStart(6)} ×  ${warsawMinute(error.last_seen)}  ${error.message}`,
    `          first ${warsawMinute(error.first_seen)}; ${details}`,
    ...stack.slice(0, 3).map((line) => `          ${line.trim()}`),
  ].join("\n");
}

/** Reads a day, '2026-11-20', or a number of days back, '7d'. */
function since(text: string): Date {
  const days = /^(\d{1,4})d$/.exec(text)?.[1];
  const moment = days === undefined ? new Date(`${text}T00:00:00Z`) : new Date(Date.now() - Number(days) * 86_400_000);
  if ((days === undefined && !/^\d{4}-\d{2}-\d{2}$/.test(text)) || Number.isNaN(moment.getTime()))
    throw new InvalidArgumentError("Give a day such as 2026-11-20, or days back such as 7d.");
  return moment;
}
