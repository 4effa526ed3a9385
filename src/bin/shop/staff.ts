import { type Command, Option } from "commander";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { logAct, type LoggedAct } from "../../database/staff/operator-log.ts";
import { allStaff, type StaffMember, staffWithEmail } from "../../database/staff/staff.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Role, roles } from "../../domain/staff/permissions.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { changeRole, removeStaff } from "../../flows/staff/change-staff.ts";
import { Problem } from "../end.ts";
import { invitationLink } from "../invitation-link.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

interface StaffOptions {
  role?: Role;
  reset?: boolean;
  json?: boolean;
}

/** `staff`, with `invite`, `role` and `remove` below it. */
export function addStaffCommands(program: Command): void {
  const staff = program
    .command("staff")
    .description("List who may come into the back office.")
    .option("--json", asJson)
    .action((options: StaffOptions) =>
      withShop(options, async ({ pool }) => {
        const found = await allStaff(pool);
        const none = "Nobody works here yet: staff invite EMAIL --role owner";
        return { text: found.length === 0 ? none : found.map(line).join("\n"), json: found };
      }),
    );

  staff
    .command("invite")
    .description(
      "Print a link by which somebody comes in: once, within 24 hours. For who has lost every way in, too: whoever works here already keeps their ways in, unless --reset.",
    )
    .argument("<email>", "whom it is for")
    .addOption(new Option("--role <role>", "what they may do").choices(roles).makeOptionMandatory())
    .option("--reset", "end every passkey, password and session they had")
    .option("--json", asJson)
    .action((email: string, { role, reset = false }: StaffOptions, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool, settings }) => {
        const { link, endsAt } = await invitationLink(pool, settings, { email, role: role!, resets: reset });
        const until = warsawTime(endsAt);
        return {
          text: `${email} comes in as ${role} by this link, once, until ${until}:\n${link}`,
          json: { email, role, link, ends_at: endsAt },
        };
      }),
    );

  staff
    .command("role")
    .description("Give somebody another role, and end their sessions.")
    .argument("<email>", "of whom")
    .addOption(new Option("--role <role>", "what they may do").choices(roles).makeOptionMandatory())
    .option("--json", asJson)
    .action((email: string, { role }: StaffOptions, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        await act(pool, email, (db, staffId, log) => changeRole(db, { staffId, role: role! }, log));
        return { text: `${email} is ${role} now, and signed out everywhere.`, json: { email, role } };
      }),
    );

  staff
    .command("remove")
    .description("Take every way in and session from somebody.")
    .argument("<email>", "from whom")
    .option("--json", asJson)
    .action((email: string, _options: StaffOptions, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        await act(pool, email, removeStaff);
        return { text: `${email} does not come in any more.`, json: { email, removed: true } };
      }),
    );
}

type Act = (
  db: Queryable,
  staffId: number,
  log: (act: LoggedAct) => Promise<unknown>,
) => Promise<"NOT_FOUND" | "LAST_OWNER" | null>;

async function act(pool: Pool, email: string, work: Act): Promise<void> {
  const why = await inTransaction(
    pool,
    async (db) => {
      const person = await staffWithEmail(db, email);
      if (person === null) return "NOT_FOUND";
      return work(db, person.staff_id, (logged) => logAct(db, { kind: "commandLine" }, logged));
    },
    { keep: (refused) => refused === null },
  );
  if (why === "NOT_FOUND") throw new Problem(`Nobody with the address ${email} works here. 'staff' lists who does.`);
  if (why === "LAST_OWNER")
    throw new Problem(`${email} is the last owner who has come in: somebody else has to be one first.`);
}

function line({ email, name, role, joined_at, invited_until, passkeys, password }: StaffMember): string {
  const ways = [`${passkeys} ${passkeys === 1 ? "passkey" : "passkeys"}`, ...(password ? ["a password"] : [])].join(
    ", ",
  );
  const stands =
    joined_at === null
      ? invited_until === null
        ? "invited, the link has ended"
        : `invited until ${warsawTime(invited_until)}`
      : ways;
  return `${role.padEnd(12)} ${email}  ${name === "" ? "" : `${name}, `}${stands}`;
}
